import { type CancellationToken, type Uri, workspace } from 'vscode';
import type { BaseLanguageClient, Position } from 'vscode-languageclient';
import {
  type ComparedDumps,
  compareDumpsRequest,
  type Dump,
  dumpsRequest,
  dumpTextRequest,
} from '../protocol';

/** A longer log, in bytes, is left to `abide log`, which reads it piece by piece. */
export const MAX_LOG_BYTES = 50_000_000;

/** A dump with its number, from 1. */
export interface Numbered extends Dump {
  readonly number: number;
}

/** A log of passes. The extension reads it, and sends the server its text. */
export class Log {
  private constructor(
    readonly uri: Uri,
    /** Its text in UTF-8. */
    private readonly bytes: Uint8Array,
    readonly dumps: readonly Numbered[],
    /** The number of dumps that are not listed. */
    readonly omitted: number,
  ) {}

  /** Reads a log that is open or stored; `null` for one that is too long. */
  static async read(
    uri: Uri,
    client: BaseLanguageClient,
    token: CancellationToken,
  ): Promise<Log | null> {
    const text = await textOf(uri);
    if (text === null) {
      return null;
    }
    const { dumps, omitted } = await client.sendRequest(dumpsRequest, { text }, token);
    const numbered = dumps.map((dump, index) => ({ ...dump, number: index + 1 }));
    return new Log(uri, new TextEncoder().encode(text), numbered, omitted);
  }

  /** The IR of a dump. */
  async ir(dump: Dump, client: BaseLanguageClient, token: CancellationToken): Promise<string> {
    const text = new TextDecoder().decode(this.bytes.subarray(dump.start, dump.end));
    return dump.llvm ? text : (await client.sendRequest(dumpTextRequest, { text }, token)).text;
  }

  /** The last dump of the same operation before one. */
  before(dump: Numbered): Numbered | undefined {
    const earlier = this.dumps.slice(0, dump.number - 1).reverse();
    return earlier.find((other) => isComparable(other, dump));
  }

  /** The dumps of the same operation after one. */
  after(dump: Numbered): readonly Numbered[] {
    return this.dumps.slice(dump.number).filter((other) => isComparable(other, dump));
  }

  /** The differences between two texts of dumps, with the dialects of the log's project. */
  compare(
    before: string,
    after: string,
    client: BaseLanguageClient,
    token: CancellationToken,
    position?: Position,
  ): Promise<ComparedDumps> {
    const uri = client.code2ProtocolConverter.asUri(this.uri);
    const place = position === undefined ? {} : { position };
    return client.sendRequest(compareDumpsRequest, { before, after, uri, ...place }, token);
  }
}

/** The title of a dump: `3 CSE`. */
export function titleOf({ number, pass, when }: Numbered): string {
  const name = when === 'before' ? `before ${pass}` : when === 'failed' ? `${pass} FAILED` : pass;
  return `${number} ${name}`;
}

function isComparable(first: Dump, second: Dump): boolean {
  return first.operation === second.operation && !first.llvm && !second.llvm;
}

async function textOf(uri: Uri): Promise<string | null> {
  const open = workspace.textDocuments.find((document) => document.uri.toString() === String(uri));
  if (open !== undefined) {
    const text = open.getText();
    return text.length > MAX_LOG_BYTES ? null : text;
  }
  if ((await workspace.fs.stat(uri)).size > MAX_LOG_BYTES) {
    return null;
  }
  return new TextDecoder().decode(await workspace.fs.readFile(uri));
}
