/** The worker: the language server as WebAssembly, which exchanges the protocol's messages. */

import { call, type Module } from '../../../../web/page/src/module';
import { Background, type Message } from './background';
import type { Beginning } from './beginning';

let ready: Promise<Server> | undefined;

self.addEventListener('message', ({ data }: MessageEvent<Beginning | Message>) => {
  if (ready === undefined) {
    ready = begin(data as Beginning);
    ready.catch(end);
  } else {
    // In the order of the messages.
    ready.then((server) => server.handle(data as Message)).catch(end);
  }
});

/** Ends the worker: the extension starts another one. */
function end(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}

async function begin({ module, files }: Beginning): Promise<Server> {
  const { instance } = await WebAssembly.instantiate(module, {});
  const server = new Server(instance.exports as unknown as Module, new Background(files));
  self.postMessage('ready');
  return server;
}

class Server {
  constructor(
    private readonly module: Module,
    private readonly background: Background,
  ) {
    const request = { op: 'dialects', files: background.descriptions() };
    call(module, 'request', JSON.stringify(request));
  }

  handle(message: Message): void {
    for (const one of this.background.around(message)) {
      const answers = JSON.parse(call(this.module, 'message', JSON.stringify(one))) as Message[];
      for (const answer of answers) {
        if (!this.background.hides(answer)) {
          self.postMessage(answer);
        }
      }
    }
  }
}
