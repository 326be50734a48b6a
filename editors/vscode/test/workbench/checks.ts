/** The packaged extension with the real server, as a user sees it, feature by feature. */

import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import type { Files, WorkbenchWindow } from './window';

export interface Check {
  readonly name: string;
  /** The files of the folder that it opens, by name. */
  readonly files: Files;
  /** Does what a user does, and fails with `NotSeen` where the answer does not appear. */
  readonly run: (window: WorkbenchWindow) => Promise<void>;
  /** The picture of docs/images that shows it at the end. */
  readonly picture?: string;
  /** Whether the picture shows the side bar. */
  readonly sideBar?: true;
  /** Whether it needs a disk: it is not tried in a browser. */
  readonly onDisk?: true;
  /** Whether it shows what the extension does without a server: it is not tried with a dead one. */
  readonly alone?: true;
}

const BROKEN = `func.func @add(%a: i32, %b: i32) -> i32 {
  %sum = arith.addi %a, %missing : i32
  return %sum : i32
}

func.func @after_the_mistake(%x: f32) -> f32 {
  %square = arith.mulf %x, %x : f32
  return %square : f32
}
`;

const RECORDS = String.raw`{\22a\22:[[\22ndarray\22,\22f32\22,RANK,null,4],[\22named\22,\22factors\22,[\22ndarray\22,\22f32\22,2,null,4]]],\22r\22:[[\22ndarray\22,\22f32\22,2,null,4]],\22v\22:1}`;

/** A function whose reflection gives the first argument a rank. */
function reflected(rank: number): string {
  return `func.func @scale(%rows: tensor<?x4xf32>, %factors: tensor<?x4xf32>) -> tensor<?x4xf32>
    attributes {iree.reflection = {iree.abi = "${RECORDS.replace('RANK', String(rank))}"}} {
  %scaled = arith.mulf %rows, %factors : tensor<?x4xf32>
  return %scaled : tensor<?x4xf32>
}
`;
}

const SIZES = `func.func @widen(%left: tensor<?x4xf32>, %right: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %joined = tensor.concat dim(0) %left, %right : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %sum = arith.addf %joined, %joined : tensor<?x4xf32>
  return %sum : tensor<?x4xf32>
}
`;

const GENERIC = `func.func @double(%rows: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %sum = "arith.addf"(%rows, %rows) : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return %sum : tensor<?x4xf32>
}
`;

const MACHINE = `class Register<int number> {
  int Encoding = !add(number, 16);
}
def R0 : Register<0>;
def R1 : Register<1>;
`;

const USES_MACHINE = `include "machine.td"
def uses_one {
  Register Left = R1;
  Register Right = R9;
}
`;

const CODE = `def Code {
  code Body = [{ if (x) {
    return true; }];
  bit Flag = true;
}
`;

const LOG = readFileSync('../../corpus/logs/passes.txt', 'utf8');

const BYTECODE = readFileSync('../../corpus/bytecode/sharded.mlirbc');

/** A project with its own dialect, in miniature; and where the sources of IREE are, its dialects, too. */
const TWICE = (name: string): string => readFileSync(`../../corpus/projects/twice/${name}`, 'utf8');
const IREE = process.env.ABIDE_IREE;
const STREAM = `${IREE}/compiler/src/iree/compiler/Dialect/Stream/IR`;
const PROJECT = `[dialects]
paths = ["twice.td"${IREE === undefined ? '' : `, "${STREAM}"`}]

[tablegen]
include = [${IREE === undefined ? '' : `"${IREE}/compiler/src"`}]
llvm = "22"
`;
const DIALECT: Files = {
  'abide.toml': PROJECT,
  'ods.td': TWICE('ods.td'),
  'twice.td': TWICE('twice.td'),
  'doubled.mlir': TWICE('use.mlir'),
};

const OFFERED = `func.func @offered(%a: i32) -> i32 {
  return %a : i32
}
`;

const PRODUCT = `func.func @product(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>) -> tensor<4x16xf32> {
  return %c : tensor<4x16xf32>
}
`;

const CALLS = `func.func @half(%x: f32) -> f32 {
  %two = arith.constant 2.0 : f32
  %half = arith.divf %x, %two : f32
  return %half : f32
}

func.func @quarter(%x: f32) -> f32 {
  %once = call @half(%x) : (f32) -> f32
  %twice = call @half(%once) : (f32) -> f32
  return %twice : f32
}
`;

const STREAMS = `func.func @bytes(%resource: !stream.resource<transient>) -> index {
  %size = stream.resource.size %resource : !stream.resource<transient>
  return %size : index
}
`;

