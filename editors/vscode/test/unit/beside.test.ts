import assert from 'node:assert/strict';
import test from 'node:test';
import { inWorkbench, until } from '../support/harness';

const OTHER = 'llvm-vs-code-extensions.vscode-mlir';

test(
  "without LLVM's extension nobody asks",
  inWorkbench(async (workbench) => {
    await workbench.start();
    assert.deepEqual(workbench.editor.messages, []);
  }),
);

test(
  'both may show what they have',
  inWorkbench(async (workbench) => {
    workbench.editor.installed.add(OTHER);
    workbench.editor.answers.set("LLVM's MLIR extension is active", 'Keep Both');
    const document = workbench.open();
    await workbench.start();
    const uri = document.uri.toString();
    await until(() => workbench.editor.diagnostics.get(uri)?.length === 1, 'a diagnostic');
    assert.equal(workbench.editor.settings.get('abide.besideOtherExtension'), 'both');
  }),
);

test(
  'abide leaves diagnostics and hovers to the other',
  inWorkbench(async (workbench) => {
    const { editor } = workbench;
    editor.installed.add(OTHER);
    editor.answers.set("LLVM's MLIR extension is active", 'Leave Them to It');
    const document = workbench.open();
    await workbench.start();
    await until(() => editor.settings.has('abide.besideOtherExtension'), 'the setting');
    // The change of the setting restarts the server.
    const starts = (): number => editor.output.match(/abide: starting/g)?.length ?? 0;
    await until(() => starts() === 2, 'another start');
    await workbench.status(/9\.8\.7/);
    await until(() => editor.diagnostics.has(document.uri.toString()), 'a word on the file');
    assert.deepEqual(editor.diagnostics.get(document.uri.toString()), []);
  }),
);

test(
  'the server of the other is turned off',
  inWorkbench(async (workbench) => {
    workbench.editor.installed.add(OTHER);
    workbench.editor.answers.set("LLVM's MLIR extension is active", 'Turn Its Server Off');
    await workbench.start();
    await until(() => workbench.editor.settings.get('mlir.enable') === false, 'its setting');
  }),
);

test(
  'who closes the question is not asked again',
  inWorkbench(async (workbench) => {
    workbench.editor.installed.add(OTHER);
    await workbench.start();
    await until(() => workbench.memory.has('askedAboutOtherExtension'), 'the note');
    assert.equal(workbench.editor.messages.length, 1);
  }),
);
