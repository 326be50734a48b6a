import type { CancellationToken, OutputChannel } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import type { ServerSettings } from '../configuration';

/** The location of a server. */
export type Origin = 'setting' | 'bundled' | 'path';

export interface FoundServer {
  readonly kind: 'found';
  readonly path: string;
  readonly origin: Origin;
}

/** No server: why, in words for the user. */
export interface NoServer {
  readonly kind: 'none';
  readonly reason: string;
}

/** The surroundings of a run of a server. */
export interface Around {
  readonly output: OutputChannel;
  /** Whether diagnostics and hovers are left to another extension. */
  readonly quiet: boolean;
  /** Called if the connection ends unexpectedly. */
  readonly closed: () => void;
  /** Called where the server's program is another one now. */
  readonly changed: () => void;
}

/** One run of a server. */
export interface Run {
  /** It is not started yet. */
  readonly client: BaseLanguageClient;
  /** Kills the running server at once. */
  kill(): void;
  /** Waits for the end of a server whose client has stopped, and kills it if needed. */
  ended(): Promise<void>;
}

/** A text to make smaller. */
export interface ReduceTask {
  readonly text: string;
  /** The name of its file. */
  readonly name: string;
  /** The flags of `abide reduce` that say when a text is interesting. */
  readonly question: readonly string[];
  /** The working folder of its commands. */
  readonly folder: string | undefined;
}

/** A smaller text with the numbers of the reduction, or the reason why there is none. */
export type Reduced =
  | { readonly text: string; readonly summary: string }
  | { readonly reason: string };

/** Makes a text smaller, and reports the size so far. */
export type Reducer = (
  task: ReduceTask,
  report: (bytes: number) => void,
  token: CancellationToken,
) => Promise<Reduced>;

/** Runs servers: programs on a disk, or the WebAssembly module in a browser. */
export interface Launcher {
  /** The schemes of documents that are sent to the server. */
  schemes(): readonly string[];
  find(settings: ServerSettings): Promise<FoundServer | NoServer>;
  launch(server: FoundServer, settings: ServerSettings, around: Around): Run;
  /** The reducer of a program. A browser runs none. */
  reducer?(server: FoundServer): Reducer;
}
