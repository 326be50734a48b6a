/** Requests that wait until the user pauses. */

import type { Extension } from '@codemirror/state';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** Acts `wait` milliseconds after the last of the updates that matter, and for a new text unless `isAtFirst` is false. */
export function later(
  matters: (update: ViewUpdate) => boolean,
  wait: number,
  act: (view: EditorView) => Promise<void>,
  isAtFirst = true,
): Extension {
  return ViewPlugin.fromClass(
    class {
      #timer: ReturnType<typeof setTimeout> | undefined;
      constructor(private readonly view: EditorView) {
        if (isAtFirst) {
          this.#start();
        }
      }
      update(update: ViewUpdate): void {
        if (matters(update)) {
          this.#start();
        }
      }
      destroy(): void {
        clearTimeout(this.#timer);
      }
      #start(): void {
        clearTimeout(this.#timer);
        // A worker that ended is reported by the page; what was known stays.
        this.#timer = setTimeout(() => void act(this.view).catch(() => undefined), wait);
      }
    },
  );
}
