import { commands } from 'vscode';
import { complain } from './messages';
import type { State } from './server/session';

/** The command of a button: the title, the command, and its arguments. */
type Button = readonly [title: string, command: string, ...parameters: unknown[]];

const CHOOSE: Button = ['Choose Program...', 'abide.chooseServer'];
const SETTINGS: Button = ['Open Settings', 'workbench.action.openSettings', 'abide.server'];
const HELP: Button = ['Get Started', 'abide.openWalkthrough'];
const RESTART: Button = ['Restart', 'abide.restartServer'];
const OUTPUT: Button = ['Show Output', 'abide.showOutput'];

/** Informs the user if no server is found, with buttons for the possible actions. */
export async function advise(state: State): Promise<void> {
  switch (state.kind) {
    case 'missing':
      await offer(`abide has no server to run. ${state.reason}`, [CHOOSE, SETTINGS, HELP]);
      break;
    case 'failed':
      await offer(`The abide server ${state.server.path} does not run. ${state.reason}`, [
        RESTART,
        OUTPUT,
        SETTINGS,
      ]);
      break;
    default:
      break;
  }
}

async function offer(message: string, buttons: readonly Button[]): Promise<void> {
  const chosen = await complain(message, ...buttons.map(([title]) => title));
  const button = buttons.find(([title]) => title === chosen);
  if (button !== undefined) {
    const [, command, ...parameters] = button;
    await commands.executeCommand(command, ...parameters);
  }
}
