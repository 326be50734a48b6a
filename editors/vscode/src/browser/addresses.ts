import { Uri, workspace } from 'vscode';
import { ROOT } from './beginning';

/**
 * The addresses of documents for the server, and back. Files of the workspace have the scheme of whatever provides them;
 * the server looks for included files beside a file only if it is `file:`.
 */
export class Addresses {
  private readonly known = new Map<string, Uri>();

  /** The address that the server knows a document by. */
  of(uri: Uri): string {
    if (!(workspace.workspaceFolders ?? []).some((folder) => folder.uri.scheme === uri.scheme)) {
      return uri.toString();
    }
    const told = Uri.from({ scheme: 'file', path: ROOT + uri.path }).toString();
    this.known.set(told, uri);
    return told;
  }

  /** The document of an address from the server. */
  back(told: string): Uri {
    const known = this.known.get(told);
    if (known !== undefined) {
      return known;
    }
    const uri = Uri.parse(told);
    const [folder] = workspace.workspaceFolders ?? [];
    return folder !== undefined && uri.scheme === 'file' && uri.path.startsWith(`${ROOT}/`)
      ? folder.uri.with({ path: uri.path.slice(ROOT.length) })
      : uri;
  }
}
