/** The pictures of docs/editors.md: taken again with UPDATE_PICTURES=1, and otherwise only checked for. */

import assert from 'node:assert/strict';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** The size of the window that they show. */
export const VIEWPORT = { width: 1080, height: 440 };
/** In bytes: the repository keeps every version of them. */
const LARGEST = 120_000;

const updates = process.env.UPDATE_PICTURES === '1';

/** Takes a picture of the window, or looks whether it is there. */
export async function takePicture(
  page: Page,
  folder: string,
  name: string,
  sideBar: boolean,
): Promise<void> {
  const path = join(folder, `${name}.png`);
  if (updates) {
    mkdirSync(folder, { recursive: true });
    // Wait for the end of animations.
    await page.waitForTimeout(700);
    // The list of files is left out of the picture.
    const left = sideBar ? '.part.sidebar' : '.part.editor';
    const x = (await page.locator(left).boundingBox())?.x ?? 0;
    const clip = { x, y: 0, width: VIEWPORT.width - x, height: VIEWPORT.height };
    await page.screenshot({ path, clip, animations: 'disabled', caret: 'initial' });
  }
  assert.ok(existsSync(path), `${path} is missing: UPDATE_PICTURES=1 takes it`);
  assert.ok(statSync(path).size < LARGEST, `${path} is larger than ${LARGEST} bytes`);
}
