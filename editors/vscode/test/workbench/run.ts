/**
 * Runs the packaged extension in a real workbench: `run.cjs CODE VSIX [PART]`, where CODE is what
 * install.mjs made, and PART a part of the names of the checks to run. Each check runs twice: with the server of the package, and with a dead one,
 * where it must fail; else it would prove nothing.
 */

import assert from 'node:assert/strict';
import { type Browser, chromium, type Page } from 'playwright-core';
import { attempt, filesOf, keep, report } from './attempt';
import { CHECKS, type Check, MISSING } from './checks';
import { EditorServer } from './editor';
import { VIEWPORT } from './pictures';
import { inRestrictedMode } from './restricted';
import { NotSeen } from './window';

/** The time that a user waits for an answer, and for a missing one, in milliseconds. */
const PATIENCE = 20_000;
const PATIENCE_WITH_THE_DEAD = 2_500;

async function main(): Promise<void> {
  const [code, extension, part] = process.argv.slice(2);
  assert.ok(code !== undefined && extension !== undefined, 'usage: run.cjs CODE VSIX [PART]');
  const checks = CHECKS.filter(({ name }) => name.includes(part ?? ''));
  const editor = await EditorServer.start(code, extension);
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    });
    const page = await browser.newPage({ viewport: VIEWPORT });
    const failures = [
      ...(await withServer(editor, page, checks)),
      ...(await withoutServer(editor, page)),
      ...(await withoutTrust(editor, page)),
      ...(await withDeadServer(editor, page, checks)),
    ];
    assert.deepEqual(failures, []);
  } finally {
    await browser?.close();
    await editor.stop();
  }
}

/** All checks with the server of the package. */
async function withServer(
  editor: EditorServer,
  page: Page,
  checks: readonly Check[],
): Promise<string[]> {
  const address = editor.folder('alive', filesOf(checks));
  await page.goto(address);
  const failures = [];
  for (const check of checks) {
    let outcome = await attempt(check, page, PATIENCE, true);
    if (outcome instanceof NotSeen) {
      // A busy machine loses a key now and then: once more, in a new window.
      report(`${check.name}, at the first attempt`, outcome);
      await page.goto(address);
      outcome = await attempt(check, page, PATIENCE, true);
    }
    report(check.name, outcome);
    if (outcome !== 'well') {
      await keep(page, check);
      failures.push(`${check.name}: ${outcome.message}`);
    }
  }
  return failures;
}

/** The user is informed if no server is found. */
async function withoutServer(editor: EditorServer, page: Page): Promise<string[]> {
  editor.settings({ 'abide.server.path': '/no/server/here' });
  await page.goto(editor.folder('without', MISSING.files));
  const outcome = await attempt(MISSING, page, PATIENCE, true);
  report(MISSING.name, outcome);
  if (outcome !== 'well') {
    await keep(page, MISSING);
  }
  return outcome === 'well' ? [] : [`${MISSING.name}: ${outcome.message}`];
}

/** A folder that is not trusted runs nothing. */
async function withoutTrust(editor: EditorServer, page: Page): Promise<string[]> {
  return inRestrictedMode(editor, page, async (check) => {
    const outcome = await attempt(check, page, PATIENCE, false);
    report(check.name, outcome);
    if (outcome !== 'well') {
      await keep(page, check);
    }
    return outcome;
  });
}

/** No check passes with a silent server. */
async function withDeadServer(
  editor: EditorServer,
  page: Page,
  checks: readonly Check[],
): Promise<string[]> {
  editor.settings({ 'abide.server.path': editor.program('dead', 'exec sleep 1000') });
  await page.goto(editor.folder('dead-server', filesOf(checks)));
  const failures = [];
  for (const check of checks.filter(({ alone }) => alone !== true)) {
    const outcome = await attempt(check, page, PATIENCE_WITH_THE_DEAD, false);
    const seen = outcome instanceof NotSeen;
    report(`with a dead server: ${check.name}`, seen ? 'well' : new Error(String(outcome)));
    if (!seen) {
      failures.push(`passes, or fails otherwise, with a dead server: ${check.name}: ${outcome}`);
    }
  }
  return failures;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
