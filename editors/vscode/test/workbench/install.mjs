// Installs code-server, VS Code's workbench in a browser, from the registry alone: `install.mjs FOLDER`.
// Its own install script loads things from elsewhere and compiles modules that the editor, the extension
// host and language servers do without; so no script runs, and what is needed of them is done here.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  throw new Error('usage: install.mjs FOLDER');
}
const root = resolve(folder);
const stamp = join(root, 'installed.json');
const lock = join(import.meta.dirname, 'package-lock.json');
const wanted = readFileSync(lock, 'utf8');
const SILENT_LOGGER = `
const logger = new Proxy({}, { get: (_target, name) => (name === 'then' ? undefined : () => undefined) });
exports.createRotatingLogger = exports.createAsyncRotatingLogger = async () => logger;
exports.setFlushOn = () => undefined;
`;
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  install();
  writeFileSync(stamp, wanted);
}

function install() {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) {
    cpSync(join(import.meta.dirname, file), join(root, file));
  }
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  npm(root, ['ci', ...flags]);
  const modules = join(root, 'node_modules');
  // Hashes passwords, in C++; there are none here, but it is loaded.
  writeFileSync(join(modules, 'argon2', 'argon2.js'), 'module.exports = {};\n');
  const editor = join(modules, 'code-server', 'lib', 'vscode');
  npm(editor, ['install', '--omit=dev', ...flags]);
  // Writes log files, in C++, too.
  const logger = join(editor, 'node_modules', '@vscode', 'spdlog', 'index.js');
  writeFileSync(logger, SILENT_LOGGER);
  symlinkSync('node_modules', join(editor, 'node_modules.asar'));
  writeCommand(modules);
}

function npm(cwd, words) {
  execFileSync('npm', words, { cwd, stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
}

/** A `code` that does what that of VS Code does, with its data in CODE_DATA, or else beside it. */
function writeCommand(modules) {
  writeFileSync(join(root, 'config.yaml'), 'auth: none\ncert: false\n');
  const bin = join(root, 'bin');
  mkdirSync(bin);
  const entry = join(modules, 'code-server', 'out', 'node', 'entry.js');
  const script = `#!/bin/sh
data="\${CODE_DATA:-${root}/data}"
export XDG_DATA_HOME="$data" XDG_CONFIG_HOME="$data"
exec node '${entry}' --config '${root}/config.yaml' --user-data-dir "$data/user" \\
  --extensions-dir "$data/extensions" "$@"
`;
  const command = join(bin, 'code');
  writeFileSync(command, script);
  chmodSync(command, 0o755);
}
