import type { TableGenFile } from './beginning';

/** A message of the protocol, as far as it matters here. */
export interface Message {
  readonly jsonrpc: '2.0';
  readonly method?: string;
  readonly params?: { readonly textDocument?: { readonly uri: string }; readonly uri?: string };
}

/**
 * The `.td` files of the workspace as documents that are open at the server. It has no disk, so that it reads included
 * files, and those that describe dialects, as open documents alone.
 */
export class Background {
  /** The texts of the files that the editor has not opened. */
  private readonly texts: Map<string, string>;
  /** All files, by address. */
  private readonly all: ReadonlyMap<string, string>;

  constructor(files: readonly TableGenFile[]) {
    this.all = new Map(files.map(({ uri, text }) => [uri, text]));
    this.texts = new Map(this.all);
  }

  /** The files for the request `dialects`. */
  descriptions(): { path: string; text: string; describes: boolean }[] {
    return [...this.all].map(([uri, text]) => ({
      path: decodeURIComponent(new URL(uri).pathname),
      text,
      // MLIR's own classes, and those of a project that only others include.
      describes: /\b(Dialect|Op)\b/.test(text),
    }));
  }

  /** The messages that the server gets for one of the editor. */
  around(message: Message): Message[] {
    const uri = message.params?.textDocument?.uri ?? '';
    switch (message.method) {
      case 'initialized':
        return [message, ...[...this.texts].map(([uri, text]) => opened(uri, text))];
      case 'textDocument/didOpen':
        return this.texts.delete(uri) ? [closed(uri), message] : [message];
      case 'textDocument/didClose': {
        const text = this.all.get(uri);
        if (text === undefined) {
          return [message];
        }
        this.texts.set(uri, text);
        return [message, opened(uri, text)];
      }
      default:
        return [message];
    }
  }

  /** Whether a message of the server is about a file that the editor has not opened. */
  hides({ method, params }: Message): boolean {
    return method === 'textDocument/publishDiagnostics' && this.texts.has(params?.uri ?? '');
  }
}

function opened(uri: string, text: string): Message {
  const textDocument = { uri, languageId: 'tablegen', version: 0, text };
  return { jsonrpc: '2.0', method: 'textDocument/didOpen', params: { textDocument } };
}

function closed(uri: string): Message {
  return { jsonrpc: '2.0', method: 'textDocument/didClose', params: { textDocument: { uri } } };
}
