import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { delimiter, isAbsolute, join, resolve, sep } from 'node:path';
import type { FoundServer, NoServer } from '../server/launcher';
import { expandVariables, type Surroundings } from './variables';

export interface Places extends Surroundings {
  /** The value of `abide.server.path`. */
  readonly setting: string;
  /** The folder of the extension. */
  readonly extension: string;
  /** As `process.platform`. */
  readonly platform: string;
  /** Whether the user trusts the open folders. */
  readonly trusted: boolean;
}

/**
 * The program to run as the server: that of the setting, or else the bundled one, or else the
 * first on the `PATH`. A setting that leads nowhere is an error: another server than the one that
 * was asked for would be a riddle. A program in a folder that is not trusted is not run.
 */
export async function locateServer(places: Places): Promise<FoundServer | NoServer> {
  const server = await locate(places);
  if (server.kind === 'none' || server.origin === 'bundled' || places.trusted) {
    return server;
  }
  const path = resolve(server.path);
  const folder = places.folders.find((folder) => path.startsWith(join(folder.path, sep)));
  return folder === undefined
    ? server
    : { kind: 'none', reason: `${path} is in the folder ${folder.name}, which is not trusted.` };
}

async function locate(places: Places): Promise<FoundServer | NoServer> {
  const name = places.platform === 'win32' ? 'abide.exe' : 'abide';
  const setting = expandVariables(places.setting.trim(), places);
  if (setting !== '') {
    return fromSetting(setting, places);
  }
  const bundled = join(places.extension, 'server', name);
  if ((await whyNotRunnable(bundled)) === undefined) {
    return { kind: 'found', path: bundled, origin: 'bundled' };
  }
  const onPath = await firstRunnable(searchedFolders(places), name);
  if (onPath !== undefined) {
    return { kind: 'found', path: onPath, origin: 'path' };
  }
  return {
    kind: 'none',
    reason: `There is no ${name} in the extension, on the PATH or in ~/.cargo/bin.`,
  };
}

async function fromSetting(setting: string, places: Places): Promise<FoundServer | NoServer> {
  if (isAbsolute(setting)) {
    const problem = await whyNotRunnable(setting);
    return problem === undefined
      ? { kind: 'found', path: setting, origin: 'setting' }
      : { kind: 'none', reason: `The setting abide.server.path names ${setting}, but ${problem}.` };
  }
  // A bare name is looked up on the PATH, as a shell does; a relative path is of the first folder.
  const folders = /[/\\]/.test(setting)
    ? places.folders.slice(0, 1).map((folder) => folder.path)
    : searchedFolders(places);
  const path = await firstRunnable(folders, setting);
  return path !== undefined
    ? { kind: 'found', path, origin: 'setting' }
    : {
        kind: 'none',
        reason: `The setting abide.server.path names ${setting}, but there is no such program.`,
      };
}

/** The folders of the `PATH`, and the one where `cargo install` puts programs, which editors that
 * were not started from a shell often do not have on theirs. A relative folder, such as `.`, would be of whatever is
 * open. */
function searchedFolders({ environment, home }: Surroundings): string[] {
  const path = environment.PATH ?? environment.Path ?? '';
  return [
    ...path.split(delimiter).filter((folder) => isAbsolute(folder)),
    join(home, '.cargo', 'bin'),
  ];
}

async function firstRunnable(
  folders: readonly string[],
  name: string,
): Promise<string | undefined> {
  for (const folder of folders) {
    const path = join(folder, name);
    if ((await whyNotRunnable(path)) === undefined) {
      return path;
    }
  }
  return undefined;
}

/** The reason why a file cannot be run, or nothing if it can. */
async function whyNotRunnable(path: string): Promise<string | undefined> {
  try {
    if (!(await stat(path)).isFile()) {
      return 'that is no file';
    }
  } catch {
    return 'there is no such file';
  }
  try {
    await access(path, constants.X_OK);
    return undefined;
  } catch {
    return 'that file may not be run';
  }
}
