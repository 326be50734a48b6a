import { element } from '../markdown';
import type { Context, FunctionAt, Panel } from '../panel';

interface Size {
  text: string;
  min: number | null;
  max: number | null;
}

interface Value {
  value: string;
  start: number;
  end: number;
  shape?: Size[];
  integer?: Size;
}

interface Shapes {
  function: string | null;
  symbols: { name: string; min: number | null; max: number | null }[];
  values: Value[];
}

interface Argument {
  name: string | null;
  type: string;
}

interface Evaluation {
  ok?: boolean;
  error?: string;
  dims?: Record<string, (number | null)[] | number | null>;
}

/** The most values that are listed. */
const LISTED = 500;

/** The sizes in the text of a type: numbers, and `?`. */
export function sizesOf(type: string): string[] | undefined {
  const inner = /^(?:tensor|memref|vector)<((?:(?:\?|\d+)x)*)/.exec(type)?.[1];
  return inner?.split('x').filter((size) => size !== '');
}

export function shapes(): Panel {
  let context: Context;
  let here: FunctionAt | undefined;
  let args: Argument[] = [];
  let found: Shapes | undefined;
  let given = new Map<string, string>();
  let formOf = '';
  const title = element('h2');
  const form = element('form', [], { class: 'sizes', 'aria-label': 'Sizes of a call' });
  const failure = element('p', [], { class: 'failure', role: 'status' });
  const table = element('div', [], { class: 'scroll' });
  const note = element('p', [], { class: 'note-line' });
  form.addEventListener('submit', (event) => event.preventDefault());

  function drawForm(): void {
    const own = `${here?.name} ${JSON.stringify(args)}`;
    if (own === formOf) {
      return;
    }
    formOf = own;
    const recalled = context.recall('sizes') ?? '';
    given = new Map(recalled.split(';').flatMap((one) => [one.split('=') as [string, string]]));
    const fields = args.flatMap((argument, number) => {
      const name = argument.name ?? `argument ${number}`;
      const sizes = sizesOf(argument.type);
      const inputs = (sizes ?? ['?']).flatMap((size, dimension): (string | HTMLElement)[] => {
        const key = `${number}.${dimension}`;
        const isNumber = sizes === undefined && !/^(index|[su]?i\d+)$/.test(argument.type);
        return size === '?' && !isNumber ? [field(key, `${name}, size ${dimension}`)] : [size];
      });
      if (!inputs.some((input) => typeof input !== 'string')) {
        return [];
      }
      const parts = inputs.flatMap((input, place) => (place === 0 ? [input] : [' × ', input]));
      return [element('span', [element('code', [name]), ' ', ...parts], { class: 'sized' })];
    });
    const lead = element('span', ['Call with'], { class: 'lead' });
    form.replaceChildren(...(fields.length > 0 ? [lead, ...fields] : []));
  }

  function field(key: string, label: string): HTMLElement {
    const attributes = { inputmode: 'numeric', size: '4', placeholder: '?', 'aria-label': label };
    const input = element('input', [], { type: 'text', class: 'size', ...attributes });
    input.value = given.get(key) ?? '';
    input.addEventListener('input', () => {
      given.set(key, input.value.trim());
      const all = [...given].filter(([, value]) => value !== '').map((one) => one.join('='));
      context.remember('sizes', all.join(';'));
      void evaluate();
    });
    return input;
  }

  async function evaluate(): Promise<void> {
    const values = args.map((argument, number) => {
      const number_ = (text: string | undefined) =>
        /^-?\d+$/.test(text ?? '') ? Number(text) : null;
      const sizes = sizesOf(argument.type);
      if (sizes === undefined) {
        return number_(given.get(`${number}.0`));
      }
      const all = sizes.map((size, at) =>
        size === '?' ? number_(given.get(`${number}.${at}`)) : Number(size),
      );
      return all.includes(null) ? null : all;
    });
    const isCalled = [...given.values()].some((value) => (value ?? '') !== '');
    const answer: Evaluation =
      isCalled && here !== undefined
        ? await context.engine.request('shape.eval', {
            source: context.text,
            function: here.name,
            args: values,
          })
        : {};
    failure.textContent = answer.ok === false ? (answer.error ?? '') : '';
    drawTable(answer.dims);
  }

  function drawTable(dims: Evaluation['dims']): void {
    const values = found?.values ?? [];
    const rows = values.slice(0, LISTED).map((value) => {
      const known = value.shape ?? (value.integer === undefined ? [] : [value.integer]);
      const text = known.map((size) => size.text).join(', ');
      const shape = value.shape === undefined ? text : `[${text}]`;
      const name = element('button', [value.value], { type: 'button', class: 'link' });
      name.addEventListener('click', () =>
        context.select(context.bytes.unit(value.start), context.bytes.unit(value.end)),
      );
      const computed = dims?.[value.value];
      const number = Array.isArray(computed)
        ? `[${computed.map((one) => one ?? '?').join(', ')}]`
        : String(computed ?? '');
      const cells = [element('td', [name]), element('td', [element('code', [shape])])];
      return element('tr', dims === undefined ? cells : [...cells, element('td', [number])]);
    });
    const heads = ['Value', 'Shape', ...(dims === undefined ? [] : ['In this call'])];
    const head = element(
      'tr',
      heads.map((text) => element('th', [text], { scope: 'col' })),
    );
    table.replaceChildren(
      ...(rows.length > 0
        ? [element('table', [element('thead', [head]), element('tbody', rows)])]
        : []),
    );
    const bounded = (found?.symbols ?? []).filter((one) => one.min !== null || one.max !== null);
    const symbols = bounded.map(
      ({ name, min, max }) => `${name} in [${min ?? '-∞'}, ${max ?? '∞'}]`,
    );
    const more = values.length > LISTED ? [`and ${values.length - LISTED} more values`] : [];
    const with_ = symbols.length > 0 ? [`with ${symbols.slice(0, 40).join(', ')}`] : [];
    note.textContent = [...more, ...with_].join('; ');
  }

  return {
    id: 'shapes',
    title: 'Shapes',
    open(root) {
      root.replaceChildren(title, form, failure, table, note);
      formOf = '';
    },
    async update(next) {
      context = next;
      here = next.isMlir ? await next.here() : undefined;
      if (here === undefined) {
        title.textContent = '';
        form.replaceChildren();
        formOf = '';
        table.replaceChildren(
          element(
            'p',
            ['Put the cursor into a function: the shapes of its values are shown here.'],
            {
              class: 'empty',
            },
          ),
        );
        note.textContent = '';
        return;
      }
      const source = next.text;
      const own = await next.engine.request<{ arguments?: Argument[]; shapes?: Shapes | null }>(
        'shapes',
        { source, function: here.name },
      );
      args = own.arguments ?? [];
      found = own.shapes ?? undefined;
      title.textContent = `@${here.name}`;
      drawForm();
      await evaluate();
      if (found === undefined) {
        table.replaceChildren(
          element('p', ['No value of this function has a shape.'], { class: 'empty' }),
        );
      }
    },
  };
}
