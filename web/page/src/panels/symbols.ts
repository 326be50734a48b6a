import type { Range } from '../lsp';
import { element } from '../markdown';
import type { Context } from '../panel';

interface Found {
  name: string;
  containerName?: string;
  location: { uri: string; range: Range };
}

/** The most names that are listed. */
const LISTED = 100;

/** A field that searches the names of all open files, and the list of those that match. */
export class Symbols {
  readonly field = element('input', [], {
    id: 'symbols',
    type: 'search',
    class: 'code-input',
    'aria-label': 'Search the names of all files',
    placeholder: 'Search the names of all files',
    title: 'Ctrl+Shift+O',
    autocomplete: 'off',
    spellcheck: 'false',
  });
  readonly list = element('ul', [], { class: 'use-lines found' });
  #context: Context | undefined;
  #asked = 0;

  constructor() {
    this.field.addEventListener('input', () => void this.#search().catch(() => undefined));
    const move = (event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      const all: HTMLElement[] = [this.field, ...this.list.querySelectorAll('button')];
      const now = all.indexOf(document.activeElement as HTMLElement);
      if (step !== undefined) {
        event.preventDefault();
        all.at((now + step) % all.length)?.focus();
      } else if (event.key === 'Enter' && now === 0) {
        all[1]?.click();
      }
    };
    this.field.addEventListener('keydown', move);
    this.list.addEventListener('keydown', move);
  }

  /** Takes another state of the files; the answer stays that of the last one until more is typed. */
  set context(next: Context) {
    const isFirst = this.#context === undefined;
    this.#context = next;
    if (isFirst) {
      // Something may be typed already.
      void this.#search().catch(() => undefined);
    }
  }

  async #search(): Promise<void> {
    const context = this.#context;
    const query = this.field.value.trim();
    this.#asked += 1;
    const own = this.#asked;
    const found =
      query === '' || context === undefined
        ? []
        : ((await context.client.request<Found[] | null>('workspace/symbol', { query })) ?? []);
    if (own !== this.#asked || context === undefined) {
      return;
    }
    const rows = found.slice(0, LISTED).map(({ name, containerName, location }) => {
      const { uri, range } = location;
      const where = `${context.nameOf(uri)}:${range.start.line + 1}`;
      const inside = containerName === undefined ? [] : [` in ${containerName}`];
      const button = element(
        'button',
        [element('code', [name]), element('span', [where, ...inside], { class: 'where' })],
        { type: 'button', class: 'use-line' },
      );
      button.addEventListener('click', () => context.go(uri, range));
      return element('li', [button]);
    });
    const none = query === '' ? [] : [element('li', ['No name matches.'], { class: 'empty' })];
    this.list.replaceChildren(...(rows.length > 0 ? rows : none));
  }
}
