// The WebAssembly module in Node.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../src/abide.wasm');
const compiled = new WebAssembly.Module(readFileSync(file));

/** A new instance: `request` takes and gives objects, `message` is the language server. */
export function start() {
  const { exports } = new WebAssembly.Instance(compiled, {});
  const call = (name, body) => {
    const text = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
    const input = exports.abide_input(text.length);
    new Uint8Array(exports.memory.buffer, input, text.length).set(text);
    const length = exports[name]();
    const output = exports.abide_output();
    return Buffer.from(new Uint8Array(exports.memory.buffer, output, length)).toString();
  };
  return {
    request: (body) => JSON.parse(call('abide_request', body)),
    raw: (body) => call('abide_request', body),
    message: (body) => JSON.parse(call('abide_message', body)),
    memory: () => exports.memory.buffer.byteLength,
  };
}
