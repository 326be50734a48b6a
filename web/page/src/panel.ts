/** A part of the page that answers a question about the text. */

import type { Bytes } from './bytes';
import type { Engine } from './engine';
import type { Client, Diagnostic, Position } from './lsp';

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
