// The built page in Chromium: each panel, keys, narrow windows, hostile texts, a dying worker, and no request that
// leaves it. With ABIDE_PICTURES=FOLDER pictures are kept.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { deflateRawSync, gzipSync } from 'node:zlib';
import {
  AXE,
  asked,
  begin,
  drop,
  end,
  example,
  open,
  panel,
  picture,
  text,
  type,
} from './browser.mjs';

const CORPUS = join(import.meta.dirname, '../../../corpus');

before(() => begin(join(import.meta.dirname, '../dist')));
after(end);

test('each panel answers', async () => {
  const { page, close } = await open();
  await page.waitForSelector('.panel-shapes table');
  assert.match(await text(page), /%product/);
  await page.fill('.size', '12');
  await page.waitForFunction(() =>
    document.querySelector('#panel').innerText.includes('[12, 256]'),
  );
  await picture(page, 'shapes');
  await example(page, 'mistakes');
  await page.waitForSelector('.problem');
  assert.match(await text(page), /%heigth/);
  await picture(page, 'problems');
  await page.click('.problems li:first-child .button');
  await page.waitForFunction(
    () => !document.querySelector('#editor .cm-content').innerText.includes('heigth'),
  );
  await example(page, 'calls');
  await page.waitForFunction(() => document.querySelector('#panel').innerText.includes('@axpy'));
  await picture(page, 'abi');
  await panel(page, 'generic');
  await page.waitForFunction(() =>
    document.querySelector('#panel').innerText.includes('"scf.for"'),
  );
  await picture(page, 'generic');
  await panel(page, 'graph');
  await page.waitForSelector('.stage .node');
  await picture(page, 'graph-nested');
  await example(page, 'symbols');
  await page.waitForSelector('.chips li');
  await page.selectOption('.panel-passes select', 'erase-symbol');
  await page.waitForFunction(() => document.querySelectorAll('.chips .changed').length > 0);
  await picture(page, 'passes');
  await page.getByRole('button', { name: 'Side by side' }).click();
  await page.waitForSelector('.cm-mergeView');
  await picture(page, 'passes-side');
  await example(page, 'sip');
  await page.waitForSelector('.part');
  await page.hover('.part >> nth=6');
  assert.match(await text(page), /"ids"|ids/);
  await picture(page, 'sip');
  await example(page, 'reflection');
  await page.waitForFunction(() => document.querySelector('#panel').innerText.includes('user'));
  await picture(page, 'reflection');
  await example(page, 'loops');
  await page.waitForSelector('.stage .node');
  await picture(page, 'graph');
  await close();
});

