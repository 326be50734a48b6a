/** The Markdown of the server's answers as elements; text never becomes markup. */

const FENCE = /^\s*```/;
const ROW = /^\s*\|/;

export function markdown(source: string): DocumentFragment {
  const out = document.createDocumentFragment();
  const lines = source.split('\n');
  let at = 0;
  const take = (is: (line: string) => boolean): string[] => {
    const taken: string[] = [];
    for (let line = lines[at]; line !== undefined && is(line); line = lines[at]) {
      taken.push(line);
      at += 1;
    }
    return taken;
  };
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (FENCE.test(line)) {
      at += 1;
      const code = take((one) => !FENCE.test(one)).join('\n');
      at += 1;
      out.append(element('pre', [element('code', [code])]));
    } else if (ROW.test(line)) {
      out.append(table(take((one) => ROW.test(one))));
    } else if (/^#+ /.test(line)) {
      out.append(element('h3', inline(line.replace(/^#+ /, ''))));
      at += 1;
    } else if (/^\s*[-*] /.test(line)) {
      const items = take((one) => /^\s*[-*] /.test(one));
      const list = items.map((item) => element('li', inline(item.replace(/^\s*[-*] /, ''))));
      out.append(element('ul', list));
    } else if (/^(-{3,}|\*{3,})\s*$/.test(line)) {
      out.append(element('hr', []));
      at += 1;
    } else if (line.trim() === '') {
      at += 1;
    } else {
      const text = take(
        (one) => one.trim() !== '' && !FENCE.test(one) && !/^\s*([-*] |#+ |\|)/.test(one),
      );
      if (text.length === 0) {
        text.push(line);
        at += 1;
      }
      out.append(element('p', inline(text.join('\n'))));
    }
  }
  return out;
}

export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  children: (Node | string)[] = [],
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

function table(rows: string[]): HTMLTableElement {
  const cells = (row: string): string[] =>
    row
      .trim()
      .replace(/^\||\|$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
  const made = element('table');
  for (const [number, row] of rows.entries()) {
    if (!/^[\s|:-]+$/.test(row)) {
      const kind = (cell: string) => (number === 0 && cell !== '' ? 'th' : 'td');
      const all = cells(row);
      if (number > 0 || all.some((cell) => cell !== '')) {
        made.append(
          element(
            'tr',
            all.map((cell) => element(kind(cell), inline(cell))),
          ),
        );
      }
    }
  }
  return made;
}

/** Code, emphasis, links (as their text) and escaped characters. */
function inline(text: string): (Node | string)[] {
  const out: (Node | string)[] = [];
  const pattern =
    /(`+)([\s\S]*?[^`])\1(?!`)|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^\]]*)\]\([^)]*\)|\\([!-/:-@[-`{-~])|&(lt|gt|amp|quot|nbsp);/g;
  const entities: Record<string, string> = {
    lt: '<',
    gt: '>',
    amp: '&',
    quot: '"',
    nbsp: '\u00a0',
  };
  let last = 0;
  for (const match of text.matchAll(pattern)) {
    out.push(text.slice(last, match.index));
    const [whole, , code, strong, em, link, escaped, entity] = match;
    if (code !== undefined) {
      out.push(element('code', [code.replace(/^ (.*) $/, '$1')]));
    } else if (strong !== undefined) {
      out.push(element('strong', inline(strong)));
    } else if (em !== undefined) {
      out.push(element('em', inline(em)));
    } else if (link !== undefined) {
      out.push(...inline(link));
    } else {
      out.push(escaped ?? entities[entity ?? ''] ?? whole);
    }
    last = match.index + whole.length;
  }
  out.push(text.slice(last));
  return out;
}
