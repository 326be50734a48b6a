import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import test from 'node:test';
import { configuration, foldersOf } from '../../src/commands/projectText';
import { inWorkbench, type Workbench } from '../support/harness';
import type { Document, Uri } from '../support/values';

/** The text of a document that the extension provides. */
function provided({ editor }: Workbench, uri: unknown): string | undefined {
  const { scheme } = uri as Uri;
  return editor.contents.get(scheme)?.provideTextDocumentContent(uri as Uri);
}

function labels(workbench: Workbench): string[] {
  return (workbench.editor.picks[0] ?? []).map((item) => (item as { label: string }).label);
}

test(
  'a pass on a function is compared, and applied',
  inWorkbench(async (workbench) => {
    const { editor } = workbench;
    const source = workbench.open();
    await workbench.start();
    editor.answers.set('Run on this function', 'cse');
    editor.answers.set('cse on @f changes', 'Apply');
    await editor.run('abide.runPassOnFunction');
    assert.deepEqual(labels(workbench), [
      'Passes',
      'cse',
      'Pipelines',
      '$(edit) Write a pipeline...',
    ]);
    const [name, before, after, title] = editor.ran[0] ?? [];
    assert.equal(name, 'vscode.diff');
    assert.equal(before, source.uri);
    assert.equal(title, 'test.mlir: cse on @f');
    assert.equal(provided(workbench, after), 'after cse');
    assert.equal(editor.applied[0]?.edits[0]?.edits[0]?.newText, '!');
    assert.deepEqual(editor.ran.at(-1), ['showTextDocument', source]);
  }),
);

test(
  'nothing is applied unless the user says so',
  inWorkbench(async (workbench) => {
    workbench.open();
    await workbench.start();
    workbench.editor.answers.set('Run on this file', 'whole');
    await workbench.editor.run('abide.runPassOnFile');
    assert.ok(labels(workbench).includes('whole'));
    assert.equal(workbench.editor.ran[0]?.[3], 'test.mlir: whole');
    assert.deepEqual(workbench.editor.applied, []);
    // The button of the comparison does it later.
    await workbench.editor.run('abide.applyPass', workbench.editor.ran[0]?.[2]);
    assert.equal(workbench.editor.applied.length, 1);
  }),
);

test(
  'what a pass changed of an older text is not applied to a newer one',
  inWorkbench(async (workbench) => {
    const { editor } = workbench;
    const source = workbench.open();
    await workbench.start();
    editor.answers.set('Run on this file', 'cse');
    await editor.run('abide.runPassOnFile');
    source.change('other');
    await editor.run('abide.applyPass', editor.ran[0]?.[2]);
    await workbench.message(/test\.mlir has changed since/);
    assert.deepEqual(editor.applied, []);
  }),
);

test(
  'a pipeline is written, remembered, and refused with its reason',
  inWorkbench(async (workbench) => {
    const { editor } = workbench;
    workbench.open();
    await workbench.start();
    editor.answers.set('Run on this file', '$(edit) Write a pipeline...');
    editor.answers.set('Run a pipeline', ' broken ');
    editor.answers.set('Running broken', 'Show Output');
    await editor.run('abide.runPassOnFile');
    await workbench.message(/^Running broken: no such pass$/);
    assert.match(editor.output, /no such pass\nand more/);
    assert.equal([...workbench.memory.values()][0], 'broken');
    await editor.run('abide.runPassOnFile');
    assert.deepEqual(editor.picks[1]?.[0], {
      label: 'broken',
      description: 'the last one',
      pipeline: 'broken',
    });
  }),
);

test(
  'a pass that changes nothing says so',
  inWorkbench(async (workbench) => {
    workbench.open();
    await workbench.start();
    workbench.editor.answers.set('Run on this function', '$(edit) Write a pipeline...');
    workbench.editor.answers.set('Run a pipeline', 'nothing');
    await workbench.editor.run('abide.runPassOnFunction');
    assert.deepEqual(workbench.editor.messages, ['nothing on @f changes nothing.']);
    assert.deepEqual(workbench.editor.ran, []);
  }),
);

test(
  'the generic form stands beside the file',
  inWorkbench(async (workbench) => {
    workbench.open();
    await workbench.start();
    await workbench.editor.run('abide.showGenericForm');
    await workbench.editor.run('abide.showGenericFormOfFunction');
    const [whole, part] = workbench.editor.ran.map(([, uri]) => uri as Uri);
    assert.equal(whole?.path, '/test (generic form).mlir');
    assert.equal(part?.path, '/test (generic form of @f).mlir');
    assert.equal(provided(workbench, part), 'generic');
    await workbench.editor.run('abide.showSyntaxTree');
    const tree = workbench.editor.ran.at(-1)?.[1] as Uri;
    assert.equal(tree.path, '/test (syntax tree).txt');
    assert.equal(provided(workbench, tree), 'a tree');
  }),
);

