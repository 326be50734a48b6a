/** Colours: those of words at once, and those of the server's semantic tokens in the part that is seen. */

import { type Extension, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { later } from './later';
import { positionOf, type Range, TOKEN_TYPES } from './lsp';

const WORDS =
  /(?<comment>\/\/.*$)|(?<string>"(?:[^"\\\n]|\\.)*"?)|(?<value>%[\w$.#-]+)|(?<symbol>@(?:[\w$.-]+|"(?:[^"\\\n]|\\.)*"))|(?<block>\^[\w$.-]+)|(?<attribute>#[\w$.-]+)|(?<type>![\w$.-]+|\b(?:tensor|memref|vector|index|none|[su]?i\d+|bf16|tf32|f\d\w*|complex|tuple)\b(?!\.[a-z]))|(?<number>-?\b\d[\w.]*)|(?<operation>\b[a-z_]\w*(?:\.\w+)+\b)|(?<keyword>\b(?:module|func|return|loc|dense|affine_map|affine_set|to|step|iter_args|attributes|ins|outs|true|false|unit|def|class|include|let|in|foreach|defm|multiclass)\b)/gm;

/** Longer lines stay plain: the expression would take long. */
const MAX_LINE_CHARS = 20_000;

const MARKS = new Map<string, Decoration>();

function mark(kind: string): Decoration {
  const known = MARKS.get(kind) ?? Decoration.mark({ class: `tok-${kind}` });
  MARKS.set(kind, known);
  return known;
}

/** Colours words by their spelling. */
export function words(): Extension {
  const decorate = (view: EditorView): DecorationSet => {
    const builder = new RangeSetBuilder<Decoration>();
    for (const { from, to } of view.visibleRanges) {
      if (to - from > MAX_LINE_CHARS * 4) {
        continue;
      }
      for (let at = from; at <= to; ) {
        const line = view.state.doc.lineAt(at);
        if (line.length < MAX_LINE_CHARS) {
          for (const match of line.text.matchAll(WORDS)) {
            const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined);
            if (kind !== undefined) {
              const begin = line.from + match.index;
              builder.add(begin, begin + match[0].length, mark(kind[0]));
            }
          }
        }
        at = line.to + 1;
      }
    }
    return builder.finish();
  };
  return ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;
      constructor(view: EditorView) {
        this.decorations = decorate(view);
      }
      update(update: ViewUpdate): void {
        if (update.docChanged || update.viewportChanged) {
          this.decorations = decorate(update.view);
        }
      }
    },
    { decorations: (plugin) => plugin.decorations },
  );
}

const setTokens = StateEffect.define<DecorationSet>();

const tokens = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(found, transaction) {
    const set = transaction.effects.find((effect) => effect.is(setTokens));
    return set === undefined ? found.map(transaction.changes) : (set.value as DecorationSet);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Colours the visible text by the server's answer to `ask`. */
export function semantic(ask: (range: Range) => Promise<number[] | undefined>): Extension {
  const colour = async (view: EditorView) => {
    const { doc } = view.state;
    const { from, to } = view.viewport;
    if (to - from > MAX_LINE_CHARS * 4) {
      return;
    }
    const numbers = await ask({ start: positionOf(doc, from), end: positionOf(doc, to) });
    if (numbers === undefined || view.state.doc !== doc) {
      return;
    }
    const builder = new RangeSetBuilder<Decoration>();
    let [line, column] = [0, 0];
    for (let at = 0; at + 4 < numbers.length; at += 5) {
      const [down = 0, right = 0, length = 0, kind = 0] = numbers.slice(at, at + 4);
      column = down > 0 ? right : column + right;
      line += down;
      if (line < doc.lines && length > 0) {
        const start = doc.line(line + 1);
        const begin = Math.min(start.from + column, start.to);
        const end = Math.min(begin + length, start.to);
        builder.add(begin, end, mark(`sem-${TOKEN_TYPES[kind] ?? 'none'}`));
      }
    }
    view.dispatch({ effects: setTokens.of(builder.finish()) });
  };
  return [tokens, later((update) => update.docChanged || update.viewportChanged, 80, colour)];
}
