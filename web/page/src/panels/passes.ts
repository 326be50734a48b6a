import type { Pass } from '../lsp';
import { element } from '../markdown';
import { type Context, LONG, type Panel } from '../panel';
import { compare } from '../reader';

/** The text after some passes, or the reason for its absence. */
interface Step {
  text: string;
  error?: string;
}

/** The text after passes: names and comments stay, and lines that no pass changes. */
async function after({ client, uri }: Context, passes: string[]): Promise<Step> {
  const params = { textDocument: { uri }, pipeline: passes.join(',') };
  try {
    return await client.request<Step>('abide/runPasses', params);
  } catch (error) {
    return { text: '', error: error instanceof Error ? error.message : String(error) };
  }
}

export function passes(): Panel {
  let root: HTMLElement;
  let context: Context | undefined;
  let all: Pass[] = [];
  let chosen: string[] = [];
  let steps: Step[] = [];
  /** The text before the first pass. */
  let first = '';
  let shown = 0;
  let isSideBySide = false;
  let run = 0;
  let destroy: (() => void) | undefined;
  const chips = element('ol', [], { class: 'chips', 'aria-label': 'Pipeline' });
  const adder = element('select', [], { 'aria-label': 'Add a pass' });
  const about = element('p', [], { class: 'note-line' });
  const view = element('div', [], { class: 'reader' });
  const side = element('button', ['Side by side'], { type: 'button', class: 'button small' });
  const take = element('button', ['Use result'], { type: 'button', class: 'button small' });

  adder.addEventListener('change', () => {
    if (adder.value !== '') {
      chosen.push(adder.value);
      adder.value = '';
      shown = chosen.length - 1;
      void refresh();
    }
  });
  side.addEventListener('click', () => {
    isSideBySide = !isSideBySide;
    side.setAttribute('aria-pressed', String(isSideBySide));
    draw();
  });
  take.addEventListener('click', () => {
    const last = steps.at(-1);
    if (last !== undefined && last.error === undefined) {
      context?.replace(last.text);
    }
  });

  function drawChips(): void {
    const items = chosen.map((name, number) => {
      const step = steps[number];
      const before = number === 0 ? first : steps[number - 1]?.text;
      const state = step?.error ? 'failed' : step?.text === before ? 'same' : 'changed';
      const label = { failed: 'failed', same: 'no change', changed: 'changed' }[state];
      const show = element('button', [name, element('span', [label], { class: state })], {
        type: 'button',
        class: 'chip',
        'aria-pressed': String(number === shown),
      });
      show.addEventListener('click', () => {
        shown = number;
        drawChips();
        draw();
      });
      const remove = element('button', ['×'], {
        type: 'button',
        class: 'chip-end',
        'aria-label': `Remove ${name}`,
      });
      remove.addEventListener('click', () => {
        chosen.splice(number, 1);
        shown = Math.max(0, Math.min(shown, chosen.length - 1));
        void refresh();
      });
      return element('li', [show, remove]);
    });
    chips.replaceChildren(...items);
  }

  function draw(): void {
    destroy?.();
    destroy = undefined;
    view.replaceChildren();
    const name = chosen[shown];
    // After a pass that fails, no other has a result.
    const step = steps[shown] ?? steps.find((one) => one.error !== undefined);
    take.disabled = steps.length === 0 || steps.some((one) => one.error !== undefined);
    if ((context?.text.length ?? 0) > LONG) {
      about.textContent = 'The text is too long to be compared here: abide opt runs passes.';
      return;
    }
    if (step === undefined || name === undefined || context === undefined) {
      about.textContent = 'Add passes: the changes that each of them makes are shown here.';
      return;
    }
    const before = shown === 0 ? first : (steps[shown - 1]?.text ?? '');
    about.textContent = all.find((pass) => pass.name === name)?.description ?? name;
    if (step.error !== undefined) {
      view.append(element('pre', [step.error], { class: 'failure' }));
    } else {
      destroy = compare(view, before, step.text, isSideBySide);
    }
  }

  async function refresh(): Promise<void> {
    run += 1;
    const own = run;
    const now = context;
    if (now === undefined) {
      return;
    }
    now.remember('passes', chosen.join(','));
    if (now.text.length > LONG) {
      steps = [];
      drawChips();
      draw();
      return;
    }
    const found: Step[] = [];
    for (let count = 1; count <= chosen.length; count += 1) {
      const step = await after(now, chosen.slice(0, count));
      found.push(step);
      if (step.error !== undefined) {
        break;
      }
    }
    if (own !== run) {
      return;
    }
    first = now.text;
    steps = found;
    drawChips();
    draw();
  }

  return {
    id: 'passes',
    title: 'Passes',
    open(element_) {
      root = element_;
      const bar = element('div', [adder, element('span', [], { class: 'grow' }), side, take], {
        class: 'panel-bar',
      });
      root.replaceChildren(bar, chips, about, view);
      draw();
    },
    async update(next) {
      context = next;
      if (all.length === 0) {
        const answer = await next.client.request<{ passes: Pass[] }>('abide/passes', undefined);
        all = answer.passes;
        const options = all.map(({ name }) => element('option', [name], { value: name }));
        adder.replaceChildren(element('option', ['Add a pass …'], { value: '' }), ...options);
      }
      const known = new Set(all.map((pass) => pass.name));
      const recalled = next.recall('passes') ?? 'canonicalize,cse';
      chosen = recalled.split(',').filter((name) => known.has(name));
      shown = Math.max(0, Math.min(shown, chosen.length - 1));
      await refresh();
    },
    close() {
      destroy?.();
      destroy = undefined;
    },
  };
}
