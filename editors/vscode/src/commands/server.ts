import { ConfigurationTarget, env, type OutputChannel, window, workspace } from 'vscode';
import { COPY_COMMAND, SECTION } from '../configuration';
import type { Session } from '../server/session';

/** The commands about the server itself. */
export function serverCommands(session: Session, output: OutputChannel) {
  return {
    'abide.restartServer': () => restart(session),
    'abide.showOutput': () => output.show(true),
    'abide.chooseServer': chooseServer,
    [COPY_COMMAND]: (text: string) => env.clipboard.writeText(text),
  };
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
