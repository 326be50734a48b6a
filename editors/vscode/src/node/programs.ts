import type { ChildProcess } from 'node:child_process';
import { homedir } from 'node:os';
import { workspace } from 'vscode';
import { LanguageClient } from 'vscode-languageclient/node';
import { SCHEMES, SECTION, type ServerSettings } from '../configuration';
import { createClient } from '../server/client';
import type { Around, FoundServer, Launcher, NoServer, Reducer, Run } from '../server/launcher';
import { locateServer } from './locate';
import { ended, spawnServer } from './process';
import { reduceText } from './reduce';
import { expandVariables, type Surroundings } from './variables';
import { watchProgram } from './watch';

/** Runs servers that are programs. */
export class Programs implements Launcher {
  /** `extension` is the folder of the extension. */
  constructor(private readonly extension: string) {}

  schemes(): readonly string[] {
    return SCHEMES;
  }

  find({ path }: ServerSettings): Promise<FoundServer | NoServer> {
    return locateServer({
      ...surroundings(),
      setting: path,
      extension: this.extension,
      platform: process.platform,
      trusted: workspace.isTrusted,
    });
  }

  reducer({ path }: FoundServer): Reducer {
    return (task, report, token) => reduceText(path, task, report, token);
  }

  launch(server: FoundServer, settings: ServerSettings, around: Around): Run {
    const children: ChildProcess[] = [];
    const expanded = expandedSettings(settings);
    const start = async (): Promise<ChildProcess> => {
      const child = await spawnServer(server.path, expanded);
      children.push(child);
      return child;
    };
    const client = createClient(
      (options) => new LanguageClient(SECTION, SECTION, start, options),
      this.schemes(),
      around,
    );
    const watcher = settings.restartOnChange
      ? watchProgram(server.path, around.changed)
      : undefined;
    const kill = (): void => {
      for (const child of children) {
        child.kill();
      }
    };
    return {
      client,
      kill,
      ended: async () => {
        watcher?.dispose();
        await Promise.all(children.map(ended));
      },
    };
  }
}

/** The settings with variables replaced in all but the path of the server, where a message may have to show them. */
function expandedSettings(settings: ServerSettings): ServerSettings {
  const around = surroundings();
  const expand = (text: string): string => expandVariables(text, around);
  const environment = Object.entries(settings.environment);
  return {
    ...settings,
    arguments: settings.arguments.map(expand),
    environment: Object.fromEntries(environment.map(([key, value]) => [key, expand(value)])),
  };
}

/** The current values of variables in settings. */
function surroundings(): Surroundings {
  return {
    home: homedir(),
    environment: process.env,
    folders: (workspace.workspaceFolders ?? []).map((folder) => ({
      name: folder.name,
      path: folder.uri.fsPath,
    })),
  };
}
