/** The first message to the worker; all others are the protocol's. */
export interface Beginning {
  /** The WebAssembly module. */
  readonly module: Uint8Array<ArrayBuffer>;
  /** The `.td` files of the workspace. */
  readonly files: readonly TableGenFile[];
}

export interface TableGenFile {
  /** The address that the server knows it by. */
  readonly uri: string;
  readonly text: string;
}

/** The folder of the module's files. */
export const ROOT = '/work';
