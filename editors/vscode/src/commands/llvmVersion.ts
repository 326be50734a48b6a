import { window, workspace } from 'vscode';
import { inform } from '../messages';
import { llvmVersionRequest } from '../protocol';
import type { Session } from '../server/session';
import { ask, mlirEditor, targetOf } from './ask';

/** The command that chooses the version of LLVM that a file is read as. */
export function llvmVersionCommands(session: Session) {
  return { 'abide.chooseLlvmVersion': () => choose(session) };
}

async function choose(session: Session): Promise<void> {
  const editor = mlirEditor(session);
  if (editor === undefined) {
    return;
  }
  const answer = await ask(session, 'llvmVersion', 'LLVM version', async (client, token) => ({
    client,
    read: await client.sendRequest(llvmVersionRequest, targetOf(client, editor, 'file'), token),
  }));
  if (answer === undefined) {
    return;
  }
  const { client, read } = answer;
  const reason = read.toldBy === null ? '' : ` because of ${read.toldBy}`;
  if (read.others.length === 0) {
    void inform(`The settings choose LLVM ${read.version}.`);
    return;
  }
  const choices = read.others.map(({ version, edit }) => ({
    label: `LLVM ${version}`,
    description: `// abide: llvm=${version}`,
    edit,
  }));
  const chosen = await window.showQuickPick(choices, {
    title: 'LLVM version of this file',
    placeHolder: `It is read as LLVM ${read.version}${reason}.`,
  });
  if (chosen !== undefined) {
    await workspace.applyEdit(await client.protocol2CodeConverter.asWorkspaceEdit(chosen.edit));
  }
}
