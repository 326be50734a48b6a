import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import test from 'node:test';
import { inWorkbench, until } from '../support/harness';

test(
  'the bundled server starts, and its version is in the status bar',
  inWorkbench(async (workbench) => {
    const document = workbench.open();
    await workbench.start();
    assert.equal(workbench.editor.status.shown, true);
    const uri = document.uri.toString();
    await until(() => workbench.editor.diagnostics.get(uri)?.length === 1, 'a diagnostic');
    assert.equal(workbench.editor.diagnostics.get(uri)?.[0]?.code, 'mlir-x');
    assert.deepEqual(workbench.editor.messages, []);
  }),
);

test(
  'the status is hidden beside other languages',
  inWorkbench(async (workbench) => {
    await workbench.start();
    assert.equal(workbench.editor.status.shown, false);
  }),
);

test(
  'a setting comes before the bundled server',
  inWorkbench(async (workbench) => {
    const { editor } = workbench;
    workbench.program('mine/abide');
    editor.folders = [{ name: 'f', uri: { fsPath: workbench.folder } as never }];
    editor.settings.set('abide.server.path', '${workspaceFolder}/mine/abide');
    await workbench.start('dies');
    assert.match(editor.output, /mine\/abide \(setting\)/);
  }),
);

test(
  'a missing server is reported with the next step, and a setting fixes it',
  inWorkbench(async (workbench) => {
    const { editor } = workbench;
    editor.settings.set('abide.server.path', '/no/where');
    editor.answers.set('abide has no server', 'Open Settings');
    workbench.activate();
    await workbench.message(/abide has no server to run.*names \/no\/where.*no such file/);
    await workbench.status(/no server/);
    await until(() => editor.ran.length > 0, 'the settings');
    assert.deepEqual(editor.ran, [['workbench.action.openSettings', 'abide.server']]);
    editor.set('abide.server.path', workbench.program('mine/abide'));
    await workbench.status(/9\.8\.7/);
  }),
);

test(
  'the user chooses a program',
  inWorkbench(async (workbench) => {
    const { editor } = workbench;
    editor.settings.set('abide.server.path', '/no/where');
    const chosen = [{ fsPath: workbench.program('mine/abide') }];
    editor.answers.set('abide has no server', 'Choose Program...');
    editor.answers.set('The abide program to run as the server', chosen);
    workbench.activate();
    await workbench.status(/9\.8\.7/);
  }),
);

test(
  'a server that dies at the start is told',
  inWorkbench(async (workbench) => {
    workbench.program('extension/server/abide', 'dies');
    workbench.activate();
    await workbench.message(/does not run\. It does not start/);
    await workbench.status(/server ended/);
  }),
);

test(
  'a server that never answers is told, and ended',
  inWorkbench(async (workbench) => {
    workbench.program('extension/server/abide', 'mute');
    workbench.activate();
    // It is given twenty seconds.
    await workbench.status(/server ended/, 30_000);
    await workbench.message(/It does not start: no answer within 20 s/);
  }),
);

test(
  'a program that is none is told',
  inWorkbench(async (workbench) => {
    const { editor } = workbench;
    // A folder in place of the interpreter: the system refuses to run it.
    editor.settings.set('abide.server.path', workbench.program('odd/abide'));
    const { writeFileSync } = await import('node:fs');
    writeFileSync(String(editor.settings.get('abide.server.path')), '#!/no/interpreter\n');
    workbench.activate();
    await workbench.message(/does not run\. It does not start: .*ENOENT/);
  }),
);

test(
  'a server that ends is started again, but not for ever',
  inWorkbench(async (workbench) => {
    workbench.open();
    workbench.program('extension/server/abide', 'frail');
    workbench.activate();
    await workbench.message(/It ended 4 times within three minutes/);
    const starts = workbench.editor.output.match(/abide: starting/g) ?? [];
    assert.equal(starts.length, 4);
  }),
);

test(
  'the restart command starts another process',
  inWorkbench(async (workbench) => {
    await workbench.start();
    await workbench.editor.run('abide.restartServer');
    const starts = workbench.editor.output.match(/abide: starting/g) ?? [];
    assert.equal(starts.length, 2);
    assert.ok(workbench.editor.messages.some((text) => text.includes('restarted')));
  }),
);

test(
  'a program that changes on the disk is started anew',
  inWorkbench(async (workbench) => {
    await workbench.start();
    // Wait a moment, because the file system's clock is coarse.
    await new Promise((wake) => setTimeout(wake, 50));
    workbench.program('extension/server/abide', 'another');
    const starts = (): number => workbench.editor.output.match(/abide: starting/g)?.length ?? 0;
    await until(() => starts() === 2, 'the second start');
    await workbench.status(/9\.8\.7/);
  }),
);

test(
  'a program that goes away leaves its server alone',
  inWorkbench(async (workbench) => {
    await workbench.start();
    rmSync(`${workbench.extensionPath}/server/abide`);
    await new Promise((wake) => setTimeout(wake, 2500));
    assert.equal(workbench.editor.output.match(/abide: starting/g)?.length, 1);
    await workbench.status(/9\.8\.7/);
  }),
);

test(
  'a server that does not end is killed',
  inWorkbench(async (workbench) => {
    await workbench.start('deaf');
    const before = Date.now();
    await workbench.close();
    assert.ok(Date.now() - before < 10_000);
  }),
);

test(
  'switched off, nothing runs',
  inWorkbench(async (workbench) => {
    workbench.editor.settings.set('abide.enable', false);
    workbench.activate();
    await workbench.status(/circle-slash/);
    assert.equal(workbench.editor.output, '');
    workbench.program('extension/server/abide');
    workbench.editor.set('abide.enable', true);
    await workbench.status(/9\.8\.7/);
  }),
);
