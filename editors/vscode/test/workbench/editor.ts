/** A code-server of the test's own: started on a free port, ended with all that it started. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Files, TIDY } from './window';

/** Nothing moves, asks, or looks into the network by itself. */
const SETTINGS = {
  'chat.disableAIFeatures': true,
  'editor.fontSize': 12,
  'editor.minimap.enabled': false,
  'editor.stickyScroll.enabled': false,
  'extensions.autoCheckUpdates': false,
  'extensions.autoUpdate': false,
  'files.autoSave': 'off',
  'files.hotExit': 'off',
  'security.workspace.trust.enabled': false,
  'telemetry.telemetryLevel': 'off',
  'update.mode': 'none',
  'window.commandCenter': false,
  'workbench.colorTheme': 'Default Dark Modern',
  'workbench.layoutControl.enabled': false,
  'workbench.reduceMotion': 'on',
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.startupEditor': 'none',
};

export class EditorServer {
  private constructor(
    private readonly root: string,
    private readonly child: ChildProcess,
    private readonly port: number,
  ) {}

  /** Starts `code` (see install.mjs) with the extension of a file installed. */
  static async start(code: string, extension: string): Promise<EditorServer> {
    const root = mkdtempSync(join(tmpdir(), 'abide-workbench-'));
    const env = { ...process.env, CODE_DATA: root };
    execFileSync(code, ['--install-extension', extension], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 60_000,
    });
    const port = await freePort();
    const log = openSync(join(root, 'log'), 'w');
    const flags = [
      '--disable-telemetry',
      '--disable-update-check',
      '--disable-getting-started-override',
    ];
    const child = spawn(code, ['--bind-addr', `127.0.0.1:${port}`, ...flags], {
      // Its own group, so that it ends with its extension hosts and their servers.
      detached: true,
      env,
      stdio: ['ignore', log, log],
    });
    const server = new EditorServer(root, child, port);
    // Ending the test early also ends the editor.
    process.once('SIGTERM', () => {
      server.signal('SIGKILL');
      rmSync(root, { recursive: true, force: true });
      process.exit(1);
    });
    server.settings({});
    writeFileSync(join(root, 'user', 'User', 'keybindings.json'), JSON.stringify(TIDY));
    await server.answers();
    return server;
  }

  /** Writes the settings of the user; a window that is opened afterwards has them. */
  settings(changed: Record<string, unknown>): void {
    // The window is on another machine than the server, as far as the editor knows, and a setting that
    // names a program is one of the latter.
    for (const machine of ['User', 'Machine']) {
      const folder = join(this.root, 'user', machine);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'settings.json'), JSON.stringify({ ...SETTINGS, ...changed }));
    }
  }

  /** A new folder with files, and the address of the workbench that shows it. */
  folder(name: string, files: Files): string {
    const folder = join(this.root, name);
    mkdirSync(folder);
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    return `http://127.0.0.1:${this.port}/?folder=${encodeURIComponent(folder)}`;
  }

  /** The path of a file of the test's, outside of the folders. */
  path(name: string): string {
    return join(this.root, name);
  }

  /** A program of the test's, as a path. */
  program(name: string, script: string): string {
    const path = this.path(name);
    writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    return path;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null) {
      const ended = new Promise((resolve) => this.child.once('exit', resolve));
      this.signal('SIGTERM');
      const timer = setTimeout(() => this.signal('SIGKILL'), 5000);
      await ended;
      clearTimeout(timer);
    }
    rmSync(this.root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  /** Sends a signal to the editor and all that it started. */
  private signal(name: NodeJS.Signals): void {
    if (this.child.pid !== undefined) {
      process.kill(-this.child.pid, name);
    }
  }

  private async answers(): Promise<void> {
    const end = Date.now() + 60_000;
    while (Date.now() < end) {
      const answer = await fetch(`http://127.0.0.1:${this.port}/healthz`).catch(() => undefined);
      if (answer?.ok === true) {
        return;
      }
      await new Promise((wake) => setTimeout(wake, 100));
    }
    await this.stop();
    throw new Error('the editor does not start');
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
