// Chromium with the page, and the actions of a user there. With ABIDE_PICTURES=FOLDER pictures are kept.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { serve } from './server.mjs';

export const AXE = readFileSync(
  join(import.meta.dirname, '../node_modules/axe-core/axe.min.js'),
  'utf8',
);
const pictures = process.env.ABIDE_PICTURES;

let server;
let browser;
/** The addresses that pages have asked for since the last `open`. */
export const asked = { urls: [], server: '' };

/** Serves a folder, and starts the browser. */
export async function begin(folder) {
  server = await serve(folder);
  asked.server = server.address;
  browser = await chromium.launch({
    executablePath: process.env.ABIDE_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  if (pictures !== undefined) {
    mkdirSync(pictures, { recursive: true });
  }
}

export async function end() {
  await browser?.close();
  server?.close();
}

/** Opens a page of the folder, after `script` has run in it; errors of its scripts fail the test that ends it. */
export async function visit(path, options = {}, script = undefined) {
  const context = await browser.newContext({
    viewport: { width: 1360, height: 820 },
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  const errors = [];
  asked.urls = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') {
      errors.push(message.text());
    }
  });
  page.on('request', (request) => asked.urls.push(request.url()));
  if (script !== undefined) {
    await page.addInitScript(script);
  }
  await page.goto(server.address + path);
  return {
    page,
    async close() {
      await context.close();
      assert.deepEqual(errors, []);
    },
  };
}

/** Waits until the language server has read the files. */
export async function ready(page) {
  await page.waitForSelector('html[data-ready=yes]', { timeout: 60_000 });
}

/** Opens the page, and waits for the worker. */
export async function open(options = {}, hash = '', script = undefined) {
  const opened = await visit(hash, options, script);
  await ready(opened.page);
  return opened;
}

export async function example(page, id) {
  await page.evaluate(() => delete document.documentElement.dataset.ready);
  await page.selectOption('#examples', id);
  await ready(page);
}

export async function panel(page, id) {
  await page.click(`#tab-${id}`);
  await page.waitForSelector(`#panel[data-shown=${id}]`, { timeout: 30_000 });
}

export async function picture(page, name) {
  if (pictures !== undefined) {
    await page.waitForTimeout(300);
    await page.screenshot({ path: join(pictures, `${name}.png`) });
  }
}

/** Replaces the whole text. */
export async function type(page, text) {
  await page.click('.cm-content');
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

/** Puts a file into the page, to be dropped: its bytes, or a text. */
export async function hold(page, name, content) {
  const isText = typeof content === 'string';
  await page.evaluate(
    ({ name, content, isText }) => {
      const bytes = isText ? content : Uint8Array.from(atob(content), (char) => char.charCodeAt(0));
      window.held = new DataTransfer();
      window.held.items.add(new File([bytes], name));
    },
    { name, content: isText ? content : content.toString('base64'), isText },
  );
}

/** Drops the file that is held. */
export async function release(page) {
  await page.evaluate(() => {
    const about = { dataTransfer: window.held, bubbles: true, cancelable: true };
    window.dispatchEvent(new DragEvent('drop', about));
  });
}

/** Drops a file on the page: its bytes, or a text. */
export async function drop(page, name, content) {
  await hold(page, name, content);
  await release(page);
}

export const text = (page) => page.locator('#panel').innerText();