test('hover, completion, definition and formatting come from the worker', async () => {
  const { page, close } = await open();
  await type(
    page,
    'func.func @f(%first: i32) -> i32 {\n%sum = arith.addi %first,   %first : i32\n  return %sum : i32\n}\n',
  );
  await page.click('#format');
  await page.waitForFunction(() =>
    document
      .querySelector('#editor .cm-content')
      .innerText.includes('  %sum = arith.addi %first, %first'),
  );
  await page.waitForSelector('.tok-sem-variable, .tok-sem-parameter');
  await page.locator('.cm-line', { hasText: 'return' }).getByText('%sum').first().click();
  await page.keyboard.press('F12');
  await page.waitForFunction(() =>
    document.querySelector('#place').textContent.startsWith('Line 2'),
  );
  await page.locator('.cm-line', { hasText: 'arith' }).getByText('arith.addi').first().hover();
  await page.waitForSelector('.hover');
  assert.match(await page.locator('.hover').first().innerText(), /arith\.addi|addi/);
  await picture(page, 'hover');
  await page.locator('.cm-line', { hasText: 'arith' }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('%x = arith.mu');
  await page.waitForSelector('.cm-tooltip-autocomplete');
  assert.match(await page.locator('.cm-tooltip-autocomplete').innerText(), /muli/);
  await picture(page, 'completion');
  await close();
});

test('values are bound to a reflected signature, and wrong ones are refused', async () => {
  const { page, close } = await open();
  await example(page, 'reflection');
  await page.waitForSelector('#bind-args');
  const row = Array(16).fill(1.5);
  const says = (words) =>
    page.waitForFunction(
      (words) => document.querySelector('#panel > .prose:last-child').innerText.includes(words),
      words,
    );
  // The arguments of the example have names.
  await page.fill('#bind-kwargs', JSON.stringify({ user: [row], item: [row], scale: 0.5 }));
  await says('2: ');
  await picture(page, 'reflection-bound');
  await page.fill('#bind-args', '[1, 2');
  await says('not JSON');
  await page.fill('#bind-args', '[1]');
  await says('rror');
  await close();
});

test('a panel can be used before its first answer', async () => {
  const { page, close } = await open();
  await example(page, 'sip');
  // A click and a key in one task: the panel has not asked anything yet.
  await page.evaluate(() => {
    document.querySelector('#tab-reflection').click();
    for (const id of ['bind-args', 'bind-kwargs']) {
      document.getElementById(id).dispatchEvent(new Event('input'));
    }
    document.querySelector('#tab-sip').click();
    document.querySelector('#panel textarea').dispatchEvent(new Event('input'));
  });
  await page.waitForSelector('.part');
  await close();
});

test('callers of the functions are shown in each language', async () => {
  const { page, close } = await open();
  await example(page, 'packed');
  const says = (words) =>
    page.waitForFunction(
      (words) => document.querySelector('#panel').innerText.includes(words),
      words,
    );
  await says('pub fn rank(');
  await picture(page, 'callers');
  await page.selectOption('#panel select', 'python');
  await says('from __future__ import annotations');
  await page.selectOption('#panel select', 'c');
  await says('#ifndef ABIDE_SCORING_H_');
  // The language stays while the text is edited.
  await page.locator('#editor .cm-line', { hasText: '@rank' }).getByText('i64').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type('}');
  await says('syntax error');
  await page.keyboard.press('Backspace');
  await says('#ifndef ABIDE_SCORING_H_');
  await close();
});

test('tabs and the border between the panes are moved by keys', async () => {
  const { page, close } = await open();
  await page.focus('#tab-shapes');
  await page.keyboard.press('ArrowRight');
  await page.waitForSelector('#tab-passes[aria-selected=true]:focus');
  await page.keyboard.press('ArrowLeft');
  await page.waitForSelector('#tab-shapes[aria-selected=true]:focus');
  await page.focus('#divider');
  await page.keyboard.press('ArrowLeft');
  assert.equal(await page.getAttribute('#divider', 'aria-valuenow'), '50');
  // Tab is typed in the editor; after Escape it leaves it.
  await page.focus('.cm-content');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.closest('.cm-content')), null);
  await close();
});

test('a node of the graph goes to the text', async () => {
  const { page, close } = await open();
  await panel(page, 'graph');
  await page.waitForSelector('.stage .node');
  await page.locator('.stage .node', { hasText: 'tensor.dim' }).first().click();
  await page.waitForFunction(() =>
    document.querySelector('#place').textContent.startsWith('Line 8'),
  );
  const place = () => page.locator('.stage svg').evaluate((svg) => svg.style.transform);
  const changes = async (act) => {
    const before = await place();
    await act();
    assert.notEqual(await place(), before, String(act));
  };
  await page.locator('.stage').focus();
  await changes(() => page.keyboard.press('+'));
  await changes(() => page.keyboard.press('ArrowLeft'));
  const { x, y, width, height } = await page.locator('.stage').boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await changes(() => page.mouse.wheel(0, -200));
  await changes(async () => {
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + 60, y + height / 2 + 20, { steps: 4 });
    await page.mouse.up();
  });
  for (const key of ['Enter', ' ']) {
    // Another line of the same function, so that the picture stays.
    await page.locator('#editor .cm-line', { hasText: '%zero = ' }).first().click();
    await page.locator('.stage .node', { hasText: 'tensor.dim' }).first().focus();
    await page.keyboard.press(key);
    await page.waitForFunction(() =>
      document.querySelector('#place').textContent.startsWith('Line 8'),
    );
  }
  await close();
});

