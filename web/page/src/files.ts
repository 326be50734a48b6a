/** The open files, and their tabs. */

import type { EditorState } from '@codemirror/state';
import { byId } from './controls';
import type { Diagnostic } from './lsp';
import { element } from './markdown';

/** The folder of the files, as the language server knows it. */
export const ROOT = 'file:///work/';

export interface Open {
  name: string;
  /** The content of the compiled module that the text was made of. */
  about: string | undefined;
  uri: string;
  state: EditorState;
  version: number;
  /** The version that the language server knows. */
  toldVersion: number;
  diagnostics: Diagnostic[];
  /** Whether the diagnostics are those of a worker that is alive. */
  isChecked: boolean;
}

export const isDescription = (name: string) => /\.(td|ops|abi)$/.test(name);

export function language(name: string): string {
  if (name.endsWith('.td')) {
    return 'tablegen';
  }
  return /\.(sip|raw)$/.test(name) ? 'abide-signature' : name.endsWith('.json') ? 'json' : 'mlir';
}

/** The diagnostics of a severity. */
export function count(file: Open, severity: number): number {
  return file.diagnostics.filter((one) => (one.severity ?? 1) === severity).length;
}

/** A name that no file has. */
export function newName(files: Open[]): string {
  const names = new Set(files.map((file) => file.name));
  let number = 1;
  while (names.has(`file${number}.mlir`)) {
    number += 1;
  }
  return `file${number}.mlir`;
}

/** Shows a tab for each file. The middle button of a mouse and the key Delete close one. */
export function drawTabs(
  files: Open[],
  shown: number,
  choose: (number: number) => void,
  close: (number: number) => void,
): void {
  const list = byId('files');
  const hadFocus = list.contains(document.activeElement);
  const tabs = files.map((file, number) => {
    const errors = count(file, 1);
    const badge = errors > 0 ? [element('span', [String(errors)], { class: 'badge' })] : [];
    const tab = element('button', [file.name, ...badge], {
      type: 'button',
      role: 'tab',
      class: 'tab',
      'aria-controls': 'editor',
      'aria-selected': String(number === shown),
      tabindex: number === shown ? '0' : '-1',
    });
    tab.addEventListener('click', () => choose(number));
    tab.addEventListener('auxclick', () => close(number));
    tab.addEventListener('keydown', (event) => {
      if (event.key === 'Delete') {
        close(number);
      }
    });
    return tab;
  });
  list.replaceChildren(...tabs);
  if (hadFocus) {
    tabs[shown]?.focus();
  }
  byId('close').hidden = files.length < 2;
}