test(
  'an issue has the versions of the server and of LLVM',
  inWorkbench(async (workbench) => {
    workbench.open();
    await workbench.start();
    const asked: { issueBody: string }[] = [];
    workbench.editor.commands.set('workbench.action.openIssueReporter', (parameters: unknown) => {
      asked.push(parameters as { issueBody: string });
    });
    await workbench.editor.run('abide.reportIssue');
    assert.match(asked[0]?.issueBody ?? '', /- server 9\.8\.7 \(/);
    assert.match(asked[0]?.issueBody ?? '', /- the file is read as LLVM 19\n- mock 1\.75\.0/);
  }),
);

test('the folders of dialects are written into the settings of the project', () => {
  const folders = foldersOf(['b/x.td', 'a/y.td', 'b/z.td', 'top.td']);
  assert.deepEqual(folders, ['.', 'a', 'b']);
  assert.match(configuration(['a "b"', 'c']), /^paths = \["a \\"b\\"", "c"\] /m);
});

test(
  'the panel explains, escapes, and follows the cursor',
  inWorkbench(async (workbench) => {
    const { editor } = workbench;
    workbench.open();
    await workbench.start();
    await editor.run('abide.explainAbi');
    assert.equal(editor.panels.length, 1);
    assert.match(
      editor.panels[0]?.webview.html ?? '',
      /<h1>@f&lt;b&gt;<\/h1>\n<p>called \*so\*<\/p>/,
    );
    assert.match(editor.panels[0]?.webview.html ?? '', /default-src 'none'/);
    assert.match(editor.panels[0]?.webview.html ?? '', /<html lang="en">.*<title>.*<main>/s);
    const [panel] = editor.panels;
    if (panel !== undefined) {
      panel.webview.html = '';
    }
    editor.selectionChanged.fire({ textEditor: editor.active });
    const { until } = await import('../support/harness');
    await until(() => panel?.webview.html !== '', 'the panel to follow');
    await editor.run('abide.explainAbi');
    assert.equal(editor.panels.length, 1);
  }),
);

test(
  'outside of functions there is nothing to explain',
  inWorkbench(async (workbench) => {
    workbench.open('\n\n', 1);
    await workbench.start();
    await workbench.editor.run('abide.explainAbi');
    await workbench.message(/in no function/);
    assert.equal(workbench.editor.panels.length, 0);
  }),
);

const needsServer = ['runPassOnFile', 'runPassOnFunction', 'showGenericForm', 'explainAbi'];
for (const command of needsServer) {
  test(
    `${command} says that a server is too old`,
    inWorkbench(async (workbench) => {
      workbench.open();
      await workbench.start('old');
      await workbench.editor.run(`abide.${command}`);
      await workbench.message(/too old/);
    }),
  );
  test(
    `${command} says that there is no server`,
    inWorkbench(async (workbench) => {
      workbench.open();
      workbench.editor.settings.set('abide.enable', false);
      workbench.activate();
      await workbench.editor.run(`abide.${command}`);
      await workbench.message(/does not run/);
    }),
  );
  test(
    `${command} says that there is no file`,
    inWorkbench(async (workbench) => {
      await workbench.start();
      await workbench.editor.run(`abide.${command}`);
      await workbench.message(/Open an MLIR file first/);
    }),
  );
}

test(
  'the examples and the walkthrough open',
  inWorkbench(async (workbench) => {
    await workbench.start();
    await workbench.editor.run('abide.openExample');
    await workbench.editor.run('abide.openTableGenExample');
    await workbench.editor.run('abide.openWalkthrough');
    const shown = workbench.editor.ran.slice(0, 2).map(([command, document]) => {
      assert.equal(command, 'showTextDocument');
      return (document as Document).languageId;
    });
    assert.deepEqual(shown, ['mlir', 'tablegen']);
    assert.deepEqual(workbench.editor.ran[2], [
      'workbench.action.openWalkthrough',
      'abide.abide#start',
      false,
    ]);
  }),
);

test(
  'the version of LLVM is in the status bar, and another one can be chosen',
  inWorkbench(async (workbench) => {
    const { editor } = workbench;
    workbench.open();
    await workbench.start();
    await workbench.status(/LLVM 19/);
    editor.answers.set('LLVM version of this file', 'LLVM 22');
    await editor.run('abide.chooseLlvmVersion');
    assert.equal(editor.applied.length, 1);
  }),
);

test(
  'a file is reduced while a command crashes on it',
  inWorkbench(async (workbench) => {
    const { editor } = workbench;
    workbench.open();
    const program = workbench.program('extension/server/abide');
    const lines = readFileSync(program, 'utf8').split('\n');
    // Its arguments are: reduce --crash COMMAND FILE -o OUT --keep-best.
    lines.splice(
      1,
      0,
      'if [ "$1" = reduce ]; then',
      '  case "$3" in none) echo "abide: error: no crash" >&2; echo more >&2; exit 2;; esac',
      '  echo "$2 $3" > "$6"; echo "test.mlir: 18 bytes to 9" >&2; exit 0',
      'fi',
    );
    writeFileSync(program, lines.join('\n'));
    workbench.activate();
    await workbench.status(/9\.8\.7/);
    editor.answers.set('Reduce this file while ...', 'a command crashes');
    editor.answers.set('Command to run', 'mlir-opt %s');
    await editor.run('abide.reduceFile');
    await workbench.message(/18 bytes to 9/);
    const [shown, reduced] = editor.ran.at(-1) ?? [];
    assert.equal(shown, 'showTextDocument');
    assert.equal((reduced as Document).getText(), '--crash mlir-opt %s\n');
    editor.answers.set('Command to run', 'none');
    await editor.run('abide.reduceFile');
    await workbench.message(/no crash/);
    editor.trusted = false;
    await editor.run('abide.reduceFile');
    await workbench.message(/not trusted/);
  }),
);
