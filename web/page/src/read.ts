/** Files from the disk: text unchanged, bytecode and compiled modules as the text that the worker makes of them. */

import type { Engine } from './engine';
import type { File as Shown } from './examples';
import { safeName } from './state';

/** The most bytes of a file. */
const LARGEST_FILE = 64 << 20;

/** Whether bytes are not text: bytecode of MLIR, a zip, or a FlatBuffer of IREE's virtual machine. */
function isBinary(bytes: Uint8Array): boolean {
  const begins = (at: number, ...expected: number[]) =>
    expected.every((byte, number) => bytes[at + number] === byte);
  const isBytecode = begins(0, 0x4d, 0x4c, 0xef, 0x52);
  const isZip = begins(0, 0x50, 0x4b, 0x03, 0x04);
  const isModule = begins(8, 0x49, 0x52, 0x45, 0x45);
  return isBytecode || isZip || isModule;
}

/** The file as text, or the reason why it cannot be shown. */
export async function read(file: File, engine: Engine): Promise<Shown | string> {
  if (file.size > LARGEST_FILE) {
    return `${file.name} has more than ${LARGEST_FILE >> 20} MiB.`;
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const name = safeName(file.name);
  if (!isBinary(bytes)) {
    return { name, text: new TextDecoder().decode(bytes) };
  }
  const { text, about, error } = await engine.decode(bytes);
  if (text === undefined) {
    return `${file.name}: ${error ?? 'it cannot be read'}`;
  }
  return { name: `${name}.mlir`, text, ...(about === undefined ? {} : { about }) };
}
