// The documentation as a site, in Chromium: nothing is too wide, axe finds nothing, and examples open in the playground.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { AXE, begin, end, picture, ready, visit } from './browser.mjs';

const site = process.env.ABIDE_SITE;
const PAGES = ['index.html', 'docs/README.html', 'docs/shape.html', 'docs/diagnostics.html'];

before(() => {
  assert.ok(site, 'ABIDE_SITE names the folder of the site');
  return begin(site);
});
after(end);

test('an example of the documentation opens in the playground', async () => {
  const { page, close } = await visit('docs/diagnostics/mlir-undefined-value.html');
  await page.click('.try >> nth=0');
  await ready(page);
  await page.waitForSelector('.problem');
  assert.match(await page.locator('#panel').innerText(), /%b/);
  await page.goBack();
  await page.click('.play');
  await ready(page);
  await close();
});

test('axe finds nothing on pages of the site, in light and dark', async () => {
  for (const colorScheme of ['light', 'dark']) {
    for (const path of PAGES) {
      const { page, close } = await visit(path, { colorScheme, bypassCSP: true });
      await page.evaluate(AXE);
      const { violations } = await page.evaluate(() => axe.run(document));
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
      assert.deepEqual(found, [], `${path}, ${colorScheme}`);
      await picture(page, `site-${colorScheme}-${path.replace(/\W/g, '-')}`);
      await close();
    }
  }
});

test('360 pixels are enough for the site', async () => {
  for (const path of PAGES) {
    const { page, close } = await visit(path, { viewport: { width: 360, height: 740 } });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= 360, `${path}: ${width}`);
    await picture(page, `site-narrow-${path.replace(/\W/g, '-')}`);
    await close();
  }
});
