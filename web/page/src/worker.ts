/** Runs the WebAssembly module: answers the page's requests one after the other. */

import type { Answer, Question } from './engine';
import { call, LOADED, type Module } from './module';

const loaded = load();

async function load(): Promise<Module> {
  const address = new URL('./abide.wasm', import.meta.url);
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address.pathname}: ${response.status}`);
  }
  // Some servers do not know the type of the file.
  const isKnown = response.headers.get('content-type') === 'application/wasm';
  const { instance } = isKnown
    ? await WebAssembly.instantiateStreaming(response, {})
    : await WebAssembly.instantiate(await response.arrayBuffer(), {});
  return instance.exports as unknown as Module;
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** The request for the text of a binary file. */
function decoding(bytes: Uint8Array): string {
  return JSON.stringify({ op: 'decode', hex: Array.from(bytes, (byte) => HEX[byte]).join('') });
}

function answer(module: Module, { kind, body }: Question): string {
  const request = body instanceof Uint8Array ? decoding(body) : JSON.stringify(body);
  return call(module, kind === 'message' ? 'message' : 'request', request);
}

self.addEventListener('message', async (event: MessageEvent<Question>) => {
  const { id } = event.data;
  try {
    const module = await loaded;
    const begun = performance.now();
    const parsed = JSON.parse(answer(module, event.data)) as unknown;
    post({ id, answer: parsed, took: performance.now() - begun });
  } catch (error) {
    // After a trap the module's memory cannot be trusted.
    post({ id, dead: error instanceof Error ? error.message : String(error) });
    self.close();
  }
});

loaded.then(
  () => post({ id: LOADED }),
  // The answer to the first request has the reason.
  () => undefined,
);

function post(answer: Answer): void {
  self.postMessage(answer);
}
