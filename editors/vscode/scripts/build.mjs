// Bundles the extension into out/extension.js and, for a browser, out/browser; with --tests what is in test/, too.
import { readdirSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

const COMMON = {
  bundle: true,
  platform: 'node',
  logLevel: 'warning',
};

const SHIPPED = { ...COMMON, minify: true, legalComments: 'none' };

export async function buildExtension() {
  await build({
    ...SHIPPED,
    entryPoints: ['src/node/main.ts'],
    outfile: 'out/extension.js',
    format: 'cjs',
    // The Node of VS Code 1.75.
    target: 'node16.14',
    external: ['vscode'],
  });
}

/** The extension for a browser, and the worker with the server; the module is put beside them. */
export async function buildBrowserExtension() {
  const browser = { ...SHIPPED, platform: 'browser', target: 'es2021' };
  await build({
    ...browser,
    entryPoints: ['src/browser/main.ts'],
    outfile: 'out/browser/main.js',
    format: 'cjs',
    external: ['vscode'],
  });
  await build({
    ...browser,
    entryPoints: ['src/browser/server.ts'],
    outfile: 'out/browser/server.js',
    format: 'iife',
  });
}

async function buildTests() {
  const files = readdirSync('test', { recursive: true }).filter((file) => file.endsWith('.ts'));
  await build({
    ...COMMON,
    entryPoints: files.map((file) => `test/${file}`),
    outdir: 'out/test',
    outbase: 'test',
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    target: 'node20',
    external: ['playwright-core'],
  });
}

if (process.argv[1] === import.meta.filename) {
  rmSync('out', { recursive: true, force: true });
  await buildExtension();
  await buildBrowserExtension();
  if (process.argv.includes('--tests')) {
    await buildTests();
  }
}
