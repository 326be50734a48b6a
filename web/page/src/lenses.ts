/** The server's lenses: lines above functions, with how these are called and how often they are used. */

import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import type { Host } from './editor';
import { later } from './later';
import { offsetOf, type Range } from './lsp';
import { element } from './markdown';

interface CodeLens {
  range: Range;
  command?: { title: string };
}

/** The most lines that have lenses: each is moved by every edit. */
const MOST_LENSES = 500;

/** The panel that tells more about a lens. */
const panelOf = (title: string) => (/^\d+ reference/.test(title) ? 'outline' : 'abi');

class Lenses extends WidgetType {
  constructor(
    private readonly host: Host,
    private readonly titles: string[],
    /** The blanks before the function. */
    private readonly indent: number,
  ) {
    super();
  }

  override eq(other: Lenses): boolean {
    return other.indent === this.indent && other.titles.join('\n') === this.titles.join('\n');
  }

  override toDOM(view: EditorView): HTMLElement {
    const line = element('div', [], { class: 'lenses' });
    line.style.paddingLeft = `calc(6px + ${this.indent}ch)`;
    const buttons = this.titles.map((title) => {
      const button = element('button', [title], { type: 'button', class: 'lens', title });
      button.addEventListener('click', () => {
        // The name is where the lens is: the function's, in the line below.
        const { from, text } = view.state.doc.lineAt(view.posAtDOM(line));
        const name = /@[\w$.-]+|@"/.exec(text)?.index ?? 0;
        view.dispatch({ selection: { anchor: from + name + 1 } });
        this.host.explain(panelOf(title));
      });
      return button;
    });
    line.append(...buttons);
    return line;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

const setLenses = StateEffect.define<DecorationSet>();

const lines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(found, transaction) {
    const set = transaction.effects.find((effect) => effect.is(setLenses));
    return set === undefined ? found.map(transaction.changes) : (set.value as DecorationSet);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Shows the lenses of functions; a function that nothing refers to has none for its uses. */
export function lenses(host: Host): Extension {
  const ask = async (view: EditorView) => {
    await host.flush();
    const { doc } = view.state;
    const found = await host.client.request<CodeLens[] | null>('textDocument/codeLens', {
      textDocument: { uri: host.uri() },
    });
    if (view.state.doc !== doc) {
      return;
    }
    const titles = new Map<number, string[]>();
    for (const { range, command } of found ?? []) {
      if (command !== undefined && !command.title.startsWith('0 ')) {
        const line = doc.lineAt(offsetOf(doc, range.start)).number;
        titles.set(line, [...(titles.get(line) ?? []), command.title]);
      }
    }
    const widgets = [...titles].slice(0, MOST_LENSES).map(([number, own]) => {
      const { from, text } = doc.line(number);
      const widget = new Lenses(host, own, text.search(/\S/));
      return Decoration.widget({ widget, block: true, side: -1 }).range(from);
    });
    view.dispatch({ effects: setLenses.of(Decoration.set(widgets, true)) });
  };
  return [lines, later((update) => update.docChanged, 500, ask)];
}
