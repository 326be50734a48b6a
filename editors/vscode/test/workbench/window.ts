/** The actions of a user in the window of the workbench, and what the window shows. */

import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';

/** The expected content did not appear. Any other failure is the test's own fault. */
export class NotSeen extends Error {}

/** Keys that close everything, for the keyboard settings of the editor. */
export const TIDY = [
  'notifications.clearAll',
  'workbench.action.closePanel',
  'workbench.action.revertAndCloseActiveEditor',
  'workbench.action.closeAllEditors',
].map((command, index) => ({ key: `ctrl+alt+f${index + 5}`, command }));

const LIST_INPUT =
  '.quick-input-widget:not([style*="display: none"]) .quick-input-filter input.input';

/** The files of a folder, by name. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

export class WorkbenchWindow {
  /** The text of the open file as it was. */
  private text = '';

  /** The time that a user waits for something to appear, in milliseconds. */
  constructor(
    readonly page: Page,
    readonly patience: number,
    private readonly files: Files,
    /** Takes the picture of the check that runs. */
    readonly picture: () => Promise<void> = async () => undefined,
  ) {}

  /** Waits until the workbench is ready, and closes views that an earlier check left open. */
  async ready(): Promise<void> {
    const files = this.page.locator('.explorer-folders-view .monaco-list-row');
    await files.first().waitFor({ timeout: 60_000 });
    await this.page.keyboard.press('Escape');
    for (const { key } of TIDY) {
      await this.page.keyboard.press(
        key.replace('ctrl', 'Control').replace('alt', 'Alt').replace('f', 'F'),
      );
    }
    await this.page.locator('.monaco-editor').first().waitFor({ state: 'hidden' });
  }

  /** Opens a file by its name. */
  async open(file: string): Promise<void> {
    const contents = this.files[file] ?? '';
    this.text = typeof contents === 'string' ? contents : '';
    const [first = ''] = this.text.match(/\S+/) ?? [];
    await this.repeat(this.line(first).first(), () => this.choose(file));
  }

  /** Opens a file by its name, whatever appears then: a long list of files has only those rows that are in view. */
  async choose(file: string): Promise<void> {
    // Keys typed before the files are listed are lost, and so is Enter before the match is found. The dialog
    // may start in another folder than the workspace's, so the path is whole.
    const folder = new URL(this.page.url()).searchParams.get('folder') ?? '';
    const row = this.page.locator('.quick-input-list .monaco-list-row', { hasText: '..' });
    const found = this.page.locator('.quick-input-list .monaco-list-row.focused', {
      hasText: file,
    });
    await this.repeat(found.first(), async () => {
      await this.repeat(row.first(), () => this.page.keyboard.press('Control+O'));
      await this.page.keyboard.press('Control+A');
      await this.page.keyboard.insertText(`${folder}/${file}`);
    });
    await this.page.keyboard.press('Enter');
  }

  /** Repeats an action that a busy workbench may drop, until its result appears. */
  private async repeat(wanted: Locator, act: () => Promise<void>): Promise<void> {
    for (let left = 4; left >= 0; left -= 1) {
      await act();
      try {
        return await wanted.waitFor({ timeout: 10_000 });
      } catch (error) {
        if (left === 0) {
          throw error;
        }
        await this.page.keyboard.press('Escape');
      }
    }
  }

  /** Runs a command by its title, as the palette shows it. */
  async command(title: string): Promise<void> {
    await this.page.keyboard.press('F1');
    await this.pick(title);
  }

  /** Types into the list that is open, and takes the first row. */
  async pick(text: string): Promise<void> {
    await this.see(this.page.locator(LIST_INPUT), 'a list');
    await this.page.keyboard.type(text);
    const row = this.page.locator('.quick-input-list .monaco-list-row', { hasText: text });
    await this.see(row.first(), `${text} in the list`);
    await this.page.keyboard.press('Enter');
  }

  /** The lines of the editor with a text. */
  line(text: string | RegExp): Locator {
    return this.page.locator('.editor-instance .view-line', { hasText: text });
  }

  /** Puts the cursor at the first letter of a word of the open file, the first one after another. */
  async cursor(word: string, behind = ''): Promise<void> {
    const at = this.text.indexOf(word, this.text.indexOf(behind));
    assert.ok(at >= 0, `the file has no ${word}`);
    const before = this.text.slice(0, at).split('\n');
    const column = (before.at(-1) ?? '').length + 1;
    await this.page.keyboard.press('Control+G');
    await this.page.locator(LIST_INPUT).waitFor();
    await this.page.keyboard.type(`${before.length}:${column}`);
    await this.page.keyboard.press('Enter');
    await this.page.locator(LIST_INPUT).waitFor({ state: 'hidden' });
    await this.status(new RegExp(`Ln ${before.length}, Col ${column}$`)).waitFor();
  }

  /** Asks for the hover at the cursor. */
  async hover(): Promise<void> {
    await this.page.keyboard.press('Control+K');
    await this.page.keyboard.press('Control+I');
  }

  /** Waits until something is visible. */
  async see(locator: Locator, what: string): Promise<void> {
    try {
      await locator.waitFor({ state: 'visible', timeout: this.patience });
    } catch {
      throw new NotSeen(`nobody sees ${what}`);
    }
  }

  /** Waits until something is visible no more. */
  async seeGone(locator: Locator, what: string): Promise<void> {
    try {
      await locator.waitFor({ state: 'hidden', timeout: this.patience });
    } catch {
      throw new NotSeen(`${what} is still there`);
    }
  }

  /** An item of the status bar. */
  status(text: RegExp): Locator {
    return this.page.locator('.statusbar-item', { hasText: text }).first();
  }

  /** A message at the corner. */
  message(text: string | RegExp): Locator {
    return this.page.locator('.notifications-toasts .notification-list-item', { hasText: text });
  }

  /** Presses a button of a message. */
  async answer(text: string | RegExp, button: string): Promise<void> {
    const shown = this.message(text).first();
    await this.see(shown, `the message ${text}`);
    await shown.locator('.monaco-button', { hasText: button }).click();
  }
}
