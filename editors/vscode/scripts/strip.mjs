// Moves the symbols of a program into a separate file, for the analysis of crashes.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';

/** For each system: the tools, and what they are asked for. On Windows the symbols are in a separate file anyway. */
const steps = {
  linux: (program, symbols) => [
    ['objcopy', ['--only-keep-debug', program, symbols]],
    ['objcopy', ['--strip-all', `--add-gnu-debuglink=${symbols}`, program]],
  ],
  darwin: (program, symbols) => [
    ['dsymutil', ['-o', symbols, program]],
    ['strip', ['-S', '-x', program]],
  ],
};

/** Names that a tool may have. */
const names = (tool) => (tool === 'objcopy' ? ['objcopy', 'llvm-objcopy', 'rust-objcopy'] : [tool]);

function run(tool, parameters) {
  for (const name of names(tool)) {
    try {
      return execFileSync(name, parameters, { stdio: 'inherit' });
    } catch (error) {
      if (error.code !== 'ENOENT') {
        throw error;
      }
    }
  }
  throw new Error(`the server keeps its symbols, for there is none of ${names(tool).join(', ')}`);
}

/** Moves the symbols of a program into a file; without a tool, reports it and leaves them in it. */
export function stripInto(program, symbols, platform = process.platform) {
  rmSync(symbols, { recursive: true, force: true });
  try {
    for (const [tool, parameters] of steps[platform]?.(program, symbols) ?? []) {
      run(tool, parameters);
    }
  } catch (error) {
    console.warn(`warning: ${error.message}`);
  }
}
