import {
  type CustomDocument,
  type CustomReadonlyEditorProvider,
  Disposable,
  EventEmitter,
  type FileChangeEvent,
  FileChangeType,
  type FileStat,
  FileSystemError,
  type FileSystemProvider,
  RelativePattern,
  Uri,
  type WebviewPanel,
  window,
  workspace,
} from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { reach } from './commands/ask';
import { BYTECODE } from './configuration';
import { warn } from './messages';
import { basename } from './names';
import { convertFromBytecodeRequest, convertToBytecodeRequest } from './protocol';
import type { Session } from './server/session';
import { webviewPage } from './webview';

/** Opens files of bytecode as text, and saves the text as bytecode. */
export function openBytecode(session: Session): Disposable {
  const files = new BytecodeFiles(session);
  return Disposable.from(
    files,
    workspace.registerFileSystemProvider(BYTECODE, files, { isCaseSensitive: true }),
    window.registerCustomEditorProvider('abide.bytecode', new TextInstead()),
  );
}

/** Stands where a file of bytecode is opened, and has its text opened. */
class TextInstead implements CustomReadonlyEditorProvider {
  openCustomDocument(uri: Uri): CustomDocument {
    return { uri, dispose: () => undefined };
  }

  async resolveCustomEditor({ uri }: CustomDocument, panel: WebviewPanel): Promise<void> {
    if (uri.scheme !== 'file') {
      // A version of the file from another provider, such as Git.
      const text = '<p>Bytecode is shown as text where it is a file on the disk.</p>';
      panel.webview.html = webviewPage('Bytecode', text);
      return;
    }
    await window.showTextDocument(uri.with({ scheme: BYTECODE }), {
      ...(panel.viewColumn === undefined ? {} : { viewColumn: panel.viewColumn }),
      preview: false,
    });
    panel.dispose();
  }
}

/** Files of bytecode as files of text. The server makes one of the other. */
class BytecodeFiles implements FileSystemProvider, Disposable {
  private readonly changed = new EventEmitter<FileChangeEvent[]>();
  readonly onDidChangeFile = this.changed.event;
  /** The losses in the text of a file, until the user has been informed. */
  private readonly notes = new Map<string, readonly string[]>();
  private readonly edited = workspace.onDidChangeTextDocument(({ document }) => {
    if (document.isDirty) {
      this.tell(document.uri);
    }
  });

  constructor(private readonly session: Session) {}

  dispose(): void {
    this.edited.dispose();
    this.changed.dispose();
  }

  watch(uri: Uri): Disposable {
    const file = onDisk(uri);
    const pattern = new RelativePattern(Uri.joinPath(file, '..'), basename(file.path));
    const watcher = workspace.createFileSystemWatcher(pattern);
    const tell = (type: FileChangeType) => () => this.changed.fire([{ type, uri }]);
    return Disposable.from(
      watcher,
      watcher.onDidChange(tell(FileChangeType.Changed)),
      watcher.onDidCreate(tell(FileChangeType.Created)),
      watcher.onDidDelete(tell(FileChangeType.Deleted)),
    );
  }

  async stat(uri: Uri): Promise<FileStat> {
    return workspace.fs.stat(onDisk(uri));
  }

  async readFile(uri: Uri): Promise<Uint8Array> {
    const params = { uri: onDisk(uri).toString() };
    const { output, notes } = await this.ask((client) =>
      client.sendRequest(convertFromBytecodeRequest, params),
    );
    this.notes.set(uri.toString(), notes);
    return new TextEncoder().encode(output);
  }

  async writeFile(uri: Uri, content: Uint8Array): Promise<void> {
    const file = onDisk(uri);
    const params = { uri: file.toString(), text: new TextDecoder().decode(content) };
    const { output } = await this.ask((client) =>
      client.sendRequest(convertToBytecodeRequest, params),
    );
    await workspace.fs.writeFile(file, fromBase64(output));
  }

  readDirectory(): [] {
    return [];
  }

  createDirectory(uri: Uri): never {
    throw FileSystemError.NoPermissions(uri);
  }

  delete(uri: Uri): never {
    throw FileSystemError.NoPermissions(uri);
  }

  rename(uri: Uri): never {
    throw FileSystemError.NoPermissions(uri);
  }

  /** Warns once about the losses of saving, as soon as there is something to save. */
  private tell(uri: Uri): void {
    const notes = this.notes.get(uri.toString()) ?? [];
    this.notes.delete(uri.toString());
    if (notes.length > 0) {
      void warn(`${basename(uri.path)} is bytecode. ${notes.join(' ')}`);
    }
  }

  /** The server's answer; the editor shows the reason for a missing one. */
  private async ask<T>(request: (client: BaseLanguageClient) => Promise<T>): Promise<T> {
    const reached = await reach(this.session, 'bytecode');
    if ('reason' in reached) {
      throw FileSystemError.Unavailable(reached.reason);
    }
    try {
      return await request(reached.client);
    } catch (error) {
      throw FileSystemError.Unavailable(error instanceof Error ? error.message : String(error));
    }
  }
}

/** The file that is shown at an address. */
function onDisk(uri: Uri): Uri {
  return uri.with({ scheme: 'file' });
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}
