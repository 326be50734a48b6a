import { element } from '../markdown';
import { LONG, type Panel } from '../panel';
import { type Reader, reader } from '../reader';

const LANGUAGES: Record<string, string> = {
  rust: 'Rust: packed functions, as in TVM and DGL',
  python: 'Python: iree.runtime',
  pyi: 'Python: types alone',
  c: "C: IREE's runtime",
};

/** Code that calls the functions of the text, with their types. */
export function callers(): Panel {
  let view: Reader;
  let note: HTMLElement;
  let change: (() => void) | undefined;
  const options = Object.entries(LANGUAGES).map(([value, title]) =>
    element('option', [title], { value }),
  );
  const language = element('select', options, { 'aria-label': 'Language of the callers' });
  language.addEventListener('change', () => change?.());
  return {
    id: 'callers',
    title: 'Callers',
    open(root) {
      note = element('p', [], { class: 'note-line' });
      const place = element('div', [], { class: 'reader' });
      const bar = element('div', [language], { class: 'panel-bar' });
      root.replaceChildren(bar, note, place);
      view = reader(place, 'Callers', false);
    },
    async update(context) {
      const recalled = context.recall('callers') ?? 'rust';
      language.value = recalled in LANGUAGES ? recalled : 'rust';
      const say = (text: string) => {
        note.textContent = text;
        view.set('');
      };
      change = () => {
        context.remember('callers', language.value);
        void this.update(context);
      };
      if (!context.isMlir || context.text.length > LONG) {
        say(
          context.isMlir ? 'The text is long: abide abi --emit writes callers.' : 'No functions.',
        );
        return;
      }
      const asked = language.value;
      const made = await context.engine.request<{ text?: string; error?: string }>('callers', {
        source: context.text,
        language: asked,
      });
      if (asked !== language.value) {
        return;
      }
      if (made.text === undefined) {
        say(`No callers: ${made.error ?? 'there is no answer'}.`);
        return;
      }
      note.textContent = 'Calls the functions of the file, with the types that it states.';
      view.set(made.text);
    },
    close() {
      view.destroy();
    },
  };
}
