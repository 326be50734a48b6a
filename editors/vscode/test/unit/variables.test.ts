import assert from 'node:assert/strict';
import test from 'node:test';
import { expandVariables } from '../../src/node/variables';

const around = {
  home: '/home/me',
  environment: { LLVM: '/opt/llvm', COST: '$&' },
  folders: [
    { name: 'first', path: '/work/first' },
    { name: 'second', path: '/work/second' },
  ],
};

const cases: [string, string][] = [
  ['abide', 'abide'],
  ['~', '/home/me'],
  ['~/bin/abide', '/home/me/bin/abide'],
  ['/a/~/b', '/a/~/b'],
  ['~you/bin', '~you/bin'],
  ['${userHome}/bin', '/home/me/bin'],
  ['${env:LLVM}/bin/abide', '/opt/llvm/bin/abide'],
  ['${env:NONE}/abide', '/abide'],
  ['${env:COST}', '$&'],
  ['${workspaceFolder}/target/abide', '/work/first/target/abide'],
  ['${workspaceFolder:second}/abide', '/work/second/abide'],
  ['${workspaceFolder:third}/abide', '${workspaceFolder:third}/abide'],
  ['${unknown}', '${unknown}'],
  ['${env:LLVM', '${env:LLVM'],
];

for (const [written, expected] of cases) {
  test(`${written} stands for ${expected}`, () => {
    assert.equal(expandVariables(written, around), expected);
  });
}

test('without a folder its variable stays', () => {
  const expanded = expandVariables('${workspaceFolder}/abide', { ...around, folders: [] });
  assert.equal(expanded, '${workspaceFolder}/abide');
});
