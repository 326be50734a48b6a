/** The functions of the WebAssembly module. The extension for VS Code uses this file, too. */

/** The id of the message that reports that the module is loaded. */
export const LOADED = 0;

/** The exports of the module; web/README.md describes them. */
export interface Module {
  memory: WebAssembly.Memory;
  abide_input(length: number): number;
  abide_request(): number;
  abide_message(): number;
  abide_output(): number;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Answers a request, or a message of the language server's protocol: JSON for JSON. Throws where the module traps. */
export function call(module: Module, kind: 'request' | 'message', body: string): string {
  const text = encoder.encode(body);
  const input = module.abide_input(text.length);
  new Uint8Array(module.memory.buffer, input, text.length).set(text);
  const length = kind === 'message' ? module.abide_message() : module.abide_request();
  return decoder.decode(new Uint8Array(module.memory.buffer, module.abide_output(), length));
}
