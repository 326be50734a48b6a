import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CancellationToken } from 'vscode';
import type { Reduced, ReduceTask } from '../server/launcher';

/** The time between two looks at the size of the result, in milliseconds. */
const INTERVAL = 500;

/** Runs `abide reduce` on a copy of a text. A user who cancels gets the smallest text so far. */
export async function reduceText(
  program: string,
  task: ReduceTask,
  report: (bytes: number) => void,
  token: CancellationToken,
): Promise<Reduced> {
  const folder = await mkdtemp(join(tmpdir(), 'abide-reduce-'));
  try {
    const input = join(folder, 'input', task.name);
    const output = join(folder, 'reduced', task.name);
    await mkdir(join(folder, 'input'));
    await mkdir(join(folder, 'reduced'));
    await writeFile(input, task.text);
    const child = spawn(program, ['reduce', ...task.question, input, '-o', output, '--keep-best'], {
      cwd: task.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const timer = setInterval(() => {
      stat(output).then(
        ({ size }) => report(size),
        () => undefined,
      );
    }, INTERVAL);
    const cancelled = token.onCancellationRequested(() => child.kill('SIGINT'));
    const said = await ended(child).finally(() => {
      clearInterval(timer);
      cancelled.dispose();
    });
    const text = await readFile(output, 'utf8').catch(() => undefined);
    const lines = said.trim().split('\n');
    const last = lines.at(-1) ?? '';
    const reason = lines.find((line) => line.startsWith('abide: error:')) ?? last;
    const failed = child.exitCode !== 0 && !token.isCancellationRequested;
    return text === undefined || failed ? { reason } : { text, summary: last };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Waits for the end of a program, and returns its standard error. Rejects if it cannot be run. */
function ended(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.once('error', reject);
    child.once('close', () => resolve(said));
  });
}
