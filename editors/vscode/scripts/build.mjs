// Bundles the extension into out/extension.js, and with --tests what is in test/, too.
import { readdirSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

const COMMON = {
  bundle: true,
  platform: 'node',
  logLevel: 'warning',
};

export async function buildExtension() {
  await build({
    ...COMMON,
    entryPoints: ['src/extension.ts'],
    outfile: 'out/extension.js',
    format: 'cjs',
    // The Node of VS Code 1.75.
    target: 'node16.14',
    external: ['vscode'],
    minify: true,
    legalComments: 'none',
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
  if (process.argv.includes('--tests')) {
    await buildTests();
  }
}
