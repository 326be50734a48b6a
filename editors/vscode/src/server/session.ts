import { type Disposable, EventEmitter, type OutputChannel } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { serverSettings } from '../configuration';
import { announces, type Offer } from '../protocol';
import type { FoundServer, Launcher, Reducer, Run } from './launcher';

/** The state of the server. */
export type State =
  | { readonly kind: 'off' }
  | { readonly kind: 'starting'; readonly server: FoundServer }
  | { readonly kind: 'running'; readonly server: FoundServer; readonly version: string }
  /** No program was found. */
  | { readonly kind: 'missing'; readonly reason: string }
  /** It does not start, or ended too often. */
  | { readonly kind: 'failed'; readonly server: FoundServer; readonly reason: string };

/** The time for a server to answer `initialize`, in milliseconds. */
const START_TIME = 20_000;
/** The number of automatic restarts of a server within [`CRASH_SPAN`]. */
const MOST_CRASHES = 3;
/** In milliseconds. */
const CRASH_SPAN = 180_000;

export interface SessionOptions {
  readonly launcher: Launcher;
  readonly output: OutputChannel;
  /** Whether diagnostics and hovers are left to another extension. */
  readonly quiet: () => boolean;
}

/** The server: finds it, starts it, and restarts it if it ends or its program changes. */
export class Session implements Disposable {
  private readonly changed = new EventEmitter<State>();
  readonly onDidChange = this.changed.event;
  private current: State = { kind: 'off' };
  private run: Run | undefined;
  private crashes: number[] = [];
  /** Starts and stops happen one after the other. */
  private queue: Promise<void> = Promise.resolve();

  constructor(private readonly options: SessionOptions) {}

  get state(): State {
    return this.current;
  }

  /** The client, where the server runs. */
  get client(): BaseLanguageClient | undefined {
    return this.current.kind === 'running' ? this.run?.client : undefined;
  }

  /** The schemes of documents that are sent to the server. */
  get schemes(): readonly string[] {
    return this.options.launcher.schemes();
  }

  /** Makes texts smaller with the program of the server. */
  get reducer(): Reducer | undefined {
    return this.current.kind === 'running'
      ? this.options.launcher.reducer?.(this.current.server)
      : undefined;
  }

  /** Whether the server that runs announces a request. */
  offers(offer: Offer): boolean {
    return announces(this.client?.initializeResult?.capabilities.experimental, offer);
  }

  /** Stops the server if it runs, and starts the one of the current settings. Never rejects. */
  restart(): Promise<void> {
    this.crashes = [];
    return this.enqueue(() => this.startAnew());
  }

  /** Stops the server. Never rejects. */
  stop(): Promise<void> {
    return this.enqueue(async () => {
      await this.endRun();
      this.become({ kind: 'off' });
    });
  }

  /** Resolves when all starts and stops that were asked for are through. Never rejects. */
  async settled(): Promise<void> {
    let last: Promise<void>;
    do {
      last = this.queue;
      await last;
    } while (last !== this.queue);
  }

  dispose(): void {
    void this.stop();
    this.changed.dispose();
  }

  private enqueue(step: () => Promise<void>): Promise<void> {
    this.queue = this.queue.then(step).catch((error: unknown) => {
      this.options.output.appendLine(`abide: ${String(error)}`);
    });
    return this.queue;
  }

  private become(state: State): void {
    this.current = state;
    this.changed.fire(state);
  }

  private async startAnew(): Promise<void> {
    await this.endRun();
    const settings = serverSettings();
    if (!settings.enable) {
      this.become({ kind: 'off' });
      return;
    }
    const server = await this.options.launcher.find(settings);
    if (server.kind === 'none') {
      this.become({ kind: 'missing', reason: server.reason });
      return;
    }
    await this.startRun(server);
  }

  private async startRun(server: FoundServer): Promise<void> {
    const { launcher, output, quiet } = this.options;
    this.become({ kind: 'starting', server });
    output.appendLine(`abide: starting ${server.path} (${server.origin})`);
    const run = launcher.launch(server, serverSettings(), {
      output,
      quiet: quiet(),
      closed: () => this.crashed(run.client, server),
      changed: () => void this.restart(),
    });
    this.run = run;
    try {
      await within(START_TIME, run.client.start());
    } catch (error) {
      output.appendLine(`abide: ${String(error)}`);
      this.become({ kind: 'failed', server, reason: reasonOf(error) });
      run.kill();
      await run.ended();
      return;
    }
    const version = run.client.initializeResult?.serverInfo?.version ?? 'of unknown version';
    this.become({ kind: 'running', server, version });
  }

  private async endRun(): Promise<void> {
    const run = this.run;
    this.run = undefined;
    if (run === undefined) {
      return;
    }
    try {
      await run.client.stop();
    } catch {
      // A server that does not answer is killed below.
    }
    await run.ended();
  }

  /** The connection of a client ended unexpectedly. */
  private crashed(client: BaseLanguageClient, server: FoundServer): void {
    // One that ends while it starts rejects the start.
    if (client !== this.run?.client || this.current.kind !== 'running') {
      return;
    }
    const now = Date.now();
    this.crashes = [...this.crashes.filter((time) => now - time < CRASH_SPAN), now];
    if (this.crashes.length > MOST_CRASHES) {
      const reason = `It ended ${this.crashes.length} times within three minutes.`;
      this.become({ kind: 'failed', server, reason });
      return;
    }
    void this.enqueue(() => this.startAnew());
  }
}

/** A promise that rejects where another takes too long. */
function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = new Error(`no answer within ${milliseconds / 1000} s`);
    const timer = setTimeout(() => reject(late), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `It does not start: ${message}.`;
}