test('dialects of dropped files are known', async () => {
  const { page, close } = await open();
  await example(page, 'dialect');
  await page.click('#files .tab:nth-child(2)');
  await page.waitForSelector('.problem');
  await picture(page, 'dialect');
  // The same files, dropped on a page that has none of them.
  await example(page, 'loops');
  for (const name of ['ods.td', 'twice.td', 'wrong.mlir']) {
    await drop(page, name, readFileSync(join(CORPUS, 'projects/twice', name), 'utf8'));
    await page.locator('#files .tab', { hasText: name }).waitFor();
  }
  await panel(page, 'problems');
  await page.waitForSelector('.problem');
  await page.setInputFiles('#file', [
    {
      name: 'more.mlir',
      mimeType: 'text/plain',
      buffer: Buffer.from('func.func @more() {\n  return\n}\n'),
    },
  ]);
  await page.waitForFunction(() =>
    document.querySelector('#editor .cm-content').innerText.includes('@more'),
  );
  await close();
});

test('bytecode is shown as text', async () => {
  const { page, close } = await open();
  await example(page, 'sip');
  await drop(page, 'symbolic.mlirbc', readFileSync(join(CORPUS, 'bytecode/symbolic.mlirbc')));
  await page.locator('#files .tab[aria-selected=true]', { hasText: 'symbolic.mlirbc' }).waitFor();
  assert.match(await page.locator('#editor .cm-content').innerText(), /module|func/);
  await close();
});

test('a compiled module is shown as its functions, and what it holds', async () => {
  const { page, close } = await open();
  await drop(page, 'arrays.vmfb', readFileSync(join(CORPUS, 'vmfb/arrays.vmfb')));
  await page.waitForFunction(() =>
    document.querySelector('#editor .cm-content').innerText.includes('iree.abi.declaration'),
  );
  await page.waitForFunction(() =>
    document.querySelector('#panel').innerText.includes('exported functions:'),
  );
  await picture(page, 'vmfb');
  await page.locator('.cm-line', { hasText: 'func.func' }).first().click();
  await page.waitForFunction(() => /^@\w+/.test(document.querySelector('#panel h2').innerText));
  await picture(page, 'vmfb-function');
  // The text is truncated: the page informs the user, and continues.
  await drop(page, 'cut.vmfb', readFileSync(join(CORPUS, 'vmfb/arrays.vmfb')).subarray(0, 400));
  await page.waitForFunction(() =>
    document.querySelector('#notice').textContent.startsWith('cut.vmfb: '),
  );
  await close();
});

test('the state is in the address', async () => {
  const { page, close } = await open();
  await type(page, '// kept\nfunc.func private @kept()\n');
  await panel(page, 'generic');
  await page.waitForFunction(() => location.hash.length > 20);
  await page.waitForTimeout(900);
  const hash = await page.evaluate(() => location.hash);
  await close();
  const again = await open({}, hash);
  assert.match(await again.page.locator('#editor .cm-content').innerText(), /@kept/);
  assert.equal(await again.page.getAttribute('#tab-generic', 'aria-selected'), 'true');
  await again.close();
  const broken = await open({}, '#%%%broken');
  assert.match(await broken.page.locator('#editor .cm-content').innerText(), /@dense/);
  await broken.close();
});

test('a link that is pasted into the address bar is followed', async () => {
  const { page, close } = await open();
  const files = [{ name: 'pasted.mlir', text: 'func.func private @pasted()\n' }];
  const state = { files, shown: 0, panel: 'abi', cursor: 0, memory: {} };
  const hash = deflateRawSync(JSON.stringify(state)).toString('base64url');
  await page.evaluate((hash) => {
    location.hash = hash;
  }, hash);
  await page.waitForFunction(() =>
    document.querySelector('#editor .cm-content').innerText.includes('@pasted'),
  );
  assert.equal(await page.inputValue('#examples'), '');
  assert.equal(await page.getAttribute('#tab-abi', 'aria-selected'), 'true');
  await close();
});

