import { RelativePattern, Uri, window, workspace } from 'vscode';
import { inform } from '../messages';
import { configuration, foldersOf } from './projectText';

/** The name of a project's settings. */
const NAME = 'abide.toml';

/** The maximum number of `.td` files whose folders are offered. */
const MOST_FILES = 5000;

/** The command that opens the settings of the project, and writes them if there are none. */
export function projectCommands() {
  return { 'abide.writeConfiguration': openConfiguration };
}

async function openConfiguration(): Promise<void> {
  const [folder] = workspace.workspaceFolders ?? [];
  if (folder === undefined) {
    void inform('Open a folder first.');
    return;
  }
  const uri = Uri.joinPath(folder.uri, NAME);
  if (!(await exists(uri))) {
    const pattern = new RelativePattern(folder, '**/*.td');
    const files = await workspace.findFiles(pattern, '**/node_modules/**', MOST_FILES);
    const paths = files.map((file) => workspace.asRelativePath(file, false));
    const chosen = await choose(foldersOf(paths));
    if (chosen === undefined) {
      return;
    }
    await workspace.fs.writeFile(uri, new TextEncoder().encode(configuration(chosen)));
  }
  await window.showTextDocument(uri);
}

async function exists(uri: Uri): Promise<boolean> {
  try {
    await workspace.fs.stat(uri);
    return true;
  } catch {
    return false;
  }
}

async function choose(folders: readonly string[]): Promise<readonly string[] | undefined> {
  if (folders.length === 0) {
    return [];
  }
  const choices = folders.map((label) => ({ label }));
  const chosen = await window.showQuickPick(choices, {
    canPickMany: true,
    title: 'Dialects of the project',
    placeHolder: 'Which folders have the .td files of your dialects?',
  });
  return chosen?.map(({ label }) => label);
}
