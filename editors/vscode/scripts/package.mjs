// Makes abide.vsix with the server for this machine in it. `--server FILE` takes a server that is
// there already; without it, cargo builds one: with the profile `extension`, or with that which ABIDE_PROFILE names. The
// server's symbols are put into abide.debug, beside it.
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createVSIX } from '@vscode/vsce';
import { buildExtension } from './build.mjs';
import { stripInto } from './strip.mjs';

const { values } = parseArgs({ options: { server: { type: 'string' } } });
// npm runs scripts in the folder of the package; a file that is named is where the user stands.
const given = values.server && resolve(process.env.INIT_CWD ?? '.', values.server);
process.chdir(dirname(import.meta.dirname));

const root = resolve('../..');
const name = process.platform === 'win32' ? 'abide.exe' : 'abide';
const server = given ?? buildServer();
rmSync('server', { recursive: true, force: true });
mkdirSync('server');
copyFileSync(server, join('server', name));
chmodSync(join('server', name), 0o755);
stripInto(join('server', name), 'abide.debug');
copyFileSync(join(root, 'LICENSE'), 'LICENSE');
rmSync('out', { recursive: true, force: true });
await buildExtension();
await createVSIX({
  packagePath: 'abide.vsix',
  target: `${process.platform}-${process.arch}`,
  dependencies: false,
  allowMissingRepository: true,
  rewriteRelativeLinks: false,
});

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
