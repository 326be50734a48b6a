import type { Pass } from '../lsp';
import { element } from '../markdown';
import { type Context, LONG, type Panel } from '../panel';
import { compare } from '../reader';

/** The text after some passes, or the reason for its absence. */
interface Step {
  text: string;
  error?: string;
}

/** The output of `abide opt` with these flags. */
async function print({ engine, text }: Context, flags: string[]): Promise<Step> {
  const { rc, stdout, stderr } = await engine.request<{
    rc: number;
    stdout: string;
    stderr: string;
  }>('mlir.opt', { source: text, flags });
  return rc === 0 ? { text: stdout } : { text: '', error: stderr || 'the pass failed' };
}

export function passes(): Panel {
  let root: HTMLElement;
  let context: Context | undefined;
  let all: Pass[] = [];
  let chosen: string[] = [];
  let steps: Step[] = [];
  /** The text, printed without a pass. */
  let first: Step = { text: '' };
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
      const before = number === 0 ? first.text : steps[number - 1]?.text;
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
    const step = steps[shown];
    const name = chosen[shown];
    take.disabled = steps.length === 0 || steps.some((one) => one.error !== undefined);
    if (first.error !== undefined) {
      const isLong = (context?.text.length ?? 0) > LONG;
      about.textContent = isLong ? 'No pass was run.' : 'Passes need a text without errors.';
      view.append(element('pre', [first.error], { class: 'failure' }));
      return;
    }
    if (step === undefined || name === undefined || context === undefined) {
      about.textContent = 'Add passes: the changes that each of them makes are shown here.';
      return;
    }
    const before = shown === 0 ? first.text : (steps[shown - 1]?.text ?? '');
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
      first = {
        text: '',
        error: 'The text is too long to be compared here: abide opt runs passes.',
      };
      steps = [];
      drawChips();
      draw();
      return;
    }
    const flags = chosen.map((name) => `-${name}`);
    const ask = (count: number) => print(now, flags.slice(0, count));
    const printed = await ask(0);
    const found: Step[] = [];
    for (let count = 1; count <= chosen.length && printed.error === undefined; count += 1) {
      const step = await ask(count);
      found.push(step);
      if (step.error !== undefined) {
        break;
      }
    }
    if (own !== run) {
      return;
    }
    first = printed;
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
