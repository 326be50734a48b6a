/** Tries a check in a window, and reports the result. */

import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import type { Check } from './checks';
import { takePicture } from './pictures';
import { type Files, WorkbenchWindow } from './window';

const PICTURES = resolve('../../docs/images');

export type Outcome = 'well' | Error;

/** Does what a user does; `pictures` are those of the documentation. */
export async function attempt(
  check: Check,
  page: Page,
  patience: number,
  pictures: boolean,
): Promise<Outcome> {
  let taken = !pictures || check.picture === undefined;
  const picture = async (): Promise<void> => {
    if (!taken && check.picture !== undefined) {
      taken = true;
      await takePicture(page, PICTURES, check.picture, check.sideBar === true);
    }
  };
  const window = new WorkbenchWindow(page, patience, check.files, picture);
  try {
    await window.ready();
    await check.run(window);
    await picture();
    return 'well';
  } catch (error) {
    return error as Error;
  }
}

/** Keeps the content of the window if a check failed. */
export async function keep(page: Page, { picture }: Check): Promise<void> {
  await page.screenshot({ path: resolve('out', `failed-${picture ?? 'check'}.png`) });
}

export function filesOf(checks: readonly Check[]): Files {
  return Object.assign({}, ...checks.map((check) => check.files));
}

export function report(name: string, outcome: Outcome): void {
  const seconds = process.uptime().toFixed(0).padStart(4);
  const verdict = outcome === 'well' ? 'ok' : `FAILED: ${outcome.message.split('\n', 1)[0]}`;
  process.stdout.write(`${seconds} s  ${name}: ${verdict}\n`);
}
