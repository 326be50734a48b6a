/** The structure of the text by the language server: folds, uses of the name at the cursor, and growing selections. */

import { codeFolding, foldGutter, foldKeymap, foldService } from '@codemirror/language';
import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import { type Command, Decoration, type DecorationSet, EditorView, keymap } from '@codemirror/view';
import type { Host } from './editor';
import { later } from './later';
import { offsetOf, positionOf, type Range } from './lsp';
import { element } from './markdown';

/** A part of the text that can be folded: from the end of its first line to the end of its last. */
interface Fold {
  from: number;
  to: number;
}

/** The most parts that can be folded: each is moved by every edit. */
const MOST_FOLDS = 5000;

const setFolds = StateEffect.define<Fold[]>();

/** Sorted by their beginning; of those in one line, the largest is the first. */
const folds = StateField.define<Fold[]>({
  create: () => [],
  update(found, { effects, changes }) {
    const set = effects.find((effect) => effect.is(setFolds));
    if (set !== undefined) {
      return set.value as Fold[];
    }
    const moved = ({ from, to }: Fold) => ({ from: changes.mapPos(from), to: changes.mapPos(to) });
    return changes.empty ? found : found.map(moved);
  },
});

/** The fold that begins in a line. */
function foldOf(state: EditorState, from: number, to: number): Fold | null {
  const all = state.field(folds);
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    [low, high] = (all[middle]?.from ?? 0) < from ? [middle + 1, high] : [low, middle];
  }
  const found = all[low];
  return found !== undefined && found.from <= to && found.to > to
    ? { from: to, to: found.to }
    : null;
}

/** Folds functions, regions and comments. */
export function folding(host: Host): Extension {
  const ask = async (view: EditorView) => {
    await host.flush();
    const { doc } = view.state;
    const found = await host.client.request<{ startLine: number; endLine: number }[] | null>(
      'textDocument/foldingRange',
      { textDocument: { uri: host.uri() } },
    );
    if (view.state.doc === doc) {
      const all = (found ?? [])
        .filter(({ startLine, endLine }) => startLine < endLine && endLine < doc.lines)
        .slice(0, MOST_FOLDS)
        .map(({ startLine, endLine }) => ({
          from: doc.line(startLine + 1).to,
          to: doc.line(endLine + 1).to,
        }))
        .sort((a, b) => a.from - b.from || b.to - a.to);
      view.dispatch({ effects: setFolds.of(all) });
    }
  };
  return [
    folds,
    foldService.of(foldOf),
    codeFolding({
      placeholderDOM: (_view, onclick) => {
        const shown = element('button', ['…'], {
          type: 'button',
          class: 'folded',
          'aria-label': 'Unfold',
        });
        shown.addEventListener('click', onclick);
        return shown;
      },
    }),
    foldGutter({
      openText: '▾',
      closedText: '▸',
      foldingChanged: ({ startState, state }) => startState.field(folds) !== state.field(folds),
    }),
    keymap.of(foldKeymap),
    later((update) => update.docChanged, 500, ask),
  ];
}

/** The most uses that are marked. */
const MOST_USES = 2000;

const setUses = StateEffect.define<DecorationSet>();

const uses = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(found, transaction) {
    const set = transaction.effects.find((effect) => effect.is(setUses));
    return set === undefined ? found.map(transaction.changes) : (set.value as DecorationSet);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const READ = Decoration.mark({ class: 'use' });
const WRITE = Decoration.mark({ class: 'use is-definition' });

/** Marks the definition and the uses of the name at the cursor. */
export function highlights(host: Host): Extension {
  const ask = async (view: EditorView) => {
    await host.flush();
    const { doc, selection } = view.state;
    const found = await host.client.request<{ range: Range; kind?: number }[] | null>(
      'textDocument/documentHighlight',
      {
        textDocument: { uri: host.uri() },
        position: positionOf(doc, selection.main.head),
      },
    );
    if (view.state.doc === doc) {
      const marks = (found ?? [])
        .slice(0, MOST_USES)
        .map(({ range, kind }) => {
          const mark = kind === 3 ? WRITE : READ;
          return mark.range(offsetOf(doc, range.start), offsetOf(doc, range.end));
        })
        .filter(({ from, to }) => from < to);
      view.dispatch({ effects: setUses.of(Decoration.set(marks, true)) });
    }
  };
  return [uses, later((update) => update.docChanged || update.selectionSet, 250, ask)];
}

interface Around {
  range: Range;
  parent?: Around;
}

/** Selects the next larger part of the text around the selection. */
export function expand(host: Host): Command {
  const ask = async (view: EditorView) => {
    await host.flush();
    const { doc, selection } = view.state;
    const { from, to } = selection.main;
    const [first] =
      (await host.client.request<Around[] | null>('textDocument/selectionRange', {
        textDocument: { uri: host.uri() },
        positions: [positionOf(doc, from)],
      })) ?? [];
    for (let around = first; around !== undefined; around = around.parent) {
      const [start, end] = [offsetOf(doc, around.range.start), offsetOf(doc, around.range.end)];
      if (start <= from && to <= end && end - start > to - from && view.state.doc === doc) {
        view.dispatch({ selection: { anchor: start, head: end }, scrollIntoView: true });
        return;
      }
    }
  };
  return (view) => {
    void ask(view).catch(() => undefined);
    return true;
  };
}
