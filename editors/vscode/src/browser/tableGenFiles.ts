import { FileType, type OutputChannel, Uri, workspace } from 'vscode';
import type { Addresses } from './addresses';
import type { TableGenFile } from './beginning';

/** The most files that are read, and the most folders that are looked into. */
const MAX_FILES = 300;
const MAX_FOLDERS = 2_000;
/** The time for finding them, in milliseconds: a folder may be on another continent. */
const SEARCH_TIME = 5_000;
/** Folders with files that are not sources. */
const EXCLUDED = /^(\..*|build.*|node_modules|target)$/;

/**
 * The `.td` files of the workspace, which may describe its dialects. Folders are read one after the other: a search by
 * the editor needs a provider, which many file systems in a browser do not have.
 */
export async function tableGenFiles(
  addresses: Addresses,
  output: OutputChannel,
): Promise<TableGenFile[]> {
  const decoder = new TextDecoder();
  const files: TableGenFile[] = [];
  const waiting = (workspace.workspaceFolders ?? []).map((folder) => folder.uri);
  const end = Date.now() + SEARCH_TIME;
  for (let looked = 0; looked < MAX_FOLDERS && Date.now() < end; looked += 1) {
    const folder = waiting.shift();
    if (folder === undefined) {
      return files;
    }
    try {
      for (const [name, type] of (await workspace.fs.readDirectory(folder)).sort(byName)) {
        const uri = Uri.joinPath(folder, name);
        if (type === FileType.Directory && !EXCLUDED.test(name)) {
          waiting.push(uri);
        } else if (type === FileType.File && name.endsWith('.td') && files.length < MAX_FILES) {
          const text = decoder.decode(await workspace.fs.readFile(uri));
          files.push({ uri: addresses.of(uri), text });
        }
      }
    } catch (error) {
      output.appendLine(`abide: cannot read ${folder}: ${String(error)}`);
    }
  }
  output.appendLine(`abide: the workspace has more folders; ${files.length} .td files were read`);
  return files;
}

function byName([a]: [string, FileType], [b]: [string, FileType]): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
