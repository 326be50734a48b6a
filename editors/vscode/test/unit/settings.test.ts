import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { inWorkbench, until, type Workbench } from '../support/harness';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const declared: Record<string, { scope: string }> = manifest.contributes.configuration.properties;

/** The last value that the server recorded under a word, of its section. */
async function noted(workbench: Workbench, what: string): Promise<unknown> {
  const lines = (): string[] =>
    workbench.editor.output.split('\n').filter((line) => line.startsWith(`${what} `));
  await until(() => lines().length > 0, what);
  return JSON.parse(lines().at(-1)?.slice(what.length) ?? '');
}

test(
  'the server is told of declared settings alone',
  inWorkbench(async (workbench) => {
    const { editor } = workbench;
    for (const [name, value] of [
      ['maxDiagnostics', 7],
      // Undeclared: the settings of any folder may have these.
      ['copyCommand', 'workbench.action.terminal.new'],
      ['anything', { path: '/' }],
    ] as const) {
      editor.settings.set(`abide.${name}`, value);
    }
    await workbench.start();
    assert.deepEqual(await noted(workbench, 'initialize'), {
      abide: {
        maxDiagnostics: 7,
        copyCommand: 'abide.copy',
        showReferences: true,
        actionCommands: true,
      },
    });
    editor.set('abide.maxDiagnostics', 8);
    await until(() => editor.output.includes('"maxDiagnostics":8'), 'the change');
    assert.deepEqual(await noted(workbench, 'told'), { abide: { maxDiagnostics: 8 } });
    assert.deepEqual(await noted(workbench, 'asked'), [{ maxDiagnostics: 8 }, null]);
  }),
);

test('programs, links and folders come from the user alone', () => {
  const own = [
    'server.path',
    'server.arguments',
    'server.environment',
    'cacheFolder',
    'diagnosticsPage',
  ];
  for (const name of own) {
    assert.equal(declared[`abide.${name}`]?.scope, 'machine', name);
  }
  const { restrictedConfigurations } = manifest.capabilities.untrustedWorkspaces;
  assert.deepEqual([...restrictedConfigurations].sort(), own.map((name) => `abide.${name}`).sort());
  // Whatever else takes any text would have to be one of them.
  const texts = Object.entries(declared).filter(
    ([, value]) => !['boolean', 'integer'].includes(String(Reflect.get(value, 'type'))),
  );
  const free = texts.filter(([, value]) => !Reflect.has(value, 'enum')).map(([name]) => name);
  assert.deepEqual(free.sort(), [...restrictedConfigurations].sort());
});

test(
  'a program of a folder that is not trusted runs when it is',
  inWorkbench(async (workbench) => {
    const { editor } = workbench;
    workbench.program('mine/abide');
    editor.folders = [{ name: 'f', uri: { fsPath: workbench.folder } as never }];
    editor.settings.set('abide.server.path', '${workspaceFolder}/mine/abide');
    editor.trusted = false;
    workbench.activate();
    await workbench.message(/mine\/abide is in the folder f, which is not trusted/);
    assert.doesNotMatch(editor.output, /abide: starting/);
    editor.trusted = true;
    editor.trustGranted.fire();
    await workbench.status(/9\.8\.7/);
  }),
);

test(
  'a message has no links',
  inWorkbench(async (workbench) => {
    const { editor } = workbench;
    editor.settings.set('abide.server.path', '/no/[run](command:x)');
    workbench.activate();
    await workbench.message(/names \/no\/\[run\] \(command:x\), but/);
  }),
);
