// The figures of docs/internals/performance.md about the page: `npm run figures`. With ABIDE_ANSWERS=PROGRAM (the
// example `answers` of abide-web, a release build) the module is compared with it.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { begin, end, hold, open, panel, ready, release } from './browser.mjs';
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
  const total = (of) => files.reduce((all, path) => all + of(readFileSync(path)).length, 0);
  const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;
  report('all files of the page', megabytes(total((bytes) => bytes)));
  report('all files of the page, gzip', megabytes(total((bytes) => gzipSync(bytes, { level: 9 }))));
  report('all files of the page, Brotli', megabytes(total((bytes) => brotliCompressSync(bytes))));
}

const median = (times) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
const sum = (times) => times.reduce((total, time) => total + time, 0);
const longest = (times) => `${Math.max(0, ...times).toFixed(0)} ms`;
const spread = (times) =>
  `median ${median(times).toFixed(1)} ms, most ${times.at(-1).toFixed(1)} ms`;

/**
 * The tasks of the page's thread and of the worker's since the trace began: how long each took, in milliseconds of
 * processor time.
 */
async function traced(page, act) {
  const session = await page.context().newCDPSession(page);
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const ended = new Promise((resolve) => session.on('Tracing.tracingComplete', resolve));
  const categories = 'toplevel,disabled-by-default-devtools.timeline,devtools.timeline,__metadata';
  await session.send('Tracing.start', { categories, transferMode: 'ReportEvents' });
  await act();
  await session.send('Tracing.end');
  await ended;
  await session.detach();
  const threads = new Map();
  for (const { name, pid, tid, args } of events) {
    if (name === 'thread_name') {
      threads.set(`${pid}:${tid}`, args.name);
    }
  }
  const tasks = (thread) =>
    events
      .filter(({ name, pid, tid }) => name === 'RunTask' && threads.get(`${pid}:${tid}`) === thread)
      .map(({ tdur }) => (tdur ?? 0) / 1000);
  return { page: tasks('CrRendererMain'), worker: tasks('DedicatedWorker thread') };
}

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

/** Records in the page how long it takes from a key `x` to the frame that shows an error, in milliseconds. */
function watchKeys() {
  window.shown = [];
  let begun;
  window.addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      begun = key === 'x' ? timeStamp : undefined;
    },
    { capture: true },
  );
  new MutationObserver(() => {
    if (begun !== undefined && document.querySelector('.severity.error')) {
      const from = begun;
      begun = undefined;
      requestAnimationFrame(() => window.shown.push(performance.now() - from));
    }
  }).observe(document.querySelector('#panel'), { childList: true, subtree: true });
}

async function shortFile() {
  const { page, close } = await open();
  await hold(page, 'short.mlir', function_('f', 1000));
  await release(page);
  await panel(page, 'problems');
  await page.waitForTimeout(1000);
  await page.locator('#editor .cm-content').focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.evaluate(watchKeys);
  const type = async () => {
    for (let round = 0; round < 10; round += 1) {
      await page.keyboard.type('x');
      await page.waitForSelector('.severity.error');
      await page.keyboard.press('Backspace');
      await page.waitForSelector('.severity.error', { state: 'detached' });
    }
  };
  await type();
  report('1,000 lines: diagnostics shown after a key', spread(await page.evaluate('shown')));
  const tasks = await traced(page, type);
  const [inPage, inWorker] = [sum(tasks.page) / 20, sum(tasks.worker) / 20];
  report(
    '1,000 lines: processor time of an edit (page; worker)',
    `${inPage.toFixed(1)} ms; ${inWorker.toFixed(1)} ms`,
  );
  await close();
}

async function longFile() {
  const { page, close } = await open({}, '', watch);
  await panel(page, 'problems');
  await hold(page, 'long.mlir', LONG);
  await page.evaluate(() => delete document.documentElement.dataset.ready);
  await clear(page);
  const begun = performance.now();
  const opening = await traced(page, async () => {
    await release(page);
    await ready(page);
    report('100,000 lines: opened after', `${(performance.now() - begun).toFixed(0)} ms`);
    await page.waitForTimeout(2000);
  });
  const blocked = (await figures(page)).long.map(Math.round).join(' ') || 'none';
  report(
    '100,000 lines: longest tasks of the page while it is opened',
    `${longest(opening.page)} of processor time; 50 ms by the clock: ${blocked}`,
  );
  for (const id of ['problems', 'outline', 'shapes', 'abi', 'graph', 'generic', 'passes']) {
    await clear(page);
    const shown = await traced(page, async () => {
      await panel(page, id);
      await page.waitForTimeout(3000);
      await page.locator('#editor .cm-content').focus();
      await page.keyboard.press('Control+Home');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('End');
      await page.waitForTimeout(3000);
    });
    const before = (await figures(page)).long;
    await clear(page);
    const typing = await traced(page, async () => {
      for (const key of 'abcdefghij') {
        await page.keyboard.type(key);
        await page.waitForTimeout(100);
      }
    });
    const { took, long } = await figures(page);
    const rest = await traced(page, () => page.waitForTimeout(4000));
    const after = (await figures(page)).long.slice(long.length);
    const name = `100,000 lines, ${id}`;
    report(`${name}: the worker's time for a message while typing`, spread(took));
    report(
      `${name}: processor time of the worker for an edit`,
      `${(sum(typing.worker) / 10).toFixed(1)} ms`,
    );
    report(
      `${name}: longest tasks of the page (panel; typing; rest)`,
      [shown, typing, rest].map((tasks) => longest(tasks.page)).join('; '),
    );
    const all = [before, long, after].map((times) => times.map(Math.round).join(' ') || 'none');
    report(`${name}: tasks of 50 ms by the clock (panel; typing; rest)`, all.join('; '));
    for (let undone = 0; undone < 10; undone += 1) {
      await page.keyboard.press('Backspace');
    }
    await page.waitForTimeout(1000);
  }
  await close();
}

/** The processor time of a process, in milliseconds, by Linux. */
function processorTime(pid) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The least time of a round, by the clock, and the mean processor time of the last rounds. */
async function timed(ask, pid) {
  const [warm, rounds] = [6, 12];
  let best = Number.POSITIVE_INFINITY;
  let before = 0;
  for (let round = 0; round < warm + rounds; round += 1) {
    if (round === warm) {
      before = processorTime(pid);
    }
    const begun = performance.now();
    await ask();
    best = Math.min(best, performance.now() - begun);
  }
  return { clock: best, processor: (processorTime(pid) - before) / rounds };
}

/** Reading and checking in WebAssembly, and natively. */
async function speed() {
  const long = JSON.stringify({ op: 'mlir.check', source: LONG });
  const module = start();
  const inModule = await timed(() => module.raw(long), process.pid);
  const show = ({ clock, processor }) =>
    `${clock.toFixed(0)} ms, ${processor.toFixed(0)} ms of processor time`;
  report('reading and checking 100,000 lines: WebAssembly', show(inModule));
  const program = process.env.ABIDE_ANSWERS;
  if (program === undefined) {
    return;
  }
  const child = spawn(program, [], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async () => {
    child.stdin.write(`${long}\n`);
    await lines.next();
  };
  const native = await timed(ask, child.pid);
  child.stdin.end();
  report('reading and checking 100,000 lines: native', show(native));
  const share = (of) => `${((of(native) / of(inModule)) * 100).toFixed(0)} %`;
  report(
    'WebAssembly of native (clock; processor time)',
    `${share((one) => one.clock)}; ${share((one) => one.processor)}`,
  );
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
