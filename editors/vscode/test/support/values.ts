/** The values of the mock of `vscode`: places, addresses, events. */

export class Disposable {
  constructor(private readonly end: () => void = () => undefined) {}
  dispose(): void {
    this.end();
  }
  static from(...parts: { dispose(): void }[]): Disposable {
    return new Disposable(() => {
      for (const part of parts) {
        part.dispose();
      }
    });
  }
}

type Listener<T> = (value: T) => unknown;

export class EventEmitter<T> {
  private readonly listeners = new Set<Listener<T>>();
  readonly event = (listener: Listener<T>, self?: unknown): Disposable => {
    const bound: Listener<T> = (value) => listener.call(self, value);
    this.listeners.add(bound);
    return new Disposable(() => this.listeners.delete(bound));
  };
  fire(value: T): void {
    for (const listener of [...this.listeners]) {
      listener(value);
    }
  }
  dispose(): void {
    this.listeners.clear();
  }
}

export class Position {
  constructor(
    readonly line: number,
    readonly character: number,
  ) {}
}

export class Range {
  constructor(
    readonly start: Position,
    readonly end: Position,
  ) {}
}

export class Selection extends Range {
  readonly active: Position;
  constructor(start: Position, end: Position) {
    super(start, end);
    this.active = end;
  }
}

interface UriParts {
  readonly scheme: string;
  readonly path: string;
  readonly query?: string;
}

export class Uri {
  private constructor(
    readonly scheme: string,
    readonly path: string,
    readonly query: string,
  ) {}
  get fsPath(): string {
    return this.path;
  }
  static from({ scheme, path, query }: UriParts): Uri {
    return new Uri(scheme, path, query ?? '');
  }
  static file(path: string): Uri {
    return new Uri('file', path, '');
  }
  static parse(text: string): Uri {
    const url = new URL(text);
    return new Uri(
      url.protocol.slice(0, -1),
      decodeURIComponent(url.pathname),
      decodeURIComponent(url.search.slice(1)),
    );
  }
  static joinPath(base: Uri, ...parts: string[]): Uri {
    return new Uri(base.scheme, [base.path, ...parts].join('/'), base.query);
  }
  with({ scheme }: { scheme: string }): Uri {
    return new Uri(scheme, this.path, this.query);
  }
  toString(): string {
    const query = this.query === '' ? '' : `?${encodeURIComponent(this.query)}`;
    return `${this.scheme}://${encodeURI(this.path)}${query}`;
  }
}

/** The place that is searched for a part of the workspace. */
export class RelativePattern {
  constructor(
    readonly base: Uri,
    readonly pattern: string,
  ) {}
}

/** The reason why a provider of files refuses a request. */
export class FileSystemError extends Error {
  static Unavailable(why: string): FileSystemError {
    return new FileSystemError(why);
  }
  static NoPermissions(uri: Uri): FileSystemError {
    return new FileSystemError(`not permitted: ${uri}`);
  }
}

export class MarkdownString {
  isTrusted: unknown;
  constructor(public value = '') {}
  appendText(text: string): this {
    return this.appendMarkdown(text);
  }
  appendMarkdown(text: string): this {
    this.value += text;
    return this;
  }
}

export class Diagnostic {
  code: unknown;
  constructor(
    readonly range: Range,
    readonly message: string,
    readonly severity: number,
  ) {}
}

export class WorkspaceEdit {
  readonly edits: { uri: Uri; edits: { range: Range; newText: string }[] }[] = [];
  set(uri: Uri, edits: { range: Range; newText: string }[]): void {
    this.edits.push({ uri, edits });
  }
}

export class TextEdit {
  constructor(
    readonly range: Range,
    readonly newText: string,
  ) {}
}

export class TabInputTextDiff {
  constructor(
    readonly original: Uri,
    readonly modified: Uri,
  ) {}
}

export class ThemeColor {
  constructor(readonly id: string) {}
}

/** The text of a file, as the editor holds it. */
export class Document {
  readonly isClosed = false;
  isDirty = false;
  version = 1;
  constructor(
    readonly uri: Uri,
    readonly languageId: string,
    private text: string,
  ) {}
  get fileName(): string {
    return this.uri.path;
  }
  get lineCount(): number {
    return this.text.split('\n').length;
  }
  getText(): string {
    return this.text;
  }
  change(text: string): void {
    this.text = text;
    this.isDirty = true;
    this.version += 1;
  }
}

/** A line of a view. */
export class TreeItem {
  constructor(
    readonly label: string,
    readonly collapsibleState = 0,
  ) {}
}
