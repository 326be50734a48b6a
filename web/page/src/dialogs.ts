/** Questions to the user: a list to choose from, and a line of text. Escape closes both. */

import { element } from './markdown';

/** Shows a dialog until it is closed; the focus returns to where it was. */
function shown<T>(
  title: string,
  body: (close: (answer: T) => void) => Node[],
): Promise<T | undefined> {
  return new Promise((resolve) => {
    const dialog = element('dialog', [], { class: 'dialog', 'aria-label': title });
    let answer: T | undefined;
    const close = (chosen: T) => {
      answer = chosen;
      dialog.close();
    };
    dialog.append(element('h2', [title]), ...body(close));
    dialog.addEventListener('click', (event) => {
      // Only a click beside its content has the dialog itself as its target.
      if (event.target === dialog) {
        dialog.close();
      }
    });
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(answer);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** Lets the user choose one of several titles; `undefined` if none was chosen. */
export function choose(title: string, options: string[]): Promise<number | undefined> {
  return shown<number>(title, (close) => {
    const items = options.map((option, number) => {
      const button = element('button', [option], { type: 'button', class: 'choice' });
      button.addEventListener('click', () => close(number));
      return element('li', [button]);
    });
    const list = element('ul', items, { class: 'choices' });
    list.addEventListener('keydown', (event) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      const buttons = [...list.querySelectorAll('button')];
      const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
      if (step !== undefined) {
        event.preventDefault();
        buttons.at((now + step) % buttons.length)?.focus();
      }
    });
    return [list];
  });
}

/** Asks for a line of text; `undefined` if the dialog is closed without one. */
export function ask(title: string, value: string): Promise<string | undefined> {
  return shown<string>(title, (close) => {
    const input = element('input', [], {
      class: 'code-input',
      'aria-label': title,
      autocomplete: 'off',
      spellcheck: 'false',
    });
    input.value = value;
    const submit = element('button', ['Rename'], { type: 'submit', class: 'button' });
    const form = element('form', [input, submit], { class: 'ask' });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      close(input.value);
    });
    // The dialog gives it the focus first.
    queueMicrotask(() => input.select());
    return [form];
  });
}
