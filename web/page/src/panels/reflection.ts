import { attribute } from '../attribute';
import { element } from '../markdown';
import type { Context, Panel } from '../panel';

interface Explained {
  lines: string[];
  diagnostics: { message: string; severity: string; start: number }[];
}

interface Bound {
  ok?: boolean;
  vm?: unknown[];
  error?: string;
  error_type?: string;
}

const EXAMPLE =
  '{"v":1,"a":[["named","x",["ndarray","f32",2,null,4]]],"r":[["ndarray","f32",1,null]]}';

export function reflection(): Panel {
  let context: Context | undefined;
  let last = '';
  const input = element('textarea', [], {
    rows: '5',
    spellcheck: 'false',
    'aria-label': 'Reflection JSON (iree.abi)',
    class: 'code-input',
  });
  const title = element('h2');
  const args = element('input', [], {
    type: 'text',
    spellcheck: 'false',
    class: 'code-input',
    id: 'bind-args',
  });
  const kwargs = element('input', [], {
    type: 'text',
    spellcheck: 'false',
    class: 'code-input',
    id: 'bind-kwargs',
  });
  args.value = '[]';
  kwargs.value = '{}';
  const answer = element('div', [], { class: 'prose' });
  const bound = element('div', [], { class: 'prose', 'aria-live': 'polite' });
  input.addEventListener('input', () => void explain());
  for (const field of [args, kwargs]) {
    field.addEventListener('input', () => void bind());
  }

  async function explain(): Promise<void> {
    // `update` explains the first text.
    if (context === undefined) {
      return;
    }
    const abi = input.value;
    context.remember('reflection', abi === EXAMPLE ? '' : abi);
    const found = await context.engine.request<Explained>('reflection.explain', { abi });
    const errors = found.diagnostics.map((one) =>
      element('p', [`byte ${one.start}: ${one.message}`], { class: 'failure' }),
    );
    answer.replaceChildren(element('pre', [element('code', [found.lines.join('\n')])]), ...errors);
    await bind();
  }

  async function bind(): Promise<void> {
    if (context === undefined) {
      return;
    }
    context.remember('args', args.value === '[]' ? '' : args.value);
    let values: unknown;
    let keywords: unknown;
    try {
      [values, keywords] = [JSON.parse(args.value || '[]'), JSON.parse(kwargs.value || '{}')];
    } catch (error) {
      bound.replaceChildren(
        element('p', [`The values are not JSON: ${error}`], { class: 'failure' }),
      );
      return;
    }
    const found = await context.engine.request<Bound>('reflection.pack', {
      abi: input.value,
      profile: 'iree2022',
      args: values,
      kwargs: keywords,
    });
    if (found.ok !== true && args.value === '[]' && kwargs.value === '{}') {
      const hint = 'Write values, for example 2.5 or [[1, 2], [3, 4]]: what the VM gets is shown.';
      bound.replaceChildren(element('p', [hint], { class: 'empty' }));
      return;
    }
    const lines = (found.vm ?? []).map((value, number) => `${number}: ${JSON.stringify(value)}`);
    bound.replaceChildren(
      found.ok === true
        ? element('pre', [element('code', [lines.join('\n') || 'no values'])])
        : element('p', [`${found.error_type ?? 'error'}: ${found.error ?? ''}`], {
            class: 'failure',
          }),
    );
  }

  return {
    id: 'reflection',
    title: 'Reflection',
    open(root) {
      const label = (text: string, of: HTMLElement) =>
        element('label', [element('span', [text]), of], { class: 'stacked' });
      root.replaceChildren(
        title,
        input,
        answer,
        element('h2', ['Bind values']),
        element(
          'div',
          [label('Positional, as a JSON list', args), label('Keywords, as a JSON object', kwargs)],
          {
            class: 'pair',
          },
        ),
        bound,
      );
      last = '';
    },
    async update(next) {
      context = next;
      const here = next.isMlir ? await next.here() : undefined;
      const text = here === undefined ? '' : next.text.slice(here.from, here.to);
      const own = next.isMlir ? attribute(text, 'iree.abi') : next.text;
      const whose = here === undefined ? 'of the file' : `of @${here.name}`;
      title.textContent = `IREE's reflection ${own === undefined ? '(an example)' : whose}`;
      const wanted = own ?? (next.recall('reflection') || EXAMPLE);
      if (wanted !== last) {
        last = wanted;
        input.value = wanted;
        args.value = next.recall('args') || '[]';
        await explain();
      }
    },
  };
}
