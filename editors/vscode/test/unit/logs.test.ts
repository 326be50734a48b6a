import assert from 'node:assert/strict';
import test from 'node:test';
import { inWorkbench, type Workbench } from '../support/harness';
import { Document, Uri } from '../support/values';

/** A dump a line, as the fake server has it: of two operations, with changes in lines 3 and 5. */
const LOG = `@f: one
@π: one
@f: two
@π: one
@f: three
@f: three
`;

interface Item {
  readonly label: string;
  readonly description: string;
  readonly collapsibleState: number;
  readonly command: { readonly command: string; readonly arguments: unknown[] };
}

async function children({ editor }: Workbench, node?: unknown): Promise<[unknown[], Item[]]> {
  const provider = editor.trees.get('abide.log')?.treeDataProvider;
  assert.ok(provider);
  const nodes = await provider.getChildren(node);
  return [nodes, nodes.map((one) => provider.getTreeItem(one) as unknown as Item)];
}

/** Opens the log and shows its passes. */
async function shown(workbench: Workbench, text = LOG): Promise<unknown[]> {
  const document = new Document(Uri.file('/tmp/passes.log'), 'log', text);
  workbench.editor.open(document);
  await workbench.start();
  await workbench.editor.run('abide.showLog');
  return (await children(workbench))[0];
}

/** The last comparison: the texts of both documents, and its title. */
function compared({ editor }: Workbench): unknown[] {
  const [, before, after, title] =
    editor.ran.filter(([name]) => name === 'vscode.diff').at(-1) ?? [];
  const text = (uri: unknown): unknown =>
    editor.contents.get('abide-log')?.provideTextDocumentContent(uri as Uri);
  return [text(before), text(after), title];
}

test(
  'the passes of a log are listed, and what they changed',
  inWorkbench(async (workbench) => {
    const dumps = await shown(workbench);
    const [, items] = await children(workbench);
    assert.equal(workbench.editor.trees.get('abide.log')?.description, 'passes.log');
    assert.deepEqual(
      items.map(({ label, description, collapsibleState }) => [
        label,
        description,
        collapsibleState,
      ]),
      [
        ['1 CSE', '@f · 2.0 ms', 0],
        ['2 CSE', '@π · 2.0 ms', 0],
        ['3 CSE', '@f · changed · 2.0 ms', 1],
        ['4 CSE', '@π · 2.0 ms', 0],
        ['5 CSE', '@f · changed · 2.0 ms', 1],
        ['6 CSE', '@f · 2.0 ms', 0],
      ],
    );
    const [, [change]] = await children(workbench, dumps[2]);
    assert.equal(change?.label, 'two');
    assert.equal(change?.description, 'func.func @f');
    await workbench.editor.run(change?.command.command ?? '', ...(change?.command.arguments ?? []));
    assert.deepEqual(compared(workbench), ['  one\n', '  two\n', '1 CSE ↔ 3 CSE']);
    await workbench.editor.run('abide.toggleUnchangedDumps');
    assert.deepEqual(
      (await children(workbench))[0],
      [0, 1, 2, 4].map((index) => dumps[index]),
    );
  }),
);

test(
  'a dump is shown, and any two are compared',
  inWorkbench(async (workbench) => {
    const dumps = await shown(workbench);
    await workbench.editor.run('abide.openDump', dumps[1]);
    const [, uri] = workbench.editor.ran.at(-1) ?? [];
    assert.equal((uri as Uri).path, '/passes (2 CSE).mlir');
    await workbench.editor.run('abide.compareDumps', dumps[4], [dumps[4], dumps[0]]);
    assert.deepEqual(compared(workbench), ['  one\n', '  three\n', '1 CSE ↔ 5 CSE']);
    await workbench.editor.run('abide.compareDumps', dumps[1]);
    await workbench.message(/^Select a dump that has an earlier one/);
  }),
);

test(
  'the next change of an operation, from a pass or from the cursor',
  inWorkbench(async (workbench) => {
    const dumps = await shown(workbench);
    await workbench.editor.run('abide.nextChange', dumps[0]);
    assert.deepEqual(compared(workbench), ['  one\n', '  two\n', '1 CSE ↔ 3 CSE']);
    const [, , after] = workbench.editor.ran.at(-1) ?? [];
    workbench.editor.open(new Document(after as Uri, 'mlir', '  two\n'));
    await workbench.editor.run('abide.nextChange');
    assert.deepEqual(compared(workbench), ['  two\n', '  three\n', '3 CSE ↔ 5 CSE']);
    await workbench.editor.run('abide.nextChange', dumps[4]);
    await workbench.message(/^No pass after 5 CSE changes this operation/);
  }),
);

test(
  'a text without passes has nothing to show',
  inWorkbench(async (workbench) => {
    await shown(workbench, '');
    await workbench.message(/^passes\.log has no dumps of passes/);
    await workbench.editor.run('abide.nextChange');
    await workbench.message(/^Show the passes of a log first/);
    assert.equal(workbench.editor.trees.get('abide.log')?.description, undefined);
  }),
);
