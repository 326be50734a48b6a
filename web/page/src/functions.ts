/** The functions of a text, which panels ask for together. */

import type { Bytes } from './bytes';
import type { Engine } from './engine';
import type { FunctionAt } from './panel';

interface Found {
  function: string;
  start: number;
  end: number;
  signature: string;
  source: string;
}

export class Functions {
  #known: { text: string; all: FunctionAt[] } | undefined;

  constructor(private readonly engine: Engine) {}

  /** The innermost function around the cursor. */
  async around(text: string, bytes: Bytes, cursor: number): Promise<FunctionAt | undefined> {
    if (this.#known?.text !== text) {
      const found = await this.engine.request<{ functions?: Found[] }>('functions', {
        source: text,
      });
      const all = (found.functions ?? []).map((one) => ({
        name: one.function,
        from: bytes.unit(one.start),
        to: bytes.unit(one.end),
        signature: one.signature,
        source: one.source,
      }));
      this.#known = { text, all };
    }
    return this.#known.all.filter((one) => one.from <= cursor && cursor <= one.to).at(-1);
  }
}
