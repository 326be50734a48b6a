/** The requests of the server beyond those of the protocol (docs/language-server.md). */

import {
  type Position,
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

/** The version of LLVM that a document is read as. */
export interface LlvmVersion {
  readonly version: number;
  /** The operation or type that determines it. */
  readonly toldBy: string | null;
  /** Other versions, and the edits that choose them. */
  readonly others: readonly { readonly version: number; readonly edit: WorkspaceEdit }[];
}

export const llvmVersionRequest = new RequestType<Target, LlvmVersion, void>('abide/llvmVersion');

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
