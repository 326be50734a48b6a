import assert from 'node:assert/strict';
import test from 'node:test';
import { inWorkbench, until, type Workbench } from '../support/harness';
import { Document, Uri } from '../support/values';

const FILE = Uri.file('/models/a.mlirbc');
const SHOWN = FILE.with({ scheme: 'abide-bytecode' });

/** The files of bytecode as the extension shows them. */
function files({ editor }: Workbench) {
  const found = editor.fileSystems.get('abide-bytecode');
  assert.ok(found !== undefined, 'nobody shows bytecode');
  return found;
}

async function read(workbench: Workbench, uri = SHOWN): Promise<string> {
  return new TextDecoder().decode(await files(workbench).readFile(uri));
}

test(
  'a file of bytecode is opened as text in its place',
  inWorkbench(async (workbench) => {
    await workbench.start();
    const provider = workbench.editor.customEditors.get('abide.bytecode');
    assert.ok(provider !== undefined);
    const ended: string[] = [];
    const panel = { webview: { html: '' }, viewColumn: 1, dispose: () => ended.push('panel') };
    await provider.resolveCustomEditor(provider.openCustomDocument(FILE), panel);
    const [command, shown] = workbench.editor.ran[0] ?? [];
    assert.deepEqual([command, String(shown)], ['showTextDocument', SHOWN.toString()]);
    assert.deepEqual(ended, ['panel']);
    const ofGit = provider.openCustomDocument(FILE.with({ scheme: 'git' }));
    await provider.resolveCustomEditor(ofGit, panel);
    assert.match(panel.webview.html, /on the disk/);
    assert.equal(workbench.editor.ran.length, 1);
  }),
);

test(
  'the server makes text of a file, and a file of text',
  inWorkbench(async (workbench) => {
    await workbench.start();
    assert.equal(await read(workbench), `text of ${FILE}`);
    await files(workbench).writeFile(SHOWN, new TextEncoder().encode('module {}'));
    const written = workbench.editor.files.get(FILE.path);
    assert.equal(new TextDecoder().decode(written), `ML of ${FILE}: module {}`);
  }),
);

test(
  'what saving would lose is told once, with the first edit',
  inWorkbench(async (workbench) => {
    const { editor } = workbench;
    await workbench.start();
    const document = new Document(SHOWN, 'mlir', await read(workbench));
    editor.open(document);
    assert.deepEqual(editor.messages, []);
    for (const text of ['one', 'two']) {
      document.change(text);
      editor.documentChanged.fire({ document, contentChanges: [] });
    }
    const hint = 'a.mlirbc is bytecode. Comments are lost. So are names.';
    assert.deepEqual(editor.messages, [hint]);
  }),
);

test(
  'documents of bytecode have diagnostics, also those of the extension of LLVM',
  inWorkbench(async (workbench) => {
    await workbench.start();
    for (const scheme of ['abide-bytecode', 'mlir.bytecode-mlir']) {
      const uri = FILE.with({ scheme });
      workbench.editor.open(new Document(uri, 'mlir', 'module {}'));
      await until(() => workbench.editor.diagnostics.has(uri.toString()), `${scheme}`);
    }
  }),
);

test(
  'what cannot be shown says why',
  inWorkbench(async (workbench) => {
    await workbench.start();
    const broken = Uri.file('/broken.mlirbc').with({ scheme: 'abide-bytecode' });
    await assert.rejects(read(workbench, broken), /failed to parse bytecode source file: cut/);
  }),
);

test(
  'a server that is too old says so',
  inWorkbench(async (workbench) => {
    await workbench.start('old');
    await assert.rejects(read(workbench), /too old/);
  }),
);

test(
  'without a server that is said',
  inWorkbench(async (workbench) => {
    workbench.editor.settings.set('abide.enable', false);
    workbench.activate();
    await assert.rejects(read(workbench), /does not run/);
    assert.equal(workbench.editor.files.size, 0);
  }),
);
