import type { Range } from '../lsp';
import { element } from '../markdown';
import type { Context, Panel } from '../panel';
import { calls } from './calls';
import { Symbols } from './symbols';

interface Symbol {
  name: string;
  detail?: string;
  selectionRange: Range;
  children?: Symbol[];
}

interface Place {
  uri: string;
  range: Range;
}

/** The most uses, and the most entries of the outline, that are listed. */
const LISTED = 300;

/**
 * A search for names, the uses of the name at the cursor, the calls of the function there, and the functions and
 * operations with names of the file.
 */
export function outline(): Panel {
  let body: HTMLElement;
  let updates = 0;
  const symbols = new Symbols();
  return {
    id: 'outline',
    title: 'Outline',
    open(root) {
      body = element('div', []);
      root.replaceChildren(symbols.field, symbols.list, body);
    },
    async update(context) {
      symbols.context = context;
      updates += 1;
      const update = updates;
      const { client, uri, position } = context;
      const textDocument = { uri };
      const params = { textDocument, position, context: { includeDeclaration: true } };
      const used = await client.request<Place[] | null>('textDocument/references', params);
      const called = await calls(context);
      const own = await client.request<Symbol[] | null>('textDocument/documentSymbol', {
        textDocument,
      });
      if (update !== updates) {
        return;
      }
      const left = { count: LISTED };
      const tree = entries(context, own ?? [], left);
      const heading = element('h2', ['Outline'], { class: 'plain' });
      const known = tree ?? element('p', ['The file defines no names.'], { class: 'empty' });
      const more = left.count < 0 ? [element('p', ['and more'], { class: 'empty' })] : [];
      body.replaceChildren(...uses(context, used ?? []), ...called, heading, known, ...more);
    },
  };
}

/** The uses of a name, a line each. */
function uses(context: Context, used: Place[]): HTMLElement[] {
  const [first] = used;
  if (first === undefined) {
    const text = 'Put the cursor on a name: its definition and uses are listed here.';
    return [element('p', [text], { class: 'empty' })];
  }
  const { start, end } = first.range;
  const name = context.lineOf(first.uri, start.line).slice(start.character, end.character);
  const rename = element('button', ['Rename'], {
    type: 'button',
    class: 'button small',
    title: 'F2',
  });
  rename.addEventListener('click', () => context.rename());
  const rows = used.slice(0, LISTED).map(({ uri, range }) => {
    const { line } = range.start;
    const file = uri === context.uri ? '' : `${uri.split('/').at(-1)} `;
    const text = context.lineOf(uri, line).trim().slice(0, 200);
    const where = element('span', [`${file}${line + 1}`], { class: 'where' });
    const button = element('button', [where, element('code', [text])], {
      type: 'button',
      class: 'use-line',
    });
    button.addEventListener('click', () => context.go(uri, range));
    return element('li', [button]);
  });
  const more = used.length - rows.length;
  const note = more > 0 ? [element('p', [`and ${more} more`], { class: 'empty' })] : [];
  const title = element('h2', [
    `${name}: ${used.length} ${used.length === 1 ? 'place' : 'places'}`,
  ]);
  const bar = element('div', [title, rename], { class: 'title-bar' });
  return [bar, element('ul', rows, { class: 'use-lines' }), ...note];
}

/** A list of symbols, until `left` are shown. */
function entries(
  context: Context,
  symbols: Symbol[],
  left: { count: number },
): HTMLElement | undefined {
  const items: HTMLElement[] = [];
  for (const { name, detail, selectionRange, children } of symbols) {
    left.count -= 1;
    if (left.count < 0) {
      break;
    }
    const about = detail ? [element('span', [` ${detail}`], { class: 'lead' })] : [];
    const button = element('button', [name], { type: 'button', class: 'link' });
    button.addEventListener('click', () => context.go(context.uri, selectionRange));
    const below = entries(context, children ?? [], left);
    items.push(element('li', [button, ...about, ...(below === undefined ? [] : [below])]));
  }
  return items.length > 0 ? element('ul', items, { class: 'outline' }) : undefined;
}
