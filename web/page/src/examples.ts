/** Texts to begin with: one about each of abide's formats. */

import reflection from '../../../corpus/examples/iree_abi_reflection.mlir?raw';
import matmul from '../../../corpus/examples/linalg_matmul.mlir?raw';
import loops from '../../../corpus/examples/loops.mlir?raw';
import torch from '../../../corpus/examples/torch_symbolic_shapes.mlir?raw';
import ods from '../../../corpus/projects/twice/ods.td?raw';
import twice from '../../../corpus/projects/twice/twice.td?raw';
import use from '../../../corpus/projects/twice/use.mlir?raw';
import wrong from '../../../corpus/projects/twice/wrong.mlir?raw';
import calls from '../examples/calls.mlir?raw';
import mistakes from '../examples/mistakes.mlir?raw';
import packed from '../examples/packed.mlir?raw';
import sip from '../examples/sip.mlir?raw';
import symbols from '../examples/symbols.mlir?raw';

export interface File {
  name: string;
  text: string;
  /** The content of the compiled module that the text was made of, for people. */
  about?: string;
}

export interface Example {
  id: string;
  title: string;
  files: File[];
  /** The panel that suits it. */
  panel: string;
  /** The cursor is put before this word of the first file. */
  at: string;
  /** The initial state of the panels. */
  memory?: Record<string, string>;
}

function one(id: string, title: string, text: string, panel: string, at: string): Example {
  return { id, title, files: [{ name: `${id}.mlir`, text }], panel, at };
}

export const EXAMPLES: Example[] = [
  one('dense', 'Dense layer with unknown sizes', matmul, 'shapes', '%rows ='),
  {
    ...one('symbols', 'Symbols and their passes', symbols, 'passes', '%c0 ='),
    memory: { passes: 'propagate-symbol,cse,canonicalize' },
  },
  one('reflection', 'IREE: reflection JSON', reflection, 'reflection', '%zero ='),
  one('sip', 'IREE: structured index paths', sip, 'sip', '%zero ='),
  one('calls', 'Calls from C: buffers', calls, 'abi', '%c0 ='),
  one('packed', 'Packed functions, as in TVM and DGL', packed, 'callers', '%c0 ='),
  one('torch', 'torch-mlir: symbolic shapes', torch, 'shapes', '%batch ='),
  one('loops', 'Loops and branches', loops, 'graph', '%c0 ='),
  one('mistakes', 'Mistakes with fixes', mistakes, 'problems', '%heigth'),
  {
    id: 'dialect',
    title: 'A dialect of your own (.td)',
    files: [
      { name: 'use.mlir', text: use },
      { name: 'wrong.mlir', text: wrong },
      { name: 'twice.td', text: twice },
      { name: 'ods.td', text: ods },
    ],
    panel: 'problems',
    at: '',
  },
];
