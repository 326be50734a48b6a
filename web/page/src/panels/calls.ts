import type { Range } from '../lsp';
import { element } from '../markdown';
import type { Context } from '../panel';

interface Item {
  name: string;
  uri: string;
  selectionRange: Range;
}

/** Callers of the function around the cursor, and the functions that it calls; empty outside of functions. */
export async function calls(context: Context): Promise<HTMLElement[]> {
  const { client, uri, position } = context;
  const at = { textDocument: { uri }, position };
  const found = await client.request<Item[] | null>('textDocument/prepareCallHierarchy', at);
  const item = found?.[0];
  if (item === undefined) {
    return [];
  }
  const asked = { item };
  const incoming = await client.request<{ from: Item; fromRanges: Range[] }[] | null>(
    'callHierarchy/incomingCalls',
    asked,
  );
  const outgoing = await client.request<{ to: Item; fromRanges: Range[] }[] | null>(
    'callHierarchy/outgoingCalls',
    asked,
  );
  return [
    ...part(
      context,
      `${item.name} is called by`,
      (incoming ?? []).map(({ from, fromRanges }) => ({ to: from, in: from.uri, fromRanges })),
    ),
    ...part(
      context,
      `${item.name} calls`,
      (outgoing ?? []).map(({ to, fromRanges }) => ({ to, in: item.uri, fromRanges })),
    ),
  ];
}

/** A list of functions; after each, the lines of the calls, which are in the file `in`. */
function part(
  context: Context,
  title: string,
  all: { to: Item; in: string; fromRanges: Range[] }[],
): HTMLElement[] {
  if (all.length === 0) {
    return [];
  }
  const rows = all.map((one) => {
    const { to, fromRanges } = one;
    const name = element('button', [to.name], { type: 'button', class: 'link' });
    name.addEventListener('click', () => context.go(to.uri, to.selectionRange));
    const places = fromRanges.map((range) => {
      const line = element('button', [`line ${range.start.line + 1}`], {
        type: 'button',
        class: 'link where',
      });
      line.addEventListener('click', () => context.go(one.in, range));
      return line;
    });
    return element('li', [name, ...places]);
  });
  return [element('h2', [title], { class: 'plain' }), element('ul', rows, { class: 'outline' })];
}
