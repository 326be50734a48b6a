/** Editors that only show: one text, or two texts compared. */

import { MergeView, unifiedMergeView } from '@codemirror/merge';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { words } from './highlight';

export interface Reader {
  set(text: string): void;
  destroy(): void;
}

function base(label: string, isMlir = true): Extension {
  return [
    lineNumbers(),
    isMlir ? words() : [],
    EditorView.lineWrapping,
    EditorState.readOnly.of(true),
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
  ];
}

export function reader(parent: HTMLElement, label: string, isMlir = true): Reader {
  const view = new EditorView({ parent, extensions: base(label, isMlir) });
  return {
    set(text) {
      if (view.state.doc.toString() !== text) {
        view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
      }
    },
    destroy: () => view.destroy(),
  };
}

/** Shows the changes from one text to another. */
export function compare(
  parent: HTMLElement,
  before: string,
  after: string,
  isSideBySide: boolean,
): () => void {
  const collapseUnchanged = { margin: 3, minSize: 6 };
  // The default gives up at 500 changed characters, and takes whole parts for changed.
  const diffConfig = { scanLimit: 20_000, timeout: 100 };
  if (isSideBySide) {
    const a = { doc: before, extensions: base('Before') };
    const b = { doc: after, extensions: base('After') };
    const view = new MergeView({ parent, a, b, collapseUnchanged, diffConfig });
    return () => view.destroy();
  }
  const merged = unifiedMergeView({
    original: before,
    mergeControls: false,
    collapseUnchanged,
    diffConfig,
  });
  const view = new EditorView({ parent, doc: after, extensions: [base('Changes'), merged] });
  return () => view.destroy();
}
