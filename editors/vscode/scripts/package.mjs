// Makes abide.vsix with the server for this machine in it. `--server FILE` takes a server that is
// there already; without it, cargo builds one: with the profile `extension`, or with that which ABIDE_PROFILE names. The
// server's symbols are put into abide.debug, beside it.
// `--web MODULE` makes abide-web.vsix instead, for VS Code in a browser: MODULE is the WebAssembly module.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createVSIX } from '@vscode/vsce';
import { buildBrowserExtension, buildExtension } from './build.mjs';
import { stripInto } from './strip.mjs';

const { values } = parseArgs({ options: { server: { type: 'string' }, web: { type: 'string' } } });
// npm runs scripts in the folder of the package; a file that is named is where the user stands.
const named = (file) => file && resolve(process.env.INIT_CWD ?? '.', file);
const [given, module] = [named(values.server), named(values.web)];
process.chdir(dirname(import.meta.dirname));

const root = resolve('../..');
const name = process.platform === 'win32' ? 'abide.exe' : 'abide';
/** The files of the package. */
const staged = resolve('out/package');
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
rmSync('out', { recursive: true, force: true });
if (module === undefined) {
  await packProgram();
} else {
  await packModule();
}

async function packProgram() {
  const server = given ?? buildServer();
  await buildExtension();
  const { browser: _, ...rest } = manifest;
  stage(rest, ['out/extension.js']);
  const program = join(staged, 'server', name);
  mkdirSync(dirname(program));
  copyFileSync(server, program);
  chmodSync(program, 0o755);
  stripInto(program, 'abide.debug');
  await pack('abide.vsix', `${process.platform}-${process.arch}`);
}

async function packModule() {
  await buildBrowserExtension();
  // Without `main`, the editor runs it in the browser.
  const { main: _, extensionKind: __, ...rest } = manifest;
  stage(rest, ['out/browser']);
  copyFileSync(module, join(staged, 'out/browser/abide.wasm'));
  await pack('abide-web.vsix', 'web');
}

/** Copies the files of every package, and those of this one. */
function stage(manifest, built) {
  mkdirSync(staged, { recursive: true });
  writeFileSync(join(staged, 'package.json'), JSON.stringify(manifest, undefined, 2));
  copyFileSync(join(root, 'LICENSE'), join(staged, 'LICENSE'));
  const files = [
    'README.md',
    'language-configuration.json',
    'reflection-language-configuration.json',
    'tablegen-language-configuration.json',
    'examples',
    'images',
    'snippets',
    'syntaxes',
    'walkthrough',
  ];
  for (const file of [...files, ...built]) {
    cpSync(file, join(staged, file), { recursive: true });
  }
}

async function pack(file, target) {
  const packagePath = resolve(file);
  await createVSIX({
    cwd: staged,
    packagePath,
    target,
    dependencies: false,
    allowMissingRepository: true,
    rewriteRelativeLinks: false,
  });
}

/** The server alone, without the other subcommands, made for its size (the profile is in Cargo.toml): its path. */
function buildServer() {
  const profile = process.env.ABIDE_PROFILE ?? 'extension';
  const flags = [
    ...['rustc', '--package', 'abide', '--bin', 'abide', '--profile', profile],
    ...['--no-default-features', '--message-format', 'json-render-diagnostics'],
  ];
  if (process.platform === 'linux' && process.arch === 'x64') {
    // There rustc (1.90 and later) links with lld, which keeps functions that are alike once.
    flags.push('--', '-Clink-arg=-Wl,--icf=all');
  }
  const said = execFileSync('cargo', flags, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const built = said
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line).executable)
    .find((file) => typeof file === 'string' && basename(file) === name);
  if (built === undefined) {
    throw new Error('cargo does not say where it put the server');
  }
  return built;
}
