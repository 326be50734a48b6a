import {
  type CancellationToken,
  commands,
  ProgressLocation,
  type TextEditor,
  window,
} from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { complain, inform } from '../messages';
import type { Offer, Target } from '../protocol';
import type { Session } from '../server/session';

/** The editor of the MLIR file for a command; informs the user if there is none. A
 * command of the walkthrough has no active editor of its own. */
export function mlirEditor(session: Session): TextEditor | undefined {
  const isMlir = (editor: TextEditor | undefined): boolean =>
    editor?.document.languageId === 'mlir' && session.schemes.includes(editor.document.uri.scheme);
  const editor = isMlir(window.activeTextEditor)
    ? window.activeTextEditor
    : window.visibleTextEditors.find(isMlir);
  if (editor === undefined) {
    void inform('Open an MLIR file first.');
  }
  return editor;
}

/** The part of a document that a command applies to. */
export type Scope = 'file' | 'function';

/** The document of an editor, or the function at its cursor. */
export function targetOf(client: BaseLanguageClient, editor: TextEditor, scope: Scope): Target {
  const converter = client.code2ProtocolConverter;
  const textDocument = converter.asTextDocumentIdentifier(editor.document);
  return scope === 'file'
    ? { textDocument }
    : { textDocument, position: converter.asPosition(editor.selection.active) };
}

/** The server, or the reason why none is available, with the user's options. */
type Reached =
  | { readonly client: BaseLanguageClient }
  | { readonly reason: string; readonly button: string; readonly command: string };

/** Waits for the server, and checks that it supports a request. */
export async function reach(session: Session, offer: Offer): Promise<Reached> {
  await session.settled();
  const { client } = session;
  if (client === undefined) {
    return {
      reason: 'The abide server does not run.',
      button: 'Restart',
      command: 'abide.restartServer',
    };
  }
  return session.offers(offer)
    ? { client }
    : {
        reason: 'The abide server is too old for this: it does not know the request.',
        button: 'Choose Program...',
        command: 'abide.chooseServer',
      };
}

/**
 * Asks the server, with a cancellable progress; informs the user if it cannot answer. Resolves to
 * nothing then, and where the user cancels.
 */
export async function ask<T>(
  session: Session,
  offer: Offer,
  title: string,
  request: (client: BaseLanguageClient, token: CancellationToken) => Promise<T>,
): Promise<T | undefined> {
  const reached = await window.withProgress({ location: ProgressLocation.Window, title }, () =>
    reach(session, offer),
  );
  if ('reason' in reached) {
    await tell(reached.reason, reached.button, reached.command);
    return undefined;
  }
  const { client } = reached;
  return window.withProgress(
    { location: ProgressLocation.Notification, title, cancellable: true },
    async (_progress, token) => {
      try {
        return await request(client, token);
      } catch (error) {
        if (!token.isCancellationRequested) {
          void refused(client, title, error);
        }
        return undefined;
      }
    },
  );
}

/** Writes the whole error to the output, and its first line to the message. */
async function refused(client: BaseLanguageClient, title: string, error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  client.outputChannel.appendLine(`${title}\n${message}`);
  const [first] = message.split('\n', 1);
  await tell(`${title}: ${first}`, 'Show Output', 'abide.showOutput');
}

async function tell(message: string, button: string, command: string): Promise<void> {
  if ((await complain(message, button)) === button) {
    await commands.executeCommand(command);
  }
}
