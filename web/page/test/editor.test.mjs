// The language server in the editor of the page: names, changes, folds, hints, signatures, and completion with tab stops.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { begin, end, example, open, panel, picture, text, type } from './browser.mjs';

before(() => begin(join(import.meta.dirname, '../dist')));
after(end);

const SUM = `func.func @sum(%first: i32, %second: i32) -> i32 {
  %sum = arith.addi %first, %second : i32
  %twice = arith.addi %sum, %sum : i32
  return %twice : i32
}

func.func @main(%a: i32) -> i32 {
  %r = func.call @sum(%a, %a) : (i32, i32) -> i32
  return %r : i32
}
`;

const content = (page) => page.locator('#editor .cm-content').innerText();
const line = (page, words) => page.locator('#editor .cm-line', { hasText: words }).first();
const seen = (page, words) =>
  page.waitForFunction(
    (words) => document.querySelector('#editor .cm-content').innerText.includes(words),
    words,
  );

/** Puts the cursor into a word of the text. */
async function into(page, words, word) {
  await line(page, words).getByText(word, { exact: true }).first().click();
}

test('a value is renamed where it is defined and used', async () => {
  const { page, close } = await open();
  await type(page, SUM);
  await into(page, '%sum = ', '%sum');
  await page.keyboard.press('F2');
  await page.waitForSelector('dialog input');
  await picture(page, 'rename');
  assert.equal(await page.inputValue('dialog input'), '%sum');
  await page.keyboard.type('%total');
  await page.keyboard.press('Enter');
  await seen(page, 'arith.addi %total, %total');
  assert.match(await content(page), /%total = arith\.addi/);
  // A name that is taken is refused, and the text stays.
  await into(page, '%twice = ', '%twice');
  await page.keyboard.press('F2');
  await page.waitForSelector('dialog input');
  await page.keyboard.type('%total');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.notice.is-shown');
  assert.match(await content(page), /%twice = arith\.addi/);
  await page.keyboard.press('Control+z');
  await seen(page, 'arith.addi %sum, %sum');
  await close();
});

test('Escape closes a question, and the text stays', async () => {
  const { page, close } = await open();
  await type(page, SUM);
  await into(page, '%sum = ', '%sum');
  await page.keyboard.press('F2');
  await page.waitForSelector('dialog input');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  await page.keyboard.type('x');
  await seen(page, 'x');
  assert.equal((await content(page)).match(/%sum\b/g).length, 3 - 1);
  await into(page, 'return %twice', 'return');
  await page.keyboard.press('F2');
  await page.waitForFunction(() =>
    document.querySelector('#notice').textContent.includes('not on a name'),
  );
  await close();
});

test('a name of a .td file is renamed in all open files', async () => {
  const { page, close } = await open();
  await example(page, 'dialect');
  await page.click('#files .tab:nth-child(3)');
  await into(page, 'def Twice_AddOp', 'Pure');
  await page.keyboard.press('F2');
  await page.waitForSelector('dialog input');
  await page.keyboard.type('Clean');
  await page.keyboard.press('Enter');
  await seen(page, '"add", [Clean]');
  await page.click('#files .tab:nth-child(4)');
  await page.keyboard.press('Control+End');
  await page.locator('#editor .cm-line', { hasText: 'def Clean' }).waitFor();
  // Only the wrong file of the example has problems.
  await page.waitForFunction(() => document.querySelectorAll('.badge').length === 1);
  await close();
});

