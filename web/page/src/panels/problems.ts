import { describe } from '../editor';
import { type CodeAction, type Diagnostic, isFixOf } from '../lsp';
import { element } from '../markdown';
import { type Context, LONG, type Panel } from '../panel';

const KINDS = ['', 'error', 'warning', 'info', 'hint'] as const;

const NOTHING = 'No problems. Everything that abide knows about this text holds.';

/** The most problems that are listed. */
const LISTED = 200;

/** The most problems whose fixes are looked for before a button is pressed. */
const FIXED = 50;

/** The title of a fix, if there is one. */
type Title = string | undefined;

/** All fixes of the text; `undefined` if they would take long. */
async function fixes(context: Context, count: number): Promise<CodeAction[] | undefined> {
  if (count > FIXED || context.text.length > LONG) {
    return undefined;
  }
  const found = await context.client.request<CodeAction[] | null>('textDocument/codeAction', {
    textDocument: { uri: context.uri },
    range: { start: { line: 0, character: 0 }, end: { line: 1 << 30, character: 0 } },
    context: { diagnostics: context.diagnostics, only: ['quickfix'] },
  });
  return found ?? [];
}

export function problems(): Panel {
  let root: HTMLElement;
  let updates = 0;
  /** The titles of the last fixes. */
  let last = new Map<string, string>();
  const draw = (context: Context, found: Diagnostic[], fixOf: (one: Diagnostic) => Title) => {
    const items = found.slice(0, LISTED).map((one) => item(context, one, fixOf(one)));
    const list = element('ul', items, { class: 'problems' });
    const more = found.length - items.length;
    const note = more > 0 ? [element('p', [`and ${more} more`], { class: 'empty' })] : [];
    root.replaceChildren(list, ...note);
  };
  return {
    id: 'problems',
    title: 'Problems',
    open(element) {
      root = element;
    },
    async update(context) {
      updates += 1;
      const update = updates;
      const found = [...context.diagnostics].sort(
        (a, b) => (a.severity ?? 1) - (b.severity ?? 1) || a.range.start.line - b.range.start.line,
      );
      if (found.length === 0) {
        const text = context.isChecked ? NOTHING : 'The text is being checked.';
        root.replaceChildren(element('p', [text], { class: 'empty' }));
        return;
      }
      // Problems are shown before their fixes are looked for.
      const before = (one: Diagnostic) => last.get(key(one));
      draw(context, found, before);
      const known = await fixes(context, found.length);
      if (update !== updates) {
        return;
      }
      const titles = new Map<Diagnostic, string>();
      for (const one of found.slice(0, LISTED)) {
        const own = known?.filter((action) => isFixOf(action, one));
        const fix = own?.find((action) => action.isPreferred) ?? own?.[0];
        const title = known === undefined ? 'Look for a fix' : fix?.title;
        if (title !== undefined) {
          titles.set(one, title);
        }
      }
      if (found.some((one) => titles.get(one) !== before(one))) {
        draw(context, found, (one) => titles.get(one));
      }
      last = new Map([...titles].map(([one, title]) => [key(one), title]));
    },
  };
}

/** The part of a problem that stays while the text above it changes. */
function key({ code, message }: Diagnostic): string {
  return `${code ?? ''} ${message}`;
}

/** A problem; `fix` is the title of its fix. */
function item(context: Context, one: Diagnostic, fix: Title): HTMLElement {
  const kind = KINDS[one.severity ?? 1] ?? 'error';
  const { line, character } = one.range.start;
  const go = element(
    'button',
    [
      element('span', [kind], { class: `severity ${kind}` }),
      describe(one),
      element('span', [`${line + 1}:${character + 1}`], { class: 'where' }),
    ],
    { type: 'button', class: 'problem' },
  );
  go.addEventListener('click', () => {
    const lines = context.text.split('\n', one.range.end.line + 1);
    const start = lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0);
    const end = lines.slice(0, one.range.end.line).reduce((sum, text) => sum + text.length + 1, 0);
    context.select(start + character, end + one.range.end.character);
  });
  if (fix === undefined) {
    return element('li', [go]);
  }
  const mend = element('button', ['Fix'], { type: 'button', class: 'button small', title: fix });
  mend.setAttribute('aria-label', `Fix line ${line + 1}: ${fix}`);
  mend.addEventListener('click', () => context.fix(one));
  return element('li', [go, mend]);
}
