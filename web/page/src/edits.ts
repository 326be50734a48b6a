/** The edits of the shown file, on their way to the language server. */

import type { ViewUpdate } from '@codemirror/view';
import type { Open } from './files';
import { type Client, positionOf, type Range } from './lsp';

export class Edits {
  #pending: { range: Range; text: string }[] = [];
  #sent: Promise<void> = Promise.resolve();
  #isSending = false;

  /** `isReady` tells whether the server knows the files. */
  constructor(
    private readonly client: Client,
    private readonly file: () => Open,
    private readonly isReady: () => boolean,
  ) {}

  /** Takes an edit, whose version the file has. */
  add({ startState: { doc }, changes }: ViewUpdate): void {
    const added: { range: Range; text: string }[] = [];
    changes.iterChanges((fromA, toA, _fromB, _toB, inserted) => {
      const range = { start: positionOf(doc, fromA), end: positionOf(doc, toA) };
      added.push({ range, text: inserted.toString() });
    });
    // From the last to the first, so that each range is one of the text before.
    this.#pending.push(...added.reverse());
    void this.#send();
  }

  /** Sends what is pending; returns when the server has taken all. */
  flush(): Promise<void> {
    if (this.#pending.length > 0 && this.isReady()) {
      const contentChanges = this.#pending;
      this.#pending = [];
      const file = this.file();
      const { uri, version } = file;
      file.toldVersion = version;
      const params = { textDocument: { uri, version }, contentChanges };
      this.#sent = this.client.notify('textDocument/didChange', params).catch(() => undefined);
    }
    return this.#sent;
  }

  /** Forgets what is pending: the server has the whole text. */
  clear(): void {
    this.#pending = [];
  }

  /** Sends edits at once; those that are made until the worker has taken them are sent together. */
  async #send(): Promise<void> {
    if (this.#isSending) {
      return;
    }
    this.#isSending = true;
    while (this.#pending.length > 0 && this.isReady()) {
      await this.flush();
    }
    this.#isSending = false;
  }
}
