/** An untrusted folder, with settings that would run programs, follow commands and write elsewhere. */

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Check } from './checks';
import type { EditorServer } from './editor';
import { NotSeen } from './window';

/** Restricted Mode, without its questions. */
const RESTRICTED = {
  'security.workspace.trust.enabled': true,
  'security.workspace.trust.startupPrompt': 'never',
  'security.workspace.trust.banner': 'never',
  'security.workspace.trust.untrustedFiles': 'open',
};

const COMMAND = 'command:workbench.extensions.installExtension?%5B%22a.b%22%5D';

const HOSTILE = `func.func @f(%a: i32) -> i32 {
  %sum = arith.addi %a, %missing : i32
  "d.op"() : () -> () loc("${COMMAND}":1:1)
  return %sum : i32
}
`;

type Attempt = (check: Check) => Promise<Error | 'well'>;

/** The errors in Restricted Mode. */
export async function inRestrictedMode(
  editor: EditorServer,
  page: Page,
  attempt: Attempt,
): Promise<string[]> {
  const [ran, written] = [editor.path('ran'), editor.path('written')];
  const settings = {
    'abide.diagnosticsPage': COMMAND,
    'abide.server.path': editor.program('planted', `touch '${ran}'`),
    'abide.server.environment': { LD_PRELOAD: '/no/such/library' },
    'abide.copyCommand': 'workbench.action.terminal.new',
    'abide.cacheFolder': written,
    'security.workspace.trust.enabled': false,
  };
  const files = {
    'hostile.mlir': HOSTILE,
    '.vscode/settings.json': JSON.stringify(settings),
  };
  const link = 'a.monaco-link';
  const problem = '.markers-panel .monaco-list-row';
  const mistake: Check = {
    name: 'in a folder that is not trusted, mistakes are shown and nothing runs',
    files,
    run: async (window) => {
      await window.see(window.status(/Restricted Mode/), 'that the folder is not trusted');
      await window.open('hostile.mlir');
      await window.see(window.page.locator('.squiggly-error').first(), 'a squiggle');
      await window.page.keyboard.press('Control+Shift+M');
      const row = window.page.locator(problem, { hasText: /%missing.*mlir-undefined-value/ });
      await window.see(row.first(), 'the problem with its code');
      assert.equal(await row.locator(link).count(), 0, 'the code is a link');
      assert.equal(
        await window.page.locator('.detected-link').count(),
        0,
        'the location is a link',
      );
      assert.ok(!existsSync(ran), 'a program of the folder was run');
      assert.ok(!existsSync(written), 'something was written where the folder wants it');
    },
  };
  const linked: Check = {
    name: "the user's own page is a link there",
    files,
    run: async (window) => {
      await window.open('hostile.mlir');
      await window.page.keyboard.press('Control+Shift+M');
      await window.see(window.page.locator(problem).locator(link).first(), 'the link of the code');
    },
  };
  const failures = [];
  editor.settings(RESTRICTED);
  const address = editor.folder('untrusted', files);
  for (const check of [mistake, linked]) {
    await page.goto(address);
    const outcome = await attempt(check);
    if (outcome !== 'well') {
      failures.push(
        `${check.name}: ${outcome instanceof NotSeen ? '' : 'FAULT '}${outcome.message}`,
      );
    }
    editor.settings({ ...RESTRICTED, 'abide.diagnosticsPage': 'https://pages.example/codes' });
  }
  return failures;
}
