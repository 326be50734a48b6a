import {
  ConfigurationTarget,
  commands,
  env,
  Location,
  type OutputChannel,
  Position,
  Range,
  Uri,
  window,
  workspace,
} from 'vscode';
import type { Location as Place, Position as Point } from 'vscode-languageclient';
import { COPY_COMMAND, REFERENCES_COMMAND, SECTION } from '../configuration';
import type { Session } from '../server/session';

/** The commands about the server itself. */
export function serverCommands(session: Session, output: OutputChannel) {
  return {
    'abide.restartServer': () => restart(session),
    'abide.showOutput': () => output.show(true),
    'abide.chooseServer': chooseServer,
    [REFERENCES_COMMAND]: showReferences,
    [COPY_COMMAND]: (text: string) => env.clipboard.writeText(text),
  };
}

/** The arguments are those of the protocol; VS Code's own command takes its own types. */
async function showReferences(uri: string, at: Point, places: readonly Place[]): Promise<void> {
  const point = ({ line, character }: Point): Position => new Position(line, character);
  const locations = places.map(
    ({ uri, range }) =>
      new Location(Uri.parse(uri), new Range(point(range.start), point(range.end))),
  );
  await commands.executeCommand(
    'editor.action.showReferences',
    Uri.parse(uri),
    point(at),
    locations,
  );
}

async function restart(session: Session): Promise<void> {
  await session.restart();
  if (session.state.kind === 'running') {
    window.setStatusBarMessage(`$(check) abide ${session.state.version} restarted`, 3000);
  }
}

/** The change of the setting starts the server. */
async function chooseServer(): Promise<void> {
  const chosen = await window.showOpenDialog({
    title: 'The abide program to run as the server',
    openLabel: 'Use as Server',
    canSelectMany: false,
  });
  const [program] = chosen ?? [];
  if (program !== undefined) {
    const settings = workspace.getConfiguration(SECTION);
    await settings.update('server.path', program.fsPath, ConfigurationTarget.Global);
  }
}
