/** The values of variables in settings. */
export interface Surroundings {
  /** The home folder of the user. */
  readonly home: string;
  /** The environment variables of the editor. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The open folders, in their order. */
  readonly folders: readonly { readonly name: string; readonly path: string }[];
}

/**
 * Replaces `~` at the start, `${userHome}`, `${workspaceFolder}`, `${workspaceFolder:name}` and
 * `${env:NAME}` (the spelling of VS Code's own variables). An environment variable that is not set
 * is empty, as in VS Code; a folder that is not open leaves its variable as written, so that a
 * message can show it.
 */
export function expandVariables(text: string, surroundings: Surroundings): string {
  const { home, environment, folders } = surroundings;
  return text
    .replace(/^~(?=$|[/\\])/, () => home)
    .replace(/\$\{([^}]*)\}/g, (written: string, inside: string) => {
      const [variable, name] = cut(inside);
      switch (variable) {
        case 'userHome':
          return home;
        case 'env':
          return environment[name ?? ''] ?? '';
        case 'workspaceFolder': {
          const folder = name === undefined ? folders[0] : folders.find((f) => f.name === name);
          return folder?.path ?? written;
        }
        default:
          return written;
      }
    });
}

/** The parts before and after the first colon. */
function cut(text: string): [string, string | undefined] {
  const colon = text.indexOf(':');
  return colon < 0 ? [text, undefined] : [text.slice(0, colon), text.slice(colon + 1)];
}
