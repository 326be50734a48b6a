import { type ChildProcess, spawn } from 'node:child_process';
import type { ServerSettings } from '../configuration';

/** The time for a server to end before it is killed, in milliseconds. */
const PATIENCE = 2000;

/** Starts a server that talks on its standard input and output. Rejects if it cannot be run. */
export function spawnServer(path: string, settings: ServerSettings): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = spawn(path, ['lsp', '--log', settings.log, ...settings.arguments], {
      env: { ...process.env, ...settings.environment },
      stdio: 'pipe',
    });
    child.once('error', reject);
    child.once('spawn', () => resolve(child));
    // A pipe to a server that died fails; the connection reports it to waiting requests.
    child.stdin.on('error', () => undefined);
  });
}

/** Waits until a server has ended, and kills it if it does not end by itself. */
export function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve();
      return;
    }
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
