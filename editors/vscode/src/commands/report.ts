import { commands, type ExtensionContext, env, version, window, workspace } from 'vscode';
import { llvmVersionRequest } from '../protocol';
import type { Session } from '../server/session';
import { targetOf } from './ask';

/** The command that reports an issue, with the versions of everything that takes part. */
export function reportCommands(session: Session, { extension }: ExtensionContext) {
  return { 'abide.reportIssue': () => report(session, extension.id, extension.packageJSON) };
}

async function report(session: Session, id: string, manifest?: { version?: string }) {
  await session.settled();
  const issueBody = [
    'What happens, and what should happen instead:',
    '',
    'The text with which it happens:',
    '',
    '```mlir',
    '```',
    '',
    `- abide for VS Code ${manifest?.version ?? 'of unknown version'}`,
    `- server ${serverOf(session)}`,
    ...(await llvmOf(session)),
    `- ${env.appName} ${version}`,
    '',
  ].join('\n');
  try {
    await commands.executeCommand('workbench.action.openIssueReporter', {
      extensionId: id,
      issueBody,
    });
  } catch {
    // An editor without that form: the text is enough for any other.
    await window.showTextDocument(
      await workspace.openTextDocument({ language: 'markdown', content: issueBody }),
    );
  }
}

function serverOf({ state }: Session): string {
  switch (state.kind) {
    case 'off':
    case 'starting':
      return state.kind;
    case 'running':
      return `${state.version} (${state.server.origin})`;
    case 'missing':
    case 'failed':
      return `${state.kind}: ${state.reason}`;
  }
}

/** The version of LLVM that the file is read as. */
async function llvmOf(session: Session): Promise<string[]> {
  const { client } = session;
  const editor = window.activeTextEditor;
  if (editor?.document.languageId !== 'mlir' || !client || !session.offers('llvmVersion')) {
    return [];
  }
  try {
    const answer = await client.sendRequest(llvmVersionRequest, targetOf(client, editor, 'file'));
    return [`- the file is read as LLVM ${answer.version}`];
  } catch {
    return [];
  }
}
