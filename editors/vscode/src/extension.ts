import { commands, type ExtensionContext, window, workspace } from 'vscode';
import { advise } from './advice';
import { askAboutOther, isQuiet } from './beside';
import { openBytecode } from './bytecode';
import { AbiPanel } from './commands/abiPanel';
import { genericFormCommands } from './commands/genericForm';
import { llvmVersionCommands } from './commands/llvmVersion';
import { Logs } from './commands/logs';
import { Passes } from './commands/passes';
import { projectCommands } from './commands/project';
import { reduceCommands } from './commands/reduce';
import { reportCommands } from './commands/report';
import { serverCommands } from './commands/server';
import { startCommands } from './commands/start';
import { syntaxTreeCommands } from './commands/syntaxTree';
import { SERVER_SETTINGS } from './configuration';
import type { Launcher } from './server/launcher';
import { Session } from './server/session';
import { Status } from './status';

let session: Session | undefined;

/** Starts the extension, whose servers are run by `launcher`. */
export function start(context: ExtensionContext, launcher: Launcher): void {
  const output = window.createOutputChannel('abide');
  const server = new Session({ launcher, output, quiet: isQuiet });
  session = server;
  const panel = new AbiPanel(server);
  const handlers = {
    ...serverCommands(server, output, context),
    ...new Passes(server, context).commands,
    ...genericFormCommands(server, context),
    ...llvmVersionCommands(server),
    ...syntaxTreeCommands(server, context),
    ...projectCommands(),
    ...reportCommands(server, context),
    ...reduceCommands(server, context),
    ...new Logs(server, context).commands,
    ...panel.commands,
    ...startCommands(context),
  };
  for (const [name, handler] of Object.entries(handlers)) {
    context.subscriptions.push(commands.registerCommand(name, handler));
  }
  context.subscriptions.push(
    output,
    panel,
    openBytecode(server),
    new Status(server),
    server.onDidChange((state) => void advise(state)),
    workspace.onDidGrantWorkspaceTrust(() => void server.restart()),
    workspace.onDidChangeConfiguration((change) => {
      if (SERVER_SETTINGS.some((setting) => change.affectsConfiguration(setting))) {
        void server.restart();
      }
    }),
  );
  void server.restart();
  void askAboutOther(context);
}

/** The editor waits for this before it ends. */
export async function deactivate(): Promise<void> {
  await session?.stop();
}
