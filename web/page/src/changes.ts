/** Changes of the text by the language server: names, and the actions at the cursor. */

import type { Command, EditorView } from '@codemirror/view';
import { ask, choose } from './dialogs';
import type { Host } from './editor';
import type { CodeAction, Diagnostic, Range, TextEdit } from './lsp';
import { offsetOf, positionOf } from './lsp';

interface WorkspaceEdit {
  changes?: Record<string, TextEdit[]>;
}

/** Renames what the cursor is on, in all open files. */
export function rename(host: Host): Command {
  return (view) => {
    void renamed(host, view).catch((error: Error) => host.say(error.message));
    return true;
  };
}

async function renamed(host: Host, view: EditorView): Promise<void> {
  await host.flush();
  const { doc, selection } = view.state;
  const textDocument = { uri: host.uri() };
  const at = { textDocument, position: positionOf(doc, selection.main.head) };
  const found = await host.client.request<Range | { range: Range } | null>(
    'textDocument/prepareRename',
    at,
  );
  if (found === null) {
    host.say('The cursor is not on a name that can be changed.');
    return;
  }
  const range = 'range' in found ? found.range : found;
  const old = doc.sliceString(offsetOf(doc, range.start), offsetOf(doc, range.end));
  const newName = await ask(`New name of ${old}`, old);
  view.focus();
  if (newName === undefined || newName === old) {
    return;
  }
  const params = { ...at, newName };
  const edit = await host.client.request<WorkspaceEdit | null>('textDocument/rename', params);
  if (view.state.doc === doc) {
    host.edit(edit?.changes ?? {});
  }
}

/** Offers the fixes and rewrites at the cursor, or of the selection. */
export function actions(host: Host): Command {
  return (view) => {
    void offered(host, view).catch((error: Error) => host.say(error.message));
    return true;
  };
}

async function offered(host: Host, view: EditorView): Promise<void> {
  await host.flush();
  const { doc, selection } = view.state;
  const { from, to } = selection.main;
  const overlaps = ({ range }: Diagnostic) =>
    offsetOf(doc, range.start) <= to && from <= offsetOf(doc, range.end);
  const found = await host.client.request<CodeAction[] | null>('textDocument/codeAction', {
    textDocument: { uri: host.uri() },
    range: { start: positionOf(doc, from), end: positionOf(doc, to) },
    context: { diagnostics: host.diagnostics().filter(overlaps) },
  });
  // Commands of an editor have neither an edit nor the data of one.
  const usable = (found ?? []).filter(({ edit, data }) => edit ?? data);
  if (usable.length === 0) {
    host.say('There is nothing to change here that abide would propose.');
    return;
  }
  const number = await choose(
    'Changes at the cursor',
    usable.map(({ title }) => title),
  );
  view.focus();
  const action = usable[number ?? -1];
  if (action === undefined) {
    return;
  }
  const whole = action.edit
    ? action
    : await host.client.request<CodeAction>('codeAction/resolve', action);
  if (view.state.doc === doc) {
    host.edit(whole.edit?.changes ?? {});
    host.say(action.title);
  }
}
