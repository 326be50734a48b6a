/** The page as a client of the language server in the worker. */

import type { Text } from '@codemirror/state';
import type { Engine } from './engine';

export interface Position {
  line: number;
  character: number;
}

export interface Range {
  start: Position;
  end: Position;
}

export interface Diagnostic {
  range: Range;
  severity?: 1 | 2 | 3 | 4;
  code?: string | number;
  codeDescription?: { href: string };
  message: string;
  tags?: number[];
  relatedInformation?: { location: { uri: string; range: Range }; message: string }[];
}

export interface TextEdit {
  range: Range;
  newText: string;
}

export interface CodeAction {
  title: string;
  isPreferred?: boolean;
  /** The diagnostics that it fixes. */
  diagnostics?: Diagnostic[];
  edit?: { changes?: Record<string, TextEdit[]> };
  data?: unknown;
}

export interface Pass {
  name: string;
  description: string;
  anchor: string | null;
}

interface Initialized {
  capabilities: { semanticTokensProvider: { legend: { tokenTypes: string[] } } };
}

/** The names of the server's token types. */
export const TOKEN_TYPES: string[] = [];

/** The message of the protocol, as far as the page reads it. */
interface Message {
  id?: number;
  method?: string;
  params?: { uri?: string; diagnostics?: Diagnostic[] };
  result?: unknown;
  error?: { code: number; message: string };
}

const CAPABILITIES = {
  general: { positionEncodings: ['utf-16'] },
  textDocument: {
    publishDiagnostics: { relatedInformation: true, tagSupport: { valueSet: [1, 2] } },
    callHierarchy: {},
    typeDefinition: {},
    onTypeFormatting: {},
    codeLens: {},
    hover: { contentFormat: ['markdown'] },
    completion: { completionItem: { documentationFormat: ['markdown'], snippetSupport: true } },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    foldingRange: { lineFoldingOnly: true },
    signatureHelp: {
      signatureInformation: {
        documentationFormat: ['markdown'],
        parameterInformation: { labelOffsetSupport: true },
        activeParameterSupport: true,
      },
    },
    codeAction: {
      dataSupport: true,
      resolveSupport: { properties: ['edit'] },
      codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'refactor'] } },
    },
  },
};

const METHOD_NOT_FOUND = -32601;

/** Whether an action fixes a diagnostic. */
export function isFixOf({ diagnostics, edit }: CodeAction, one: Diagnostic): boolean {
  const key = ({ range: { start, end }, message }: Diagnostic) =>
    `${start.line}:${start.character} ${end.line}:${end.character} ${message}`;
  return (
    edit?.changes !== undefined && (diagnostics ?? []).some((other) => key(other) === key(one))
  );
}

/** The offset in a text of a protocol position; positions outside are clamped. */
export function offsetOf(text: Text, { line, character }: Position): number {
  if (line >= text.lines) {
    return text.length;
  }
  const found = text.line(line + 1);
  return found.from + Math.min(character, found.length);
}

export function positionOf(text: Text, offset: number): Position {
  const line = text.lineAt(offset);
  return { line: line.number - 1, character: offset - line.from };
}

export class Client {
  #last = 0;
  #answers = new Map<number, (message: Message) => void>();
  #ready: Promise<void> | undefined;

  constructor(
    private readonly engine: Engine,
    private readonly onDiagnostics: (uri: string, found: Diagnostic[]) => void,
  ) {}

  /** Starts again, with a new server. */
  start(): Promise<void> {
    this.#answers.clear();
    this.#ready = this.#initialize();
    return this.#ready;
  }

  async #initialize(): Promise<void> {
    const params = {
      processId: null,
      rootUri: null,
      capabilities: CAPABILITIES,
      initializationOptions: { workspaceIndex: false },
    };
    const { capabilities } = await this.request<Initialized>('initialize', params);
    TOKEN_TYPES.splice(
      0,
      Number.POSITIVE_INFINITY,
      ...capabilities.semanticTokensProvider.legend.tokenTypes,
    );
    await this.notify('initialized', {});
  }

  async request<T>(method: string, params: unknown): Promise<T> {
    this.#last += 1;
    const id = this.#last;
    const answered = new Promise<Message>((resolve) => this.#answers.set(id, resolve));
    await this.#send({ jsonrpc: '2.0', id, method, params });
    // The server answers before it takes the next message, so a missing answer never comes.
    if (this.#answers.delete(id)) {
      throw new Error(`the server did not answer ${method}`);
    }
    const { result, error } = await answered;
    if (error !== undefined) {
      throw new Error(error.message);
    }
    return result as T;
  }

  notify(method: string, params: unknown): Promise<void> {
    return this.#send({ jsonrpc: '2.0', method, params });
  }

  async #send(message: object): Promise<void> {
    for (const answer of (await this.engine.message(message)) as Message[]) {
      this.#take(answer);
    }
  }

  #take(message: Message): void {
    if (message.method === 'textDocument/publishDiagnostics') {
      this.onDiagnostics(message.params?.uri ?? '', message.params?.diagnostics ?? []);
    } else if (message.method !== undefined && message.id !== undefined) {
      const error = { code: METHOD_NOT_FOUND, message: 'the page has no such request' };
      void this.#send({ jsonrpc: '2.0', id: message.id, error });
    } else if (message.id !== undefined) {
      const resolve = this.#answers.get(message.id);
      this.#answers.delete(message.id);
      resolve?.(message);
    }
  }
}