test('changes at the cursor are offered and applied', async () => {
  const { page, close } = await open();
  await type(page, SUM.replace('return %twice', 'return %twise'));
  await page.waitForSelector('.cm-lintRange-error');
  await into(page, 'return %twise', '%twise');
  await page.keyboard.press('Control+.');
  await page.waitForSelector('dialog .choice');
  await picture(page, 'changes');
  assert.match(await page.locator('dialog .choice').first().innerText(), /%twice/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await seen(page, 'return %twice');
  // A rewrite whose edit is computed once it is chosen.
  await type(page, SUM.replace('arith.addi %sum, %sum', 'arith.subi %sum, %sum'));
  await into(page, '%twice = ', 'arith.subi');
  await page.click('#actions');
  await page.locator('dialog .choice', { hasText: 'canonicalize' }).click();
  await seen(page, 'arith.constant 0');
  assert.match(await content(page), /@main/);
  await close();
});

test('functions are folded, and opened again', async () => {
  const { page, close } = await open();
  await type(page, SUM);
  await page.locator('.cm-foldGutter span[title="Fold line"]').first().click();
  await page.waitForSelector('.folded');
  await picture(page, 'folded');
  assert.doesNotMatch(await content(page), /%twice = /);
  assert.match(await content(page), /@main/);
  await page.click('.folded');
  await seen(page, '%twice = ');
  await close();
});

test('the uses of the name at the cursor are marked, and listed with an outline', async () => {
  const { page, close } = await open();
  await type(page, SUM);
  await into(page, '%sum = ', '%sum');
  await page.waitForFunction(() => document.querySelectorAll('.cm-line .use').length === 3);
  assert.equal(await page.locator('.use.is-definition').count(), 1);
  await panel(page, 'outline');
  await page.waitForSelector('.use-line');
  assert.match(await text(page), /%sum: 3 places/);
  await picture(page, 'outline');
  await page.locator('.use-line').nth(1).click();
  await page.waitForFunction(() =>
    document.querySelector('#place').textContent.startsWith('Line 3'),
  );
  await page.locator('.outline .link', { hasText: 'main' }).last().click();
  await page.waitForFunction(() =>
    document.querySelector('#place').textContent.startsWith('Line 7'),
  );
  await close();
});

test('the outline has the calls of the function at the cursor', async () => {
  const { page, close } = await open();
  await type(page, SUM);
  await panel(page, 'outline');
  await into(page, '@sum(%first', '@sum');
  await page.locator('#panel h2', { hasText: 'sum is called by' }).waitFor();
  await picture(page, 'calls');
  await page.locator('#panel .link', { hasText: 'line 8' }).click();
  await page.waitForFunction(() =>
    document.querySelector('#place').textContent.startsWith('Line 8'),
  );
  await into(page, '@main(%a', '@main');
  await page.locator('#panel h2', { hasText: 'main calls' }).waitFor();
  await close();
});

test('a name is found in all files', async () => {
  const { page, close } = await open();
  await example(page, 'dialect');
  await page.click('.cm-content');
  await page.keyboard.press('Control+Shift+O');
  await page.waitForSelector('#symbols:focus');
  await page.keyboard.type('Twice_Add');
  await page.locator('.found code', { hasText: 'Twice_AddOp' }).waitFor();
  await picture(page, 'symbols');
  await page.keyboard.press('Enter');
  await page.locator('#files .tab[aria-selected=true]', { hasText: 'twice.td' }).waitFor();
  await page.fill('#symbols', 'nothing of the kind');
  await page.locator('.found', { hasText: 'No name matches' }).waitFor();
  await close();
});

test('functions have lenses, which lead to the panels', async () => {
  const { page, close } = await open();
  await example(page, 'reflection');
  const abi = page.locator('.lens', { hasText: 'iree.abi: (*, user' });
  await abi.waitFor();
  // A function without uses has no lens for them.
  assert.equal(await page.locator('.lens', { hasText: 'reference' }).count(), 1);
  await picture(page, 'lenses');
  await page.locator('.lens', { hasText: '1 reference' }).click();
  await page.waitForSelector('.use-line');
  assert.match(await text(page), /@count: 2 places/);
  await abi.click();
  await page.waitForSelector('#tab-abi[aria-selected=true]');
  await page.waitForFunction(() => document.querySelector('#panel').innerText.includes('@score'));
  await close();
});

test('a brace that is typed gets its place', async () => {
  const { page, close } = await open();
  await type(page, 'func.func @f() {\n  return\n      ');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('}');
  await seen(page, 'return\n}');
  // One that is pasted stays where it is.
  await type(page, 'func.func @f() {\n  return\n      }');
  await page.waitForTimeout(300);
  assert.match(await content(page), / {6}}/);
  await close();
});

test('the type of a value leads to its definition', async () => {
  const { page, close } = await open();
  await type(page, '!pair = tuple<i32, i32>\nfunc.func @f(%p: !pair) {\n  return\n}\n');
  await into(page, '%p', '%p');
  await page.keyboard.press('Control+F12');
  await page.waitForFunction(() => /^Line 1,/.test(document.querySelector('#place').textContent));
  await into(page, 'return', 'return');
  await page.keyboard.press('Control+F12');
  await page.waitForFunction(() =>
    document.querySelector('#notice').textContent.includes('defines the type'),
  );
  await close();
});

test('the selection grows', async () => {
  const { page, close } = await open();
  await type(page, SUM);
  await into(page, '%twice = ', '%twice');
  const selected = () => page.evaluate(() => getSelection().toString());
  let last = '';
  for (let round = 0; round < 3; round += 1) {
    await page.keyboard.press('Control+i');
    await page.waitForFunction((last) => getSelection().toString().length > last, last.length);
    last = await selected();
  }
  assert.match(last, /arith\.addi/);
  await close();
});

test('hints and signatures are shown', async () => {
  const { page, close } = await open();
  await type(page, SUM);
  await page.waitForSelector('.hint');
  assert.equal((await page.locator('.hint').first().innerText()).trim(), 'first:');
  await picture(page, 'hints');
  await type(page, 'func.func @f(%a: tensor<4x8xf32>) {\n  \n  return\n}\n');
  await page.locator('.cm-line').nth(1).click();
  await page.keyboard.type('%e = arith.addi %x,');
  await page.waitForSelector('.cm-tooltip mark');
  assert.equal(await page.locator('.cm-tooltip mark').innerText(), 'rhs');
  await picture(page, 'signature');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.cm-tooltip mark', { state: 'detached' });
  await close();
});

test('an operation is completed in its form, with its documentation', async () => {
  const { page, close } = await open();
  await type(page, 'func.func @f(%a: i32) {\n  \n  return\n}\n');
  await page.locator('.cm-line').nth(1).click();
  await page.keyboard.type('%x = arith.mul');
  await page.locator('.cm-tooltip-autocomplete li', { hasText: 'muli' }).waitFor();
  await page.waitForSelector('.cm-completionInfo');
  await picture(page, 'completion-documentation');
  await page.locator('.cm-tooltip-autocomplete li', { hasText: /^arith\.muli/ }).click();
  await seen(page, 'arith.muli');
  await page.keyboard.type('a');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.type('a');
  await picture(page, 'completion-form');
  assert.match(await content(page), /%x = arith\.muli %a, %a/);
  assert.doesNotMatch(await content(page), /\$/);
  await close();
});

test('a selection is formatted alone, and lines become comments', async () => {
  const { page, close } = await open();
  await type(page, 'func.func @f() {\n      return\n}\nfunc.func @g() {\n      return\n}\n');
  await page.locator('.cm-line').nth(1).click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.click('#format');
  await page.waitForFunction(() =>
    document.querySelector('#editor .cm-content').innerText.includes('{\n  return'),
  );
  assert.match(await content(page), / {6}return/);
  await line(page, 'return').click();
  await page.keyboard.press('Control+/');
  await seen(page, '// return');
  await close();
});