test('files are closed', async () => {
  const { page, close } = await open();
  const tabs = page.locator('#files .tab');
  assert.equal(await page.isVisible('#close'), false, 'the last file stays');
  await example(page, 'dialect');
  await page.click('#close');
  assert.equal(await tabs.count(), 3);
  await page.locator('#files .tab[aria-selected=true]').focus();
  await page.keyboard.press('Delete');
  assert.equal(await tabs.count(), 2);
  assert.equal(await tabs.first().innerText(), 'twice.td');
  await close();
});

test('only problems with a fix have a button for it', async () => {
  const { page, close } = await open();
  await type(page, 'func.func @f(%first: i32) -> i32 {\n  return %frist : i32\n}\n');
  await panel(page, 'problems');
  await page.waitForSelector('.problems .button');
  await type(
    page,
    'func.func @f(%a: tensor<?xf32>, %i: index) -> f32 {\n  %0 = tensor.extract %a[%i, %i] : tensor<?xf32>\n  return %0 : f32\n}\n',
  );
  await page.locator('.problem', { hasText: 'tensor.extract' }).waitFor();
  await page.waitForFunction(() => document.querySelector('.problems .button') === null);
  await close();
});

test('no request leaves the page', async () => {
  const { page, close } = await open();
  for (const id of [
    'problems',
    'outline',
    'abi',
    'shapes',
    'passes',
    'generic',
    'graph',
    'sip',
    'reflection',
  ]) {
    await panel(page, id);
  }
  const elsewhere = asked.urls.filter(
    (url) => !url.startsWith(asked.server) && !url.startsWith('blob:') && !url.startsWith('data:'),
  );
  assert.deepEqual(elsewhere, []);
  const blocked = await page.evaluate(() =>
    fetch('https://example.com/').then(
      () => 'sent',
      () => 'blocked',
    ),
  );
  assert.equal(blocked, 'blocked', 'the policy refuses it');
  // That refusal is the only error.
  await close().catch((error) =>
    assert.match(String(error), /Content Security Policy|example\.com/),
  );
});

