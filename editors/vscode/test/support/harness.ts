/** Loads the bundled extension under the mock, with a server of the test's choice. */

import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Document, Uri } from './values';
import { Editor, installMock } from './vscode';

interface Extension {
  activate(context: object): void;
  deactivate(): Promise<void>;
}

let current: object = {};
installMock(() => current);
const require = createRequire(join(process.cwd(), 'package.json'));

/** An editor with the extension in it. */
export class Workbench {
  readonly editor = new Editor();
  /** A folder of this test alone. */
  readonly folder = mkdtempSync(join(tmpdir(), 'abide-vscode-'));
  readonly extensionPath = join(this.folder, 'extension');
  private extension: Extension | undefined;
  readonly memory = new Map<string, unknown>();

  constructor() {
    mkdirSync(this.extensionPath);
  }

  /** A program that behaves as the fake server does, at a path below the folder of the test. */
  program(path: string, behaviour = ''): string {
    const file = join(this.folder, path);
    mkdirSync(join(file, '..'), { recursive: true });
    const server = resolve('out/test/support/fakeServer.cjs');
    writeFileSync(file, `#!/bin/sh\nexec '${process.execPath}' '${server}' "$@" ${behaviour}\n`);
    chmodSync(file, 0o755);
    return file;
  }

  activate(): void {
    // Each test reloads the bundle: it remembers the mock that it was loaded under.
    const bundle = require.resolve('./out/extension.js');
    delete require.cache[bundle];
    current = this.editor.module();
    const extension = require(bundle) as Extension;
    this.extension = extension;
    const memento = {
      get: (key: string, otherwise?: unknown) => this.memory.get(key) ?? otherwise,
      update: async (key: string, value: unknown) => void this.memory.set(key, value),
    };
    extension.activate({
      subscriptions: [],
      extensionPath: this.extensionPath,
      extensionUri: Uri.file(this.extensionPath),
      extension: { id: 'abide.abide' },
      globalState: memento,
      workspaceState: memento,
    });
  }

  /** Activates with the fake server in the extension, and waits for it. */
  async start(behaviour = ''): Promise<void> {
    this.program('extension/server/abide', behaviour);
    this.activate();
    await this.status(/9\.8\.7/);
  }

  /** Opens a file of MLIR with the cursor at the start of a line. */
  open(text = 'func.func @f() {\n}\n', line = 0): Document {
    const document = new Document(Uri.file(join(this.folder, 'test.mlir')), 'mlir', text);
    this.editor.open(document, line);
    return document;
  }

  status(wanted: RegExp, patience?: number): Promise<unknown> {
    return until(() => wanted.test(String(this.editor.status.text)), `status ${wanted}`, patience);
  }

  message(wanted: RegExp): Promise<unknown> {
    return until(() => this.editor.messages.some((text) => wanted.test(text)), `message ${wanted}`);
  }

  async close(): Promise<void> {
    await this.extension?.deactivate();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Runs a test in its own workbench, and ends that whatever happens. */
export function inWorkbench(test: (workbench: Workbench) => Promise<void>): () => Promise<void> {
  return async () => {
    const workbench = new Workbench();
    try {
      await test(workbench);
    } finally {
      await workbench.close();
    }
  };
}

/** Waits until a condition holds; fails if it takes too long. */
export async function until(holds: () => boolean, what: string, patience = 15_000): Promise<void> {
  const end = Date.now() + patience;
  while (!holds()) {
    assert.ok(Date.now() < end, `waited in vain for ${what}`);
    await new Promise((wake) => setTimeout(wake, 10));
  }
}
