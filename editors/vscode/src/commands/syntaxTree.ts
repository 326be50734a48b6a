import { type ExtensionContext, ViewColumn, window } from 'vscode';
import { Previews } from '../preview';
import { syntaxTreeRequest } from '../protocol';
import type { Session } from '../server/session';
import { ask, mlirEditor, targetOf } from './ask';

/** The command that shows the syntax tree of a file beside it. */
export function syntaxTreeCommands(session: Session, context: ExtensionContext) {
  const previews = new Previews('abide-syntax', 'txt');
  context.subscriptions.push(previews);
  return {
    'abide.showSyntaxTree': async () => {
      const editor = mlirEditor(session);
      if (editor === undefined) {
        return;
      }
      const tree = await ask(session, 'syntaxTree', 'Syntax tree', (client, token) =>
        client.sendRequest(syntaxTreeRequest, targetOf(client, editor, 'file'), token),
      );
      if (tree !== undefined) {
        const uri = previews.show(editor.document.uri, 'syntax tree', tree.text);
        const beside = { viewColumn: ViewColumn.Beside, preserveFocus: true, preview: true };
        await window.showTextDocument(uri, beside);
      }
    },
  };
}
