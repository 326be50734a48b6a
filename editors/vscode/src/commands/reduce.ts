import { type ExtensionContext, ProgressLocation, ViewColumn, window, workspace } from 'vscode';
import { complain, inform } from '../messages';
import type { Session } from '../server/session';
import { mlirEditor } from './ask';

/** The inputs of the last reduction, by their titles. */
const MEMORY = 'abide.reduce';

/** A question about a file, as a flag of `abide reduce` with the values that the user gives. */
interface Question {
  readonly label: string;
  readonly description: string;
  readonly flag: string;
  readonly values: readonly Value[];
}

interface Value {
  readonly title: string;
  readonly prompt: string;
}

const COMMAND: Value = {
  title: 'Command to run',
  prompt: 'For example mlir-opt --canonicalize %s, where %s is the file',
};

const QUESTIONS: readonly Question[] = [
  {
    label: 'a command crashes',
    description: 'with the same signal, message and frames',
    flag: '--crash',
    values: [COMMAND],
  },
  {
    label: 'a command prints a message',
    description: 'that matches a regular expression',
    flag: '--message',
    values: [{ title: 'Message', prompt: 'A regular expression' }, COMMAND],
  },
  {
    label: 'a script succeeds',
    description: 'with exit status 0',
    flag: '--test',
    values: [{ title: 'Script to run', prompt: 'A program or a command, where %s is the file' }],
  },
];

/** The command that makes a file smaller while something holds for it. */
export function reduceCommands(session: Session, { workspaceState }: ExtensionContext) {
  /** The flags of the user's question; `undefined` if the user cancels. */
  async function question(): Promise<readonly string[] | undefined> {
    const picked = await window.showQuickPick(QUESTIONS, {
      title: 'Reduce this file while ...',
    });
    if (picked === undefined) {
      return undefined;
    }
    const memory = { ...workspaceState.get<Record<string, string>>(MEMORY, {}) };
    const flags = [picked.flag];
    for (const { title, prompt } of picked.values) {
      const value = await window.showInputBox({ title, prompt, value: memory[title] ?? '' });
      if (value === undefined || value.trim() === '') {
        return undefined;
      }
      memory[title] = value;
      flags.push(value);
    }
    await workspaceState.update(MEMORY, memory);
    return flags;
  }

  async function reduce(): Promise<void> {
    const editor = mlirEditor(session);
    if (editor === undefined) {
      return;
    }
    if (!workspace.isTrusted) {
      await inform('Commands do not run in a folder that is not trusted.');
      return;
    }
    const { document } = editor;
    const { reducer } = session;
    if (reducer === undefined) {
      await inform('Only the program of abide reduces files, and it does not run here.');
      return;
    }
    const flags = await question();
    if (flags === undefined) {
      return;
    }
    const task = {
      text: document.getText(),
      name: document.uri.path.split('/').pop() || 'input.mlir',
      question: flags,
      folder: workspace.getWorkspaceFolder(document.uri)?.uri.fsPath,
    };
    const result = await window.withProgress(
      { location: ProgressLocation.Notification, title: 'Reducing', cancellable: true },
      (progress, token) =>
        reducer(task, (bytes) => progress.report({ message: `${bytes} bytes` }), token),
    );
    if ('reason' in result) {
      await complain(result.reason || 'The file was not reduced.');
      return;
    }
    const content = result.text;
    const reduced = await workspace.openTextDocument({ language: 'mlir', content });
    await window.showTextDocument(reduced, { viewColumn: ViewColumn.Beside });
    await inform(result.summary);
  }

  return { 'abide.reduceFile': reduce };
}
