import { element } from '../markdown';
import { LONG, type Panel } from '../panel';
import { type Reader, reader } from '../reader';

export function generic(): Panel {
  let view: Reader;
  let note: HTMLElement;
  return {
    id: 'generic',
    title: 'Generic',
    open(root) {
      note = element('p', [], { class: 'note-line' });
      const place = element('div', [], { class: 'reader' });
      root.replaceChildren(note, place);
      view = reader(place, 'Generic form');
    },
    async update(context) {
      const here = context.isMlir ? await context.here() : undefined;
      if (here === undefined && context.text.length > LONG) {
        note.textContent = 'The text is long: put the cursor into a function.';
        view.set('');
        return;
      }
      const params = {
        textDocument: { uri: context.uri },
        ...(here === undefined ? {} : { position: context.position }),
      };
      try {
        const made = await context.client.request<{ text: string; function: string | null }>(
          'abide/genericForm',
          params,
        );
        note.textContent = made.function ? `The function ${made.function}` : 'The whole file';
        view.set(made.text);
      } catch (error) {
        note.textContent = error instanceof Error ? error.message : String(error);
        view.set('');
      }
    },
    close() {
      view.destroy();
    },
  };
}
