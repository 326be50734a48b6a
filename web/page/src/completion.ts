/** Completion by the language server. */

import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  insertCompletionText,
  pickedCompletion,
  snippet,
} from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import { type Host, specs } from './editor';
import { offsetOf, positionOf, type TextEdit } from './lsp';
import { element, markdown } from './markdown';

interface Item {
  label: string;
  detail?: string;
  kind?: number;
  filterText?: string;
  sortText?: string;
  insertText?: string;
  insertTextFormat?: number;
  textEdit?: TextEdit;
  additionalTextEdits?: TextEdit[];
  documentation?: { value: string } | string;
}

const KINDS: Record<number, string> = {
  2: 'method',
  3: 'function',
  6: 'variable',
  7: 'type',
  10: 'property',
  12: 'constant',
  13: 'enum',
  14: 'keyword',
  20: 'enum',
  21: 'constant',
  22: 'type',
  25: 'type',
};

/** The protocol's number of a text with tab stops. */
const SNIPPET = 2;

export async function complete(
  host: Host,
  context: CompletionContext,
): Promise<CompletionResult | null> {
  const word = context.matchBefore(/[%@#!^$\w.]+/);
  if (word === null && !context.explicit) {
    return null;
  }
  await host.flush();
  const at = {
    textDocument: { uri: host.uri() },
    position: positionOf(context.state.doc, context.pos),
  };
  const found = await host.client
    .request<Item[] | { isIncomplete: boolean; items: Item[] } | null>(
      'textDocument/completion',
      at,
    )
    .catch(() => null);
  const isWhole = Array.isArray(found);
  const items = isWhole ? found : (found?.items ?? []);
  if (items.length === 0) {
    return null;
  }
  const { doc } = context.state;
  const first = items.find((item) => item.textEdit !== undefined)?.textEdit;
  const from = first === undefined ? (word?.from ?? context.pos) : offsetOf(doc, first.range.start);
  const options = items.map((item) => option(host, item));
  // Others are offered once more is typed.
  return { from, options, ...(isWhole ? { validFor: /^[%@#!^$\w.-]*$/ } : {}) };
}

function option(host: Host, item: Item): Completion {
  return {
    label: item.filterText ?? item.label,
    displayLabel: item.label,
    ...(item.detail === undefined ? {} : { detail: item.detail }),
    ...(item.sortText === undefined ? {} : { sortText: item.sortText }),
    type: KINDS[item.kind ?? 0] ?? 'text',
    apply: (view, completion, from, to) => insert(view, item, completion, from, to),
    info: async () => {
      const whole = await host.client
        .request<Item>('completionItem/resolve', item)
        .catch(() => item);
      const { documentation } = whole;
      const text = typeof documentation === 'string' ? documentation : documentation?.value;
      return text ? element('div', [markdown(text)], { class: 'hover prose' }) : null;
    },
  };
}

function insert(
  view: EditorView,
  item: Item,
  completion: Completion,
  from: number,
  to: number,
): void {
  const others = view.state.changes(specs(view.state.doc, item.additionalTextEdits ?? []));
  if (!others.empty) {
    view.dispatch({ changes: others });
  }
  const [start, end] = [others.mapPos(from, 1), others.mapPos(to, 1)];
  const text = item.textEdit?.newText ?? item.insertText ?? item.label;
  if (item.insertTextFormat === SNIPPET) {
    snippet(template(text))(view, completion, start, end);
  } else {
    const change = insertCompletionText(view.state, text, start, end);
    view.dispatch({ ...change, annotations: pickedCompletion.of(completion) });
  }
}

/** A snippet of the protocol as CodeMirror writes it: all tab stops have braces, and `$` needs no escape. */
function template(text: string): string {
  return text.replace(/\\([\\$}])|\$(\d+)|\$\{(\d+)\}/g, (_, escaped, bare, braced) => {
    if (escaped !== undefined) {
      return escaped === '}' ? '\\}' : escaped;
    }
    return `\${${bare ?? braced}}`;
  });
}
