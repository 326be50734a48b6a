import { attribute } from '../attribute';
import { Bytes } from '../bytes';
import { element, markdown } from '../markdown';
import type { Context, Panel } from '../panel';

interface Explained {
  ok: boolean;
  notation?: string;
  text?: string;
  inputs?: Leaf[];
  results?: Leaf[];
  diagnostics: { message: string; start: number; end: number }[];
  spans: { start: number; end: number; text: string }[];
}

interface Leaf {
  raw: number;
  path: (number | string | { hex: string })[];
}

const EXAMPLE = 'I12!S9!k0_0k1_1R3!_0';

export function sip(): Panel {
  let context: Context | undefined;
  let last = '';
  const input = element('textarea', [], {
    rows: '2',
    spellcheck: 'false',
    'aria-label': 'Signature',
    class: 'code-input',
  });
  const title = element('h2');
  const raw = element('input', [], { type: 'checkbox', id: 'sip-raw' });
  const parts = element('div', [], { class: 'sip', role: 'group', 'aria-label': 'Parts' });
  const meaning = element('div', [], { class: 'prose meaning', 'aria-live': 'polite' });
  const answer = element('div', [], { class: 'prose' });
  input.addEventListener('input', () => void explain());
  raw.addEventListener('change', () => void explain());

  async function explain(): Promise<void> {
    // `update` explains the first signature.
    if (context === undefined) {
      return;
    }
    const signature = input.value.trim();
    context.remember('sip', signature === EXAMPLE ? '' : signature);
    const found = await context.engine.request<Explained>('sip.explain', {
      signature,
      raw: raw.checked,
    });
    const bytes = new Bytes(signature);
    const buttons = found.spans.map((span, number) => {
      const piece = signature.slice(bytes.unit(span.start), bytes.unit(span.end));
      const shown = element('button', [piece], {
        type: 'button',
        class: `part part-${number % 5}`,
      });
      const tell = () => {
        meaning.replaceChildren(markdown(span.text));
        for (const other of parts.children) {
          other.setAttribute('aria-pressed', String(other === shown));
        }
      };
      shown.addEventListener('click', tell);
      shown.addEventListener('mouseenter', tell);
      shown.addEventListener('focus', tell);
      return shown;
    });
    parts.replaceChildren(...buttons);
    meaning.replaceChildren(
      element('p', [buttons.length > 0 ? 'Point at a part to see what it means.' : '']),
    );
    const path = (leaf: Leaf) =>
      leaf.path.map((step) => `[${JSON.stringify(step)}]`).join('') || '(itself)';
    const rows = (['inputs', 'results'] as const).flatMap((side) =>
      (found[side] ?? []).map((leaf) =>
        element('tr', [
          element('td', [side]),
          element('td', [element('code', [path(leaf)])]),
          element('td', [String(leaf.raw)]),
        ]),
      ),
    );
    const heads = ['Side', 'Path', 'Raw value'].map((text) =>
      element('th', [text], { scope: 'col' }),
    );
    const leaves = element('table', [
      element('thead', [element('tr', heads)]),
      element('tbody', rows),
    ]);
    const errors = found.diagnostics.map((one) =>
      element('p', [`byte ${one.start}: ${one.message}`], { class: 'failure' }),
    );
    const notation = found.notation ?? found.text;
    answer.replaceChildren(
      ...errors,
      ...(notation === undefined ? [] : [element('pre', [element('code', [notation])])]),
      ...(rows.length > 0 ? [leaves] : []),
    );
  }

  return {
    id: 'sip',
    title: 'SIP',
    open(root) {
      const check = element('label', [raw, ' raw signature (attribute f)'], { class: 'check' });
      root.replaceChildren(title, input, check, parts, meaning, answer);
      last = '';
    },
    async update(next) {
      context = next;
      const here = next.isMlir ? await next.here() : undefined;
      const own =
        here === undefined
          ? next.isMlir
            ? undefined
            : next.text
          : attribute(next.text.slice(here.from, here.to), 'sip');
      const whose = here === undefined ? 'of the file' : `of @${here.name}`;
      title.textContent = `Structured index paths ${own === undefined ? '(an example)' : whose}`;
      const wanted = own ?? next.recall('sip') ?? EXAMPLE;
      if (wanted !== last) {
        last = wanted;
        input.value = wanted || EXAMPLE;
        await explain();
      }
    },
  };
}
