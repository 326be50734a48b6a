// The figures of docs/internals/performance.md about the page: `npm run figures`. With ABIDE_ANSWERS=PROGRAM (the
// example `answers` of abide-web, a release build) the module is compared with it.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { begin, drop, end, open, panel, ready, type } from './browser.mjs';
import { start } from './module.mjs';

const DIST = join(import.meta.dirname, '../dist');

function report(what, value) {
  console.log(`${what.padEnd(64)} ${value}`);
}

/** A function of `count` operations, each of which uses the one before. */
function function_(name, count) {
  const operand = (n) => (n === 0 ? '%a' : `%v${n - 1}`);
  const line = (_, n) => `  %v${n} = arith.addi ${operand(n)}, %a : i32\n`;
  const lines = Array.from({ length: count }, line).join('');
  return `func.func @${name}(%a: i32) -> i32 {\n${lines}  return ${operand(count)} : i32\n}\n`;
}

/** 100,000 lines. */
const LONG = Array.from({ length: 1000 }, (_, n) => function_(`f${n}`, 97)).join('');

function sizes() {
  const files = readdirSync(DIST, { recursive: true })
    .map((name) => join(DIST, name))
    .filter((path) => statSync(path).isFile());
  const sum = (of) => files.reduce((total, path) => total + of(readFileSync(path)).length, 0);
  const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;
  report('all files of the page', megabytes(sum((bytes) => bytes)));
  report('all files of the page, gzip', megabytes(sum((bytes) => gzipSync(bytes, { level: 9 }))));
  report('all files of the page, Brotli', megabytes(sum((bytes) => brotliCompressSync(bytes))));
}

const median = (times) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
const spread = (times) =>
  `median ${median(times).toFixed(1)} ms, most ${times.at(-1).toFixed(1)} ms`;

/** Records how long the module works for each answer, and the tasks of the page that take 50 ms or longer. */
function watch() {
  const Original = window.Worker;
  window.figures = { took: [], long: [] };
  window.Worker = class extends Original {
    constructor(...words) {
      super(...words);
      this.addEventListener('message', ({ data }) => window.figures.took.push(data.took ?? 0));
    }
  };
  new PerformanceObserver((list) => {
    window.figures.long.push(...list.getEntries().map((entry) => entry.duration));
  }).observe({ type: 'longtask', buffered: true });
}

const clear = (page) => page.evaluate(() => Object.assign(window.figures, { took: [], long: [] }));
const figures = (page) => page.evaluate(() => window.figures);

async function shortFile() {
  const { page, close } = await open();
  await type(page, function_('f', 1000));
  await panel(page, 'problems');
  await page.waitForTimeout(1000);
  await page.locator('#editor .cm-content').focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  const times = [];
  for (let round = 0; round < 10; round += 1) {
    const begun = performance.now();
    await page.keyboard.type('x');
    await page.waitForSelector('.severity.error');
    times.push(performance.now() - begun);
    await page.keyboard.press('Backspace');
    await page.waitForSelector('.severity.error', { state: 'detached' });
  }
  report('1,000 lines: diagnostics shown after a key', spread(times));
  await close();
}

async function longFile() {
  const { page, close } = await open({}, '', watch);
  await panel(page, 'problems');
  const begun = performance.now();
  await page.evaluate(() => delete document.documentElement.dataset.ready);
  await drop(page, 'long.mlir', LONG);
  await ready(page);
  report('100,000 lines: opened after', `${(performance.now() - begun).toFixed(0)} ms`);
  await page.waitForTimeout(2000);
  const opening = (await figures(page)).long;
  report(
    '100,000 lines: tasks of 50 ms while it is opened',
    opening.map(Math.round).join(', ') || 'none',
  );
  for (const id of ['problems', 'shapes', 'abi', 'graph', 'generic', 'passes']) {
    await clear(page);
    await panel(page, id);
    await page.waitForTimeout(3000);
    await page.locator('#editor .cm-content').focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.waitForTimeout(3000);
    const shown = (await figures(page)).long;
    await clear(page);
    for (const key of 'abcdefghij') {
      await page.keyboard.type(key);
      await page.waitForTimeout(100);
    }
    const { took, long } = await figures(page);
    await page.waitForTimeout(4000);
    const after = (await figures(page)).long.slice(long.length);
    const name = `100,000 lines, ${id}`;
    report(`${name}: the worker's time for a message while typing`, spread(took));
    const all = [shown, long, after].map((times) => times.map(Math.round).join(' ') || 'none');
    report(`${name}: tasks of 50 ms (panel; typing; rest)`, all.join('; '));
    for (let undone = 0; undone < 10; undone += 1) {
      await page.keyboard.press('Backspace');
    }
    await page.waitForTimeout(1000);
  }
  await close();
}

/** Reading and checking in WebAssembly, and natively. */
async function speed() {
  const long = JSON.stringify({ op: 'mlir.check', source: LONG });
  const module = start();
  const time = async (ask) => {
    const times = [];
    for (let round = 0; round < 7; round += 1) {
      const begun = performance.now();
      await ask();
      times.push(performance.now() - begun);
    }
    return Math.min(...times);
  };
  const inModule = await time(() => module.raw(long));
  const megabytes = LONG.length / 2 ** 20;
  const show = (ms) => `${ms.toFixed(0)} ms, ${((megabytes / ms) * 1000).toFixed(0)} MiB/s`;
  report('reading and checking 100,000 lines: WebAssembly', show(inModule));
  const program = process.env.ABIDE_ANSWERS;
  if (program === undefined) {
    return;
  }
  const child = spawn(program, [], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const native = await time(async () => {
    child.stdin.write(`${long}\n`);
    await lines.next();
  });
  child.stdin.end();
  report('reading and checking 100,000 lines: native', show(native));
  report('WebAssembly of native', `${((native / inModule) * 100).toFixed(0)} %`);
}

sizes();
await speed();
await begin(DIST);
try {
  await shortFile();
  await longFile();
} finally {
  await end();
}
