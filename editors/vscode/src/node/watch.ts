import { type Stats, unwatchFile, watchFile } from 'node:fs';
import { Disposable } from 'vscode';

/** The interval between two looks at the file, in milliseconds. A look is one `stat`, which also works on
 * network drives and where a build replaces the file. */
const INTERVAL = 1000;

/** Calls back when a file is there with another content than at the start, and has stopped changing
 * for one interval: a linker writes for a while. */
export function watchProgram(path: string, changed: () => void): Disposable {
  let timer: NodeJS.Timeout | undefined;
  const look = (now: Stats): void => {
    clearTimeout(timer);
    if (now.isFile()) {
      timer = setTimeout(changed, INTERVAL);
    }
  };
  watchFile(path, { interval: INTERVAL, persistent: false }, look);
  return new Disposable(() => {
    clearTimeout(timer);
    unwatchFile(path, look);
  });
}
