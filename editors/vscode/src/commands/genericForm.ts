import { type ExtensionContext, ViewColumn, window } from 'vscode';
import { Previews } from '../preview';
import { genericFormRequest } from '../protocol';
import type { Session } from '../server/session';
import { ask, mlirEditor, type Scope, targetOf } from './ask';

/** The commands that show the generic form of a file or of a function beside it. */
export function genericFormCommands(session: Session, context: ExtensionContext) {
  const previews = new Previews('abide-generic');
  context.subscriptions.push(previews);

  async function show(scope: Scope): Promise<void> {
    const editor = mlirEditor(session);
    if (editor === undefined) {
      return;
    }
    const form = await ask(session, 'genericForm', 'Generic form', (client, token) =>
      client.sendRequest(genericFormRequest, targetOf(client, editor, scope), token),
    );
    if (form !== undefined) {
      const what = ['generic form', ...(form.function === null ? [] : [form.function])].join(
        ' of ',
      );
      const uri = previews.show(editor.document.uri, what, form.text);
      await window.showTextDocument(uri, {
        viewColumn: ViewColumn.Beside,
        preserveFocus: true,
        preview: true,
      });
    }
  }

  return {
    'abide.showGenericForm': () => show('file'),
    'abide.showGenericFormOfFunction': () => show('function'),
  };
}
