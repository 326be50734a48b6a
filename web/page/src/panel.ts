/** A part of the page that answers a question about the text. */

import type { Bytes } from './bytes';
import { byId } from './controls';
import type { Engine } from './engine';
import type { Client, Diagnostic, Position, Range } from './lsp';
import { element } from './markdown';

/** Longer texts are answered about later, and only in part. In units of the text. */
export const LONG = 400_000;

/** A function of the text; the range is in units of the text. */
export interface FunctionAt {
  name: string;
  from: number;
  to: number;
  /** The signature as a person writes it. */
  signature: string;
  /** The metadata that it comes from. */
  source: string;
}

export interface Context {
  engine: Engine;
  client: Client;
  uri: string;
  isMlir: boolean;
  /** The content of the compiled module that the text was made of. */
  about: string | undefined;
  text: string;
  bytes: Bytes;
  cursor: number;
  position: Position;
  diagnostics: Diagnostic[];
  /** Whether the text was checked. */
  isChecked: boolean;
  /** Shows a range of the text in the editor. */
  select(from: number, to: number): void;
  /** Shows a range of an open file. */
  go(uri: string, range: Range): void;
  /** A line of an open file, counted from 0; empty if there is none. */
  lineOf(uri: string, line: number): string;
  /** The name of an open file by its address, as its tab has it. */
  nameOf(uri: string): string;
  /** Renames what the cursor is on, after asking for the name. */
  rename(): void;
  /** The function around the cursor. */
  here(): Promise<FunctionAt | undefined>;
  replace(text: string): void;
  /** Applies the preferred fix of a diagnostic. */
  fix(one: Diagnostic): void;
  remember(key: string, value: string): void;
  recall(key: string): string | undefined;
}

export interface Panel {
  id: string;
  title: string;
  /** Fills the panel once it is chosen. */
  open(root: HTMLElement): void;
  /** Answers for another text or place of the cursor. */
  update(context: Context): Promise<void> | void;
  close?(): void;
}

/** Makes a tab for each panel. */
export function drawPanelTabs(panels: Panel[], choose: (id: string) => void): void {
  const tabs = panels.map(({ id, title }) => {
    const tab = element('button', [title], {
      type: 'button',
      role: 'tab',
      class: 'tab',
      id: `tab-${id}`,
      'aria-controls': 'panel',
    });
    tab.addEventListener('click', () => choose(id));
    return tab;
  });
  byId('panels').append(...tabs);
}