test('axe finds nothing, in light and dark', async () => {
  for (const colorScheme of ['light', 'dark']) {
    const { page, close } = await open({ colorScheme, bypassCSP: true });
    await page.evaluate(AXE);
    for (const id of [
      'shapes',
      'problems',
      'outline',
      'abi',
      'passes',
      'generic',
      'graph',
      'sip',
      'reflection',
    ]) {
      if (id === 'problems') {
        await example(page, 'mistakes');
      }
      await panel(page, id);
      await page.waitForTimeout(250);
      const { violations } = await page.evaluate(() => axe.run(document));
      const told = violations.map(
        ({ id: rule, nodes }) =>
          `${id}: ${rule}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
      );
      assert.deepEqual(told, [], colorScheme);
    }
    await picture(page, `last-${colorScheme}`);
    await page.click('.cm-content');
    await page.keyboard.press('F2');
    await page.waitForSelector('dialog, .notice.is-shown');
    const { violations } = await page.evaluate(() => axe.run(document));
    assert.deepEqual(
      violations.map(({ id }) => id),
      [],
      `a question, ${colorScheme}`,
    );
    await page.keyboard.press('Escape');
    await example(page, 'loops');
    await page.waitForSelector('.stage .node');
    await picture(page, `graph-${colorScheme}`);
    await close();
  }
});

test('360 pixels are enough', async () => {
  const { page, close } = await open({ viewport: { width: 360, height: 740 } });
  await page.waitForSelector('.panel-shapes table');
  await picture(page, 'narrow-shapes');
  for (const id of ['problems', 'outline', 'passes', 'graph', 'sip', 'reflection']) {
    await panel(page, id);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(overflow <= 360, `${id}: ${overflow}`);
    await picture(page, `narrow-${id}`);
  }
  await close();
});

test('a dead worker is reported and started again', async () => {
  const { page, close } = await open();
  await panel(page, 'abi');
  await page.workers()[0].evaluate(() => {
    self.postMessage({ id: 0, dead: 'a test ended it' });
  });
  await page.waitForFunction(() =>
    document.querySelector('#notice').textContent.includes('started again'),
  );
  await picture(page, 'dead');
  await page.waitForTimeout(500);
  await type(page, 'func.func @alive() {\n  return %nothing : i32\n}\n');
  await panel(page, 'problems');
  await page.waitForSelector('.problem');
  await close();
});

test('a worker that ends by itself is started again', async () => {
  for (const [end, reason] of [
    [
      () => {
        setTimeout(() => {
          throw new Error('thrown by a test');
        });
      },
      'thrown by a test',
    ],
    [() => self.close(), 'it did not answer'],
  ]) {
    const { page, close } = await open();
    await page.workers()[0].evaluate(end);
    await type(page, 'func.func @alive() {\n  return %nothing : i32\n}\n');
    await page.waitForFunction(
      (reason) => document.querySelector('#notice').textContent.includes(reason),
      reason,
      { timeout: 60_000 },
    );
    await panel(page, 'problems');
    await page.waitForSelector('.problem', { timeout: 60_000 });
    // The browser reports what the test has thrown.
    await close().catch((error) => assert.match(String(error), /thrown by a test/));
  }
});

test('the page has at most 4 MB with gzip', () => {
  const dist = join(import.meta.dirname, '../dist');
  const files = readdirSync(dist, { recursive: true })
    .map((name) => join(dist, name))
    .filter((path) => statSync(path).isFile());
  const sizes = files.map((path) => gzipSync(readFileSync(path), { level: 9 }).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  assert.ok(total <= 4_000_000, `${total} bytes`);
});

/** The panels that read the text. */
const SHORT = ['problems', 'outline', 'abi', 'graph', 'shapes', 'generic', 'passes'];

/** Asks every panel that reads the text. */
async function askPanels(page, wait) {
  for (const id of SHORT) {
    await page.click(`#tab-${id}`);
    await page.waitForTimeout(wait);
  }
}

/** The page still finds a mistake. */
async function isAlive(page) {
  await drop(page, 'alive.mlir', 'func.func @alive() {\n  return %no : i32\n}\n');
  await panel(page, 'problems');
  await page.waitForSelector('.problem', { timeout: 60_000 });
}

test('hostile texts leave the page alive', async () => {
  const { page, close } = await open();
  const texts = [
    `"${'x'.repeat(10 << 20)}"`,
    '"a.b"() ({\n'.repeat(100_000),
    '('.repeat(100_000),
    `func.func @f() {\n${'  %x = "a.b"() : () -> i32\n'.repeat(2000)}`,
    '<img src=x onerror=alert(1)> @"<script>alert(1)</script>"',
  ];
  for (const one of texts) {
    await drop(page, 'hostile.mlir', one);
    await page.waitForTimeout(1500);
    await askPanels(page, 150);
  }
  await isAlive(page);
  await close();
});

test('all regressions leave the page alive', async () => {
  const { page, close } = await open();
  const folder = join(CORPUS, 'regressions');
  const files = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && statSync(path).size < 1 << 20)
    .sort();
  for (const [number, path] of files.entries()) {
    await drop(page, `regression.${path.includes('tablegen') ? 'td' : 'mlir'}`, readFileSync(path));
    const panels = [...SHORT, 'sip', 'reflection'];
    await page.click(`#tab-${panels[number % panels.length]}`);
    await page.waitForTimeout(60);
  }
  await isAlive(page);
  console.log(`${files.length} regressions were dropped`);
  await close();
});
