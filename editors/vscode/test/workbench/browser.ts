/**
 * Runs the extension for browsers in a real workbench: `browser.cjs CODE VSIX [PART]`, as in run.ts. No program is a
 * server there: the checks pass by what the WebAssembly module answers.
 */

import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';
import { attempt, filesOf, keep, report } from './attempt';
import { CHECKS } from './checks';
import { EditorServer } from './editor';
import { VIEWPORT } from './pictures';
import { NotSeen } from './window';

const PATIENCE = 20_000;

async function main(): Promise<void> {
  const [code, extension, part] = process.argv.slice(2);
  assert.ok(code !== undefined && extension !== undefined, 'usage: browser.cjs CODE VSIX [PART]');
  const checks = CHECKS.filter((check) => check.onDisk !== true && check.name.includes(part ?? ''));
  const editor = await EditorServer.start(code, extension);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ viewport: VIEWPORT });
    const address = editor.folder('browser', filesOf(checks));
    await page.goto(address);
    const failures = [];
    for (const check of checks) {
      let outcome = await attempt(check, page, PATIENCE, false);
      if (outcome instanceof NotSeen) {
        // A busy machine loses a key now and then: once more, in a new window.
        report(`${check.name}, at the first attempt`, outcome);
        await page.goto(address);
        outcome = await attempt(check, page, PATIENCE, false);
      }
      report(check.name, outcome);
      if (outcome !== 'well') {
        await keep(page, check);
        failures.push(`${check.name}: ${outcome.message}`);
      }
    }
    const workers = page.workers().map((worker) => worker.url());
    assert.ok(
      workers.some((url) => url.startsWith('blob:')),
      `the server runs in none of the workers ${workers}`,
    );
    assert.deepEqual(failures, []);
  } finally {
    await browser.close();
    await editor.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
