import {
  ConfigurationTarget,
  commands,
  type ExtensionContext,
  env,
  type OutputChannel,
  type TextDocumentContentProvider,
  Uri,
  window,
  workspace,
} from 'vscode';
import type { Location as Place, Position as Point } from 'vscode-languageclient';
import { COPY_COMMAND, EXPLAIN_COMMAND, REFERENCES_COMMAND, SECTION } from '../configuration';
import type { Session } from '../server/session';

/** The scheme of pages about codes of diagnostics. */
const CODE_PAGES = 'abide-code';

/** The commands about the server itself. */
export function serverCommands(session: Session, output: OutputChannel, context: ExtensionContext) {
  const pages = new CodePages();
  context.subscriptions.push(workspace.registerTextDocumentContentProvider(CODE_PAGES, pages));
  return {
    'abide.restartServer': () => restart(session),
    'abide.showOutput': () => output.show(true),
    'abide.chooseServer': chooseServer,
    [REFERENCES_COMMAND]: (uri: string, at: Point, places: Place[]) =>
      showReferences(session, uri, at, places),
    [EXPLAIN_COMMAND]: (code: string, page: string) => pages.show(code, page),
    [COPY_COMMAND]: (text: string) => env.clipboard.writeText(text),
  };
}

/** The arguments are those of the protocol: in a browser, the server knows documents by other addresses. */
async function showReferences(
  session: Session,
  uri: string,
  at: Point,
  places: readonly Place[],
): Promise<void> {
  const converter = session.client?.protocol2CodeConverter;
  if (converter !== undefined) {
    await commands.executeCommand(
      'editor.action.showReferences',
      converter.asUri(uri),
      converter.asPosition(at),
      places.map((place) => converter.asLocation(place)),
    );
  }
}

/** Pages about codes of diagnostics, which the server sends along with its code actions. */
class CodePages implements TextDocumentContentProvider {
  private readonly pages = new Map<string, string>();

  provideTextDocumentContent(uri: Uri): string | undefined {
    return this.pages.get(uri.path);
  }

  async show(code: string, page: string): Promise<void> {
    const uri = Uri.from({ scheme: CODE_PAGES, path: `/${code}.md` });
    this.pages.set(uri.path, page);
    await commands.executeCommand('markdown.showPreviewToSide', uri);
  }
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
