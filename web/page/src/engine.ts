/** The page's end of the worker: requests, messages, and a new worker if one dies. */

import { LOADED } from './module';

export interface Question {
  id: number;
  /** A request, a message of the language server's protocol, or a binary file to decode. */
  kind: 'request' | 'message' | 'decode';
  /** The bytes of the file, or an object: the worker makes JSON of it, because that takes long for a long text. */
  body: object;
}

/** A binary file as text. */
export interface Decoded {
  text?: string;
  /** The content of a compiled module, for people. */
  about?: string;
  error?: string;
}

export interface Answer {
  id: number;
  answer?: unknown;
  /** The milliseconds that the module worked. */
  took?: number;
  /** The reason for the worker's end. */
  dead?: string;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** The time after which a silent worker counts as dead, in milliseconds. Loading it may take longer. */
const PATIENCE = 30_000;

/** More deaths within this time, in milliseconds, are not followed by another start. */
const SHORTLY = 20_000;
const DEATHS = 3;

export class Engine {
  #worker: Worker | undefined;
  #isLoaded = false;
  #last = 0;
  #waiting = new Map<number, Waiting>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #deaths: number[] = [];

  /** `onDeath` gets the reason why a worker died, and whether a new one was started. */
  constructor(private readonly onDeath: (why: string, isRestarted: boolean) => void) {
    this.#start();
  }

  /** Asks for an answer about texts. */
  request<T>(op: string, fields: Record<string, unknown> = {}): Promise<T> {
    return this.#ask('request', { op, ...fields }) as Promise<T>;
  }

  /** Sends a message of the language server's protocol: the messages that come back. */
  message(message: object): Promise<unknown[]> {
    return this.#ask('message', message) as Promise<unknown[]>;
  }

  /** The text of a binary file, whose bytes move to the worker. */
  decode(bytes: Uint8Array<ArrayBuffer>): Promise<Decoded> {
    return this.#ask('decode', bytes, [bytes.buffer]) as Promise<Decoded>;
  }

  /** Starts a worker after too many have died. */
  revive(): void {
    if (this.#worker === undefined) {
      this.#deaths = [];
      this.#start();
    }
  }

  get isAlive(): boolean {
    return this.#worker !== undefined;
  }

  #start(): void {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', (event: MessageEvent<Answer>) => {
      if (worker === this.#worker) {
        this.#take(event.data);
      }
    });
    worker.addEventListener('error', (event) => {
      if (worker === this.#worker) {
        this.#die(event.message || 'it could not be loaded');
      }
    });
    this.#worker = worker;
    this.#isLoaded = false;
  }

  #ask(
    kind: Question['kind'],
    body: Question['body'],
    moved: Transferable[] = [],
  ): Promise<unknown> {
    if (this.#worker === undefined) {
      return Promise.reject(new Error('the worker has ended'));
    }
    this.#last += 1;
    const id = this.#last;
    this.#worker.postMessage({ id, kind, body } satisfies Question, moved);
    const answered = new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#watch();
    return answered;
  }

  #take({ id, answer, dead }: Answer): void {
    if (dead !== undefined) {
      this.#die(dead);
      return;
    }
    this.#isLoaded ||= id === LOADED;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.#watch();
    waiting?.resolve(answer);
  }

  /** Expects a sign of life while something is asked. */
  #watch(): void {
    clearTimeout(this.#timer);
    if (this.#isLoaded && this.#waiting.size > 0) {
      this.#timer = setTimeout(() => this.#die('it did not answer'), PATIENCE);
    }
  }

  #die(why: string): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of lost) {
      one.reject(new Error(`the worker has ended: ${why}`));
    }
    const now = Date.now();
    this.#deaths = [...this.#deaths.filter((time) => now - time < SHORTLY), now];
    const isRestarted = this.#deaths.length <= DEATHS;
    if (isRestarted) {
      this.#start();
    }
    this.onDeath(why, isRestarted);
  }
}
