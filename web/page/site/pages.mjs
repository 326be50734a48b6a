// The pages of the documentation: Markdown of the repository, and the links between them.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { Marked } from 'marked';

/** Markdown is parsed; nothing in it is taken as HTML. */
export function escaped(text) {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** The anchor of a heading, as GitHub makes it. */
function slug(text, taken) {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '');
  const base = plain.replace(/\s/g, '-');
  const count = taken.get(base) ?? 0;
  taken.set(base, count + 1);
  return count === 0 ? base : `${base}-${count}`;
}

/** The address of a Markdown file on the site. */
function addressOf(file) {
  return file === 'README.md' ? 'index.html' : file.replace(/\.md$/, '.html');
}

/** A path between two files of the site. */
export function between(from, to) {
  return posix.relative(posix.dirname(from), to) || posix.basename(to);
}

export class Pages {
  #repository;
  #pages = new Map();
  #pictures = new Set();
  #links = [];

  constructor(repository) {
    this.#repository = repository;
  }

  /** Reads a file and all pages that it leads to. */
  read(first) {
    const waiting = [first];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (!this.#pages.has(file)) {
        waiting.push(...this.#readOne(file));
      }
    }
  }

  all() {
    return [...this.#pages.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
  }

  get(file) {
    return this.#pages.get(file);
  }

  pictures() {
    return [...this.#pictures].sort();
  }

  text(file) {
    return readFileSync(join(this.#repository, file), 'utf8');
  }

  /** The links that lead to no file or to no heading. */
  errors() {
    const lost = this.#links.filter(({ path, anchor }) => {
      if (!existsSync(join(this.#repository, path))) {
        return true;
      }
      const page = this.#pages.get(path);
      return anchor !== '' && page !== undefined && !page.anchors.has(anchor);
    });
    return lost.map(({ file, href }) => `${file}: ${href}`).sort();
  }

  /** Reads one page; returns the pages that it leads to. */
  #readOne(file) {
    const page = { file, address: addressOf(file), title: file, anchors: new Set(), headings: [] };
    this.#pages.set(file, page);
    const found = [];
    const taken = new Map();
    const owner = this;
    const marked = new Marked({
      gfm: true,
      renderer: {
        heading({ tokens, depth, text }) {
          const inner = this.parser.parseInline(tokens);
          const plain = text.replace(/[`*]|\]\([^)]*\)|\[/g, '');
          const anchor = slug(plain, taken);
          page.anchors.add(anchor);
          if (depth === 1) {
            page.title = plain;
          } else {
            page.headings.push({ anchor, text: plain, depth });
          }
          return `<h${depth} id="${escaped(anchor)}">${inner}</h${depth}>\n`;
        },
        link({ href, tokens }) {
          const inner = this.parser.parseInline(tokens);
          const address = owner.#link(page, href, found);
          return address === undefined ? inner : `<a href="${escaped(address)}">${inner}</a>`;
        },
        image({ href, text }) {
          const path = posix.join(posix.dirname(file), href);
          owner.#links.push({ file, href, path, anchor: '' });
          owner.#pictures.add(path);
          const address = between(page.address, path);
          return `<img src="${escaped(address)}" alt="${escaped(text)}" loading="lazy">`;
        },
        code({ text, lang }) {
          return block(text, lang ?? '', page.address);
        },
        table(token) {
          // A heading without text is none for a screen reader.
          const cell = ({ text, tokens }, name) => {
            const own = text === '' ? 'td' : name;
            return `<${own}>${this.parser.parseInline(tokens)}</${own}>`;
          };
          const row = (cells, name) => `<tr>${cells.map((one) => cell(one, name)).join('')}</tr>`;
          const head = row(token.header, 'th');
          const body = token.rows.map((cells) => row(cells, 'td')).join('');
          return `<div class="table" tabindex="0" role="region" aria-label="Table"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>\n`;
        },
        // Comments, such as those that tests look for, and places for links.
        html({ text }) {
          const id = /^<a id="([\w-]+)">$/.exec(text.trim())?.[1];
          if (id !== undefined) {
            page.anchors.add(id);
            return `<a id="${id}">`;
          }
          return text.startsWith('<!--') || text === '</a>' ? text : escaped(text);
        },
      },
    });
    page.body = marked.parse(this.text(file));
    return found;
  }

  /** The address of a link on the site; `undefined` if it leads to a file that is not part of it. */
  #link(page, href, found) {
    if (/^https?:/.test(href)) {
      return href;
    }
    const [name, anchor = ''] = href.split('#', 2);
    const path = name === '' ? page.file : posix.join(posix.dirname(page.file), name);
    this.#links.push({ file: page.file, href, path, anchor });
    if (!path.endsWith('.md')) {
      return undefined;
    }
    const whole = join(this.#repository, path);
    if (existsSync(whole) && statSync(whole).isFile()) {
      found.push(path);
    }
    const address = between(page.address, addressOf(path));
    return anchor === '' ? address : `${address}#${anchor}`;
  }
}

/** Code; MLIR can be opened in the playground. */
function block(text, lang, address) {
  const code = `<pre tabindex="0"><code>${escaped(text)}\n</code></pre>`;
  if (lang !== 'mlir') {
    return code;
  }
  const files = [{ name: 'example.mlir', text: `${text}\n` }];
  const state = { files, shown: 0, panel: 'problems', cursor: 0, memory: {} };
  const hash = deflateRawSync(JSON.stringify(state)).toString('base64url');
  const link = `${between(address, 'playground/index.html')}#${hash}`;
  return `<div class="example">${code}<a class="try" href="${link}">Try it</a></div>\n`;
}
