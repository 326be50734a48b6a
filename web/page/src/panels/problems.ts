import { describe } from '../editor';
import type { Diagnostic } from '../lsp';
import { element } from '../markdown';
import type { Context, Panel } from '../panel';

const KINDS = ['', 'error', 'warning', 'info', 'hint'] as const;

const NOTHING = 'No problems. Everything that abide knows about this text holds.';

/** The most problems that are listed. */
const LISTED = 200;

export function problems(): Panel {
  let root: HTMLElement;
  return {
    id: 'problems',
    title: 'Problems',
    open(element) {
      root = element;
    },
    update(context) {
      const found = [...context.diagnostics].sort(
        (a, b) => (a.severity ?? 1) - (b.severity ?? 1) || a.range.start.line - b.range.start.line,
      );
      if (found.length === 0) {
        root.replaceChildren(
          element('p', [context.isChecked ? NOTHING : 'The text is being checked.'], {
            class: 'empty',
          }),
        );
        return;
      }
      const items = found.slice(0, LISTED).map((one) => item(context, one));
      const list = element('ul', items, { class: 'problems' });
      const more = found.length - items.length;
      const note = more > 0 ? [element('p', [`and ${more} more`], { class: 'empty' })] : [];
      root.replaceChildren(list, ...note);
    },
  };
}

function item(context: Context, one: Diagnostic): HTMLElement {
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
  const mend = element('button', ['Fix'], { type: 'button', class: 'button small' });
  mend.setAttribute('aria-label', `Fix line ${line + 1}: ${one.message}`);
  mend.addEventListener('click', () => context.fix(one));
  return element('li', [go, mend]);
}
