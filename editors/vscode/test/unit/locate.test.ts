import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import test from 'node:test';
import { locateServer, type Places } from '../../src/node/locate';

const root = mkdtempSync(join(tmpdir(), 'abide-locate-'));
test.after(() => rmSync(root, { recursive: true }));

function program(path: string, mode = 0o755): string {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, mode);
  return file;
}

const set = program('set/abide');
const bundled = program('extension/server/abide');
const onPath = program('path/abide');
const ofCargo = program('home/.cargo/bin/abide');
const dull = program('dull/abide', 0o644);

function places(changed: Partial<Places>): Places {
  return {
    setting: '',
    extension: join(root, 'extension'),
    platform: 'linux',
    trusted: true,
    home: join(root, 'home'),
    environment: { PATH: `${join(root, 'none')}:${join(root, 'dull')}:${join(root, 'path')}` },
    folders: [{ name: 'root', path: root }],
    ...changed,
  };
}

const bare = join(root, 'bare');
const found: [string, Partial<Places>, string, string][] = [
  ['the setting comes first', { setting: set }, set, 'setting'],
  ['variables in the setting', { setting: '${workspaceFolder}/set/abide' }, set, 'setting'],
  ['a relative setting is of the first folder', { setting: 'set/abide' }, set, 'setting'],
  ['a bare name is looked up on the PATH', { setting: ' abide ' }, onPath, 'setting'],
  ['then the bundled one', {}, bundled, 'bundled'],
  ['the bundled one is always trusted', { trusted: false }, bundled, 'bundled'],
  ['then the first on the PATH that can be run', { extension: bare }, onPath, 'path'],
  ["then cargo's folder", { extension: bare, environment: {} }, ofCargo, 'path'],
];
for (const [what, changed, path, origin] of found) {
  test(what, async () => {
    assert.deepEqual(await locateServer(places(changed)), { kind: 'found', path, origin });
  });
}

const untrusted = { trusted: false };
const none: [string, Partial<Places>, RegExp][] = [
  [
    'a setting with a program of a folder that is not trusted',
    { ...untrusted, setting: '${workspaceFolder}/set/abide' },
    /set\/abide is in the folder root, which is not trusted/,
  ],
  ['a relative one', { ...untrusted, setting: 'set/../set/abide' }, /not trusted/],
  ['one on the PATH', { ...untrusted, extension: bare }, /not trusted/],
  [
    'a relative folder of the PATH',
    {
      extension: bare,
      home: bare,
      environment: { PATH: `.::${relative('', join(root, 'path'))}` },
    },
    /There is no abide/,
  ],
  [
    'a setting that leads nowhere',
    { setting: '/no/where' },
    /names \/no\/where, but there is no such file/,
  ],
  ['a setting that is a folder', { setting: root }, /that is no file/],
  ['a setting that may not be run', { setting: dull }, /may not be run/],
  ['a name that is not on the PATH', { setting: 'abode' }, /no such program/],
  [
    'nothing anywhere',
    { extension: bare, environment: {}, home: bare },
    /no abide in the extension/,
  ],
  ['the name on Windows', { platform: 'win32', environment: {} }, /no abide\.exe/],
];
for (const [what, changed, reason] of none) {
  test(`${what} is said`, async () => {
    const answer = await locateServer(places(changed));
    assert.equal(answer.kind, 'none');
    assert.match(answer.kind === 'none' ? answer.reason : '', reason);
  });
}