/** The time limit for a result after a key was pressed, in milliseconds. */
const PAUSE = 500;

/** Presses a key until the result appears, as long as a user waits: a dialect is loaded in the background. */
async function until(
  window: WorkbenchWindow,
  seen: Locator,
  press: () => Promise<void>,
  what: string,
) {
  const most = window.patience / PAUSE;
  for (let asked = 0; asked < most && !(await seen.first().isVisible()); asked += 1) {
    await press();
    await window.page.waitForTimeout(PAUSE);
  }
  await window.see(seen.first(), what);
}

/** The checks with the sources of IREE. */
const WITH_IREE: readonly Check[] = [
  {
    name: 'a hover says what the .td file of IREE says of an operation',
    files: { ...DIALECT, 'size.mlir': STREAMS },
    onDisk: true,
    run: async (window) => {
      await window.open('size.mlir');
      await window.cursor('resource.size');
      const hover = window.page.locator('.monaco-hover:not(.hidden)', {
        hasText: /Returns the size of the resource storage in bytes/,
      });
      await until(window, hover, () => window.hover(), 'the documentation of the operation');
    },
  },
  {
    name: 'a definition of an operation of IREE is in its .td file',
    files: { ...DIALECT, 'stream.mlir': STREAMS },
    onDisk: true,
    run: async (window) => {
      await window.open('stream.mlir');
      await window.cursor('resource.size');
      const tab = window.page.locator('.tab', { hasText: 'StreamOps.td' });
      await until(
        window,
        tab,
        () => window.page.keyboard.press('F12'),
        'the file of the operation',
      );
    },
  },
];

