/** The requests of the server beyond those of the protocol (docs/language-server.md). */

import {
  type Position,
  type Range,
  RequestType,
  RequestType0,
  type TextDocumentIdentifier,
  type WorkspaceEdit,
} from 'vscode-languageclient';

/** A pass that the server can run. */
export interface Pass {
  readonly name: string;
  readonly description: string;
  /** The operation that it runs on; `null` for any. */
  readonly anchor: 'func.func' | 'builtin.module' | null;
}

/** A document, or the function of it that contains a position. */
export interface Target {
  readonly textDocument: TextDocumentIdentifier;
  readonly position?: Position;
}

export interface RunPassesParams extends Target {
  /** Names with commas between them, or the text of `-pass-pipeline`. */
  readonly pipeline: string;
}

export interface RunPassesResult {
  /** The whole document afterwards. */
  readonly text: string;
  readonly function: string | null;
  /** `null` if nothing changes. */
  readonly edit: WorkspaceEdit | null;
}

export interface GenericForm {
  readonly text: string;
  readonly function: string | null;
}

export interface AbiExplanation {
  /** The function: `@name`. */
  readonly title: string;
  readonly markdown: string;
}

export const passesRequest = new RequestType0<{ passes: Pass[] }, void>('abide/passes');
export const runPassesRequest = new RequestType<RunPassesParams, RunPassesResult, void>(
  'abide/runPasses',
);
export const genericFormRequest = new RequestType<Target, GenericForm, void>('abide/genericForm');
export const explainAbiRequest = new RequestType<
  Target & { readonly position: Position },
  AbiExplanation | null,
  void
>('abide/explainAbi');

export const syntaxTreeRequest = new RequestType<Target, { readonly text: string }, void>(
  'abide/syntaxTree',
);

/** The version of LLVM that a document is read as. */
export interface LlvmVersion {
  readonly version: number;
  /** The operation or type that determines it. */
  readonly toldBy: string | null;
  /** Other versions, and the edits that choose them. */
  readonly others: readonly { readonly version: number; readonly edit: WorkspaceEdit }[];
  /** The dialects that the project's files describe. */
  readonly dialects?: readonly string[];
}

export const llvmVersionRequest = new RequestType<Target, LlvmVersion, void>('abide/llvmVersion');

/** IR that a log has from before or after a pass, as `abide log --format json` lists it. */
export interface Dump {
  readonly pass: string;
  readonly when: 'before' | 'after' | 'failed';
  /** The operation that was printed: its name, and its symbol. */
  readonly operation: string;
  /** The line of its header, from 1. */
  readonly line: number;
  readonly operations: number;
  /** Whether it differs from the last dump of the same operation; `null` for the first one. */
  readonly changed: boolean | null;
  readonly seconds: number | null;
  readonly error: string | null;
  readonly llvm: boolean;
  /** Its place in the log, in bytes of UTF-8. */
  readonly start: number;
  readonly end: number;
}

export interface DumpChange {
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  readonly before: Range | null;
  readonly after: Range | null;
  /** The symbol around it; empty if there is none. */
  readonly within: string;
}

export interface ComparedDumps {
  readonly changes: readonly DumpChange[];
  /** The operation at the position, and where it is afterwards. */
  readonly followed: {
    readonly before: Range;
    readonly after: Range | null;
    readonly changed: boolean;
  } | null;
}

export const dumpsRequest = new RequestType<
  { readonly text: string },
  { readonly dumps: readonly Dump[]; readonly omitted: number },
  void
>('abide/dumps');
export const dumpTextRequest = new RequestType<
  { readonly text: string },
  { readonly text: string },
  void
>('abide/dumpText');
export const compareDumpsRequest = new RequestType<
  {
    readonly before: string;
    readonly after: string;
    readonly position?: Position;
    readonly uri?: string;
  },
  ComparedDumps,
  void
>('abide/compareDumps');

/** A file of bytecode as text. */
export interface BytecodeText {
  readonly output: string;
  /** The losses when the text is written as bytecode, a sentence each. */
  readonly notes: readonly string[];
}

export const convertFromBytecodeRequest = new RequestType<
  { readonly uri: string },
  BytecodeText,
  void
>('mlir/convertFromBytecode');
/** The answer has the bytes in base64. */
export const convertToBytecodeRequest = new RequestType<
  { readonly uri: string; readonly text: string },
  { readonly output: string },
  void
>('mlir/convertToBytecode');

/** The names of these requests in `capabilities.experimental.abide`. */
export type Offer =
  | 'passes'
  | 'runPasses'
  | 'genericForm'
  | 'explainAbi'
  | 'llvmVersion'
  | 'syntaxTree'
  | 'dumps'
  | 'bytecode';

/** Whether capabilities announce a request. */
export function announces(experimental: unknown, offer: Offer): boolean {
  if (!isRecord(experimental) || !isRecord(experimental.abide)) {
    return false;
  }
  return experimental.abide[offer] === true;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
