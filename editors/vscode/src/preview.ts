import {
  type Disposable,
  EventEmitter,
  type TextDocumentContentProvider,
  Uri,
  workspace,
} from 'vscode';
import { basename, stem } from './names';

/** Read-only documents with the text that a command made. */
export class Previews implements TextDocumentContentProvider, Disposable {
  private readonly texts = new Map<string, string>();
  private readonly changed = new EventEmitter<Uri>();
  readonly onDidChange = this.changed.event;
  private readonly parts: Disposable[];

  /** `scheme` is that of the documents' addresses, `ending` that of their names. */
  constructor(
    private readonly scheme: string,
    private readonly ending = 'mlir',
  ) {
    this.parts = [
      this.changed,
      workspace.registerTextDocumentContentProvider(scheme, this),
      workspace.onDidCloseTextDocument(({ uri }) => {
        this.texts.delete(uri.toString());
      }),
    ];
  }

  dispose(): void {
    for (const part of this.parts) {
      part.dispose();
    }
  }

  provideTextDocumentContent(uri: Uri): string | undefined {
    return this.texts.get(uri.toString());
  }

  /** Sets the text of the document that shows `what` of a source, and returns its address. The same
   * of the same source is the same document. */
  show(source: Uri, what: string, text: string): Uri {
    const name = basename(source.path);
    const uri = Uri.from({
      scheme: this.scheme,
      path: `/${stem(name)} (${what.replace(/[/\\]/g, ' ')}).${this.ending}`,
      query: source.toString(),
    });
    this.texts.set(uri.toString(), text);
    this.changed.fire(uri);
    return uri;
  }
}