export const CHECKS: readonly Check[] = [
  ...(IREE === undefined ? [] : WITH_IREE),
  {
    name: "a hover says what a project's .td file says of an operation",
    files: DIALECT,
    picture: 'dialect',
    run: async (window) => {
      await window.open('doubled.mlir');
      await window.cursor('add');
      const hover = window.page.locator('.monaco-hover:not(.hidden)', {
        hasText: /Adds a number to itself/,
      });
      await until(window, hover, () => window.hover(), 'the documentation of the operation');
    },
  },
  {
    name: 'a definition of an operation is in the .td file of the project, with its uses counted above it',
    files: DIALECT,
    picture: 'definition',
    run: async (window) => {
      await window.open('doubled.mlir');
      await window.cursor('add');
      const record = window.line('def Twice_AddOp');
      await until(window, record, () => window.page.keyboard.press('F12'), 'the definition');
      const lens = window.page.locator('.codelens-decoration', { hasText: /1 (use|reference)/ });
      await window.see(lens.first(), 'how often it is used');
    },
  },
  {
    name: "operations of a project's .td file are offered, and written in their form",
    files: { ...DIALECT, 'offered.mlir': OFFERED },
    run: async (window) => {
      await window.open('offered.mlir');
      await window.cursor('return');
      await window.page.keyboard.type('twice.');
      const offered = window.page.locator('.suggest-widget .monaco-list-row', { hasText: 'add' });
      const ask = async (): Promise<void> => {
        await window.page.keyboard.press('Escape');
        await window.page.keyboard.press('Control+Space');
      };
      await until(window, offered, ask, 'the operation');
    },
  },
  {
    name: 'an operation is offered by its name without the dialect, with its documentation',
    files: { 'product.mlir': PRODUCT },
    run: async (window) => {
      await window.open('product.mlir');
      await window.cursor('return');
      await window.page.keyboard.press('Enter');
      await window.page.keyboard.press('ArrowUp');
      await window.page.keyboard.type('  %d = matm');
      const offered = window.page.locator('.suggest-widget .monaco-list-row', {
        hasText: 'linalg.matmul',
      });
      const press = async (key: string): Promise<void> => {
        await window.page.keyboard.press(key);
      };
      await until(window, offered, () => press('Control+Space'), 'the operation');
      const details = window.page.locator('.suggest-details', {
        hasText: 'Product of two matrices, added to the output',
      });
      // Another press would hide it.
      await press('Control+Space');
      await window.see(details.first(), 'its documentation');
    },
  },
  {
    name: 'a click on the number of references shows them',
    files: { 'calls.mlir': CALLS },
    picture: 'references',
    run: async (window) => {
      await window.open('calls.mlir');
      const lens = window.page.locator('.codelens-decoration a', { hasText: '2 references' });
      await window.see(lens.first(), 'the number of references');
      await lens.first().click();
      const place = window.page.locator('.zone-widget .monaco-list-row', { hasText: '%twice' });
      await window.see(place.first(), 'the second call in the list');
    },
  },
  {
    name: 'a mistake has a squiggle, and a line with its code among the problems',
    files: { 'broken.mlir': BROKEN },
    picture: 'problems',
    run: async (window) => {
      await window.open('broken.mlir');
      await window.see(window.page.locator('.squiggly-error').first(), 'a squiggle');
      await window.page.keyboard.press('Control+Shift+M');
      const row = window.page.locator('.markers-panel .monaco-list-row', {
        hasText: /undeclared SSA value name '%missing'.*mlir-undefined-value/,
      });
      await window.see(row.first(), 'the problem with its code');
    },
  },
  {
    name: 'a hover decodes the signature in an attribute',
    files: { 'hover.mlir': reflected(2) },
    picture: 'hover',
    run: async (window) => {
      await window.open('hover.mlir');
      await window.cursor('iree.abi');
      await window.hover();
      const hover = window.page.locator('.monaco-hover:not(.hidden)', {
        hasText: /rows: tensor<\?x4xf32>, \*, factors: tensor<\?x4xf32>/,
      });
      await window.see(hover.first(), 'the signature');
    },
  },
  {
    name: 'a line above a function says how it is called',
    files: { 'lens.mlir': reflected(2) },
    run: async (window) => {
      await window.open('lens.mlir');
      const lens = window.page.locator('.codelens-decoration', { hasText: /\*, factors: tensor/ });
      await window.see(lens.first(), 'the signature above the function');
    },
  },
  {
    name: 'an inlay hint says the shape of a value whose line shows the type',
    files: { 'hints.mlir': GENERIC },
    picture: 'hints',
    run: async (window) => {
      await window.open('hints.mlir');
      const hinted = window.line(/%sum\W*\[S0,\s4\].*arith\.addf/);
      await window.see(hinted.first(), 'the shape');
    },
  },
  {
    name: 'a value is renamed where it is defined and used',
    files: { 'rename.mlir': SIZES },
    picture: 'rename',
    run: async (window) => {
      await window.open('rename.mlir');
      await window.cursor('%sum', 'return');
      await window.page.keyboard.press('F2');
      await window.see(
        window.page.locator('.rename-box input:focus').first(),
        'the box for the name',
      );
      await window.page.keyboard.press('Control+A');
      await window.page.keyboard.type('total');
      await window.page.keyboard.press('Enter');
      await window.see(
        window.line(/%total\s.*=\sarith\.addf/).first(),
        'the definition with its new name',
      );
      await window.see(window.line(/return\s%total/).first(), 'the use with its new name');
    },
  },
  {
    name: 'a quick fix corrects a record',
    files: { 'fix.mlir': reflected(3) },
    picture: 'fix',
    run: async (window) => {
      await window.open('fix.mlir');
      await window.see(window.page.locator('.squiggly-error').first(), 'a squiggle');
      await window.cursor('3,null');
      await window.page.keyboard.press('Control+.');
      const fix = window.page.locator('.action-widget .monaco-list-row', { hasText: /rank to 2/ });
      await window.see(fix.first(), 'the fix');
      await window.picture();
      await window.page.keyboard.press('Enter');
      await window.seeGone(window.page.locator('.squiggly-error').first(), 'the squiggle');
    },
  },
  {
    name: 'a pass is compared, applied, and stands in the file',
    files: { 'pass.mlir': SIZES },
    picture: 'pass',
    run: async (window) => {
      await window.open('pass.mlir');
      await window.cursor('%sum', 'return');
      await window.command('abide: Run Pass on This Function...');
      await window.pick('propagate-symbol');
      const after = window.page.locator('.monaco-diff-editor .editor.modified .view-line', {
        hasText: 'symbol.bind_symbolic_shape',
      });
      await window.see(after.first(), 'what the pass changes');
      await window.picture();
      await window.answer('propagate-symbol on @widen', 'Apply');
      await window.seeGone(window.page.locator('.monaco-diff-editor').first(), 'the comparison');
      await window.see(window.line('symbol.bind_symbolic_shape').first(), 'the change in the file');
    },
  },
  {
    name: 'the generic form stands beside the file',
    files: { 'generic.mlir': SIZES },
    run: async (window) => {
      await window.open('generic.mlir');
      await window.command('abide: Show Generic Form');
      await window.see(window.line('"tensor.concat"').first(), 'the generic form');
    },
  },
  {
    name: 'a key shows the generic form of the function at the cursor beside it',
    files: { 'key.mlir': SIZES },
    run: async (window) => {
      await window.open('key.mlir');
      await window.cursor('tensor.concat');
      await window.page.keyboard.press('Shift+Alt+G');
      await window.see(window.line('"tensor.concat"').first(), 'the generic form');
    },
  },
  {
    name: 'the syntax tree stands beside the file',
    files: { 'tree.mlir': SIZES },
    run: async (window) => {
      await window.open('tree.mlir');
      await window.command('abide: Show Syntax Tree');
      await window.see(window.line('TensorType').first(), 'the syntax tree');
    },
  },
  {
    name: 'the panel explains how the function at the cursor is called',
    files: { 'explain.mlir': reflected(2) },
    picture: 'explain',
    run: async (window) => {
      await window.open('explain.mlir');
      await window.cursor('%scaled', 'return');
      await window.command('abide: Explain the ABI of This Function');
      const panel = window.page.frameLocator('iframe.webview').frameLocator('#active-frame');
      await window.see(panel.locator('h1', { hasText: '@scale' }), 'the panel');
      await window.see(panel.locator('body', { hasText: 'factors' }), 'the arguments');
    },
  },
  {
    name: 'the walkthrough opens, and its first step shows a mistake in the example',
    files: { 'walkthrough.mlir': SIZES },
    run: async (window) => {
      await window.open('walkthrough.mlir');
      await window.command('abide: Get Started');
      const title = window.page.locator('.gettingStartedContainer h2', {
        hasText: 'MLIR with abide',
      });
      await window.see(title.first(), 'the walkthrough');
      // A step that was done before is closed.
      const button = window.page.getByRole('button', { name: 'Open an Example', exact: true });
      if (!(await button.isVisible())) {
        await window.page.locator('.step-title', { hasText: 'Open a file' }).click();
      }
      await button.click();
      await window.see(window.page.locator('.squiggly-error').first(), 'the mistake');
    },
  },
  {
    name: 'a mistake in TableGen has its code among the problems, and included files are found',
    files: { 'problems.td': USES_MACHINE, 'machine.td': MACHINE },
    run: async (window) => {
      await window.open('problems.td');
      await window.see(window.page.locator('.squiggly-error').first(), 'a squiggle');
      await window.page.keyboard.press('Control+Shift+M');
      const rows = window.page.locator('.markers-panel .monaco-list-row');
      const row = rows.filter({ hasText: /Variable not defined: 'R9'.*tablegen-undefined/ });
      await window.see(row.first(), 'the problem with its code');
      await window.see(rows.filter({ hasText: /problems\.td.*1$/ }).first(), 'no other problem');
    },
  },
  {
    name: 'a hover says what a record of TableGen is after evaluation',
    files: { 'record.td': USES_MACHINE, 'machine.td': MACHINE },
    picture: 'tablegen',
    run: async (window) => {
      await window.open('record.td');
      await window.see(window.page.locator('.squiggly-error').first(), 'that it was evaluated');
      await window.cursor('R1');
      await window.hover();
      const hover = window.page.locator('.monaco-hover:not(.hidden)', {
        hasText: /int\sEncoding\s=\s17/,
      });
      await window.see(hover.first(), 'the value of its field');
    },
  },
  {
    name: 'a definition of TableGen is in an included file',
    files: { 'definition.td': USES_MACHINE, 'machine.td': MACHINE },
    run: async (window) => {
      await window.open('definition.td');
      await window.see(window.page.locator('.squiggly-error').first(), 'that it was evaluated');
      await window.cursor('R1');
      await window.page.keyboard.press('F12');
      const tab = window.page.locator('.tab.active', { hasText: 'machine.td' });
      await window.see(tab.first(), 'the included file');
      await window.see(window.status(/Ln 5, Col 5/), 'the record');
    },
  },
  {
    name: 'code in TableGen has the colours of C++, and what is behind it those of TableGen',
    files: { 'code.td': CODE },
    alone: true,
    run: async (window) => {
      await window.open('code.td');
      const inspected = window.page.locator('.token-inspect-widget');
      for (const [word, scopes] of [
        ['return', /keyword\.control\.return\.cpp.*meta\.embedded\.block\.cpp\.tablegen/],
        ['bit Flag', /support\.type\.builtin\.tablegen\s*source\.tablegen/],
      ] as const) {
        await window.cursor(word);
        await window.command('Developer: Inspect Editor Tokens and Scopes');
        await window.see(inspected.filter({ hasText: scopes }).first(), `the scopes of ${word}`);
        await window.page.keyboard.press('Escape');
      }
    },
  },
  {
    name: 'the passes of a log are listed, compared, and searched for the next change of an operation',
    files: { 'passes.txt': LOG },
    picture: 'log',
    sideBar: true,
    run: async (window) => {
      await window.choose('passes.txt');
      await window.see(window.line('IR Dump Before Canonicalizer').first(), 'the log');
      await window.command('abide: Show Passes of This Log');
      const row = (text: string | RegExp): Locator =>
        window.page.locator('.tree-explorer-viewlet-tree-view .monaco-list-row', { hasText: text });
      await window.see(row(/3 CSE/).first(), 'a pass');
      const changing = row(/2 Canonicalizer.*changed/).first();
      await changing.click();
      const removed = window.page.locator('.monaco-diff-editor .editor.original .view-line', {
        hasText: /arith\.mulf/,
      });
      await window.see(removed.first(), 'the comparison');
      await changing.locator('.monaco-tl-twistie').click();
      await window.see(row(/arith\.mulf %1, %1/).first(), 'the operation that was removed');
      await window.picture();
      await window.command('abide: Next Change of This Operation');
      const tab = window.page.locator('.tab.active', { hasText: /5 SCFToControlFlowPass/ });
      await window.see(tab.first(), 'the next pass that changes the module');
    },
  },
  {
    name: 'the server restarts, and answers again',
    files: { 'restart.mlir': BROKEN },
    run: async (window) => {
      await window.open('restart.mlir');
      await window.see(window.status(/abide \d+\.\d+\.\d+/), 'the version in the status bar');
      await window.command('abide: Restart Server');
      await window.see(window.status(/abide \d+\.\d+\.\d+ restarted/), 'that it restarted');
      await window.cursor('%square', 'return %square');
      await window.hover();
      const hover = window.page.locator('.monaco-hover:not(.hidden)', {
        hasText: 'result of arith.mulf',
      });
      await window.see(hover.first(), 'a hover after the restart');
    },
  },
  {
    name: 'a file is reduced while a script succeeds on it, and the result opens beside it',
    files: { 'crash.mlir': CALLS },
    onDisk: true,
    run: async (window) => {
      await window.open('crash.mlir');
      await window.see(window.status(/abide \d+\.\d+\.\d+/), 'that the extension runs');
      await window.command('abide: Reduce This File While...');
      await window.pick('a script succeeds');
      const asked = window.page.locator('.quick-input-widget', { hasText: 'Script to run' });
      await window.see(asked.first(), 'the question for a script');
      await window.page.keyboard.type('grep -q arith.divf %s');
      await window.page.keyboard.press('Enter');
      await window.see(window.message(/\d+ bytes/).first(), 'the size of the result');
      await window.see(window.page.locator('.tab.active', { hasText: 'Untitled' }), 'its editor');
      await window.see(window.line(/^%\d+\s=\sarith\.divf/).first(), 'the operation alone');
      await window.command('View: Revert and Close Editor');
    },
  },
  {
    name: 'bytecode is text while it is edited, and bytecode when it is saved',
    files: { 'model.mlirbc': BYTECODE },
    onDisk: true,
    run: async (window) => {
      await window.choose('model.mlirbc');
      await window.see(window.line(/module\s@jit_/).first(), 'the text');
      for (const key of ['Control+Home', 'Enter', 'ArrowUp']) {
        await window.page.keyboard.press(key);
      }
      await window.page.keyboard.type('// lost');
      await window.see(window.message(/model\.mlirbc is bytecode\..*source locations/), 'the hint');
      await window.see(window.page.locator('.squiggly-info').first(), 'a squiggle');
      await window.page.keyboard.press('Control+S');
      await window.seeGone(window.page.locator('.tab.active.dirty').first(), 'the unsaved change');
      await window.command('File: Revert File');
      await window.seeGone(window.line('// lost').first(), 'the comment');
      await window.see(window.line(/module\s@jit_/).first(), 'the text that was saved');
    },
  },
];

/** Runs where the settings name a server that is not there. */
export const MISSING: Check = {
  name: 'a missing server is told, with what to do',
  files: { 'missing.mlir': BROKEN },
  picture: 'missing',
  run: async (window) => {
    await window.open('missing.mlir');
    const told = /abide has no server to run.*\/no\/server\/here/;
    await window.see(window.message(told).first(), 'that there is no server');
    await window.see(window.status(/abide: no server/), 'it in the status bar');
    await window.picture();
    await window.answer(told, 'Open Settings');
    await window.see(window.page.locator('.settings-editor').first(), 'the settings');
  },
};
