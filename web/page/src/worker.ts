/** Runs the WebAssembly module: answers the page's requests one after the other. */

import type { Answer, Question } from './engine';

interface Module {
  memory: WebAssembly.Memory;
  abide_input(length: number): number;
  abide_request(): number;
  abide_message(): number;
  abide_output(): number;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const loaded = load();

async function load(): Promise<Module> {
  const address = new URL('./abide.wasm', import.meta.url);
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address.pathname}: ${response.status}`);
  }
  const { instance } = await WebAssembly.instantiateStreaming(response, {});
  return instance.exports as unknown as Module;
}

/** Calls the module: the text of the answer. */
function call(module: Module, { kind, body }: Question): string {
  const text = encoder.encode(body);
  const input = module.abide_input(text.length);
  new Uint8Array(module.memory.buffer, input, text.length).set(text);
  const length = kind === 'message' ? module.abide_message() : module.abide_request();
  return decoder.decode(new Uint8Array(module.memory.buffer, module.abide_output(), length));
}

self.addEventListener('message', async (event: MessageEvent<Question>) => {
  const { id } = event.data;
  try {
    const module = await loaded;
    const begun = performance.now();
    const answer = JSON.parse(call(module, event.data)) as unknown;
    post({ id, answer, took: performance.now() - begun });
  } catch (error) {
    // After a trap the module's memory cannot be trusted.
    post({ id, dead: error instanceof Error ? error.message : String(error) });
    self.close();
  }
});

function post(answer: Answer): void {
  self.postMessage(answer);
}
