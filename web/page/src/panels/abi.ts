import { element, markdown } from '../markdown';
import type { Panel } from '../panel';

/** The content of a compiled module. */
function module(about: string | undefined): HTMLElement[] {
  if (about === undefined) {
    return [];
  }
  const content = element('pre', [element('code', [about.trimEnd()])]);
  return [element('h2', ['Compiled module']), element('div', [content], { class: 'prose' })];
}

export function abi(): Panel {
  let root: HTMLElement;
  return {
    id: 'abi',
    title: 'ABI',
    open(element) {
      root = element;
    },
    async update(context) {
      const { uri, position } = context;
      const params = { textDocument: { uri }, position };
      const found = context.isMlir
        ? await context.client.request<{ title: string; markdown: string } | null>(
            'abide/explainAbi',
            params,
          )
        : null;
      if (found === null) {
        const text = 'Put the cursor into a function: its calling convention is explained here.';
        root.replaceChildren(element('p', [text], { class: 'empty' }), ...module(context.about));
        return;
      }
      const body = element('div', [markdown(found.markdown)], { class: 'prose' });
      root.replaceChildren(element('h2', [found.title]), body);
    },
  };
}
