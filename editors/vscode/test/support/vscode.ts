/**
 * A mock of the module `vscode`, as far as the extension and its language client use it: a user who
 * answers messages and lists with what the test has prepared, and notes of what was shown.
 */

import Module from 'node:module';
import * as values from './values';
import { Disposable, type Document, EventEmitter, type Uri } from './values';

type Call = (...parameters: never[]) => unknown;
type Note = Record<string, unknown>;

/** A provider of files, as far as it reads and writes them. */
interface FileSystem {
  readFile(uri: Uri): Promise<Uint8Array>;
  writeFile(uri: Uri, content: Uint8Array): Promise<void>;
}

/** A provider of custom editors. */
interface CustomEditor {
  openCustomDocument(uri: Uri): { uri: Uri };
  resolveCustomEditor(document: { uri: Uri }, panel: object): Promise<void>;
}

/** A view of the extension. */
interface Tree {
  readonly treeDataProvider: {
    getChildren(node?: unknown): Promise<unknown[]>;
    getTreeItem(node: unknown): Note;
  };
  selection: unknown[];
  description?: string;
}

/** The answers that the test prepares, and the recorded calls. */
export class Editor {
  /** Settings by their whole names. */
  readonly settings = new Map<string, unknown>();
  /** The button or item that the user takes, by a part of the message or title; else none. */
  readonly answers = new Map<string, unknown>();
  readonly messages: string[] = [];
  readonly commands = new Map<string, Call>();
  /** Commands of the editor that were run: name and parameters. */
  readonly ran: unknown[][] = [];
  readonly providers = new Map<string, Note>();
  readonly contents = new Map<string, { provideTextDocumentContent(uri: Uri): string }>();
  readonly diagnostics = new Map<string, values.Diagnostic[]>();
  readonly documents: Document[] = [];
  readonly installed = new Set<string>();
  readonly trees = new Map<string, Tree>();
  readonly panels: { title: string; webview: { html: string } }[] = [];
  readonly applied: values.WorkspaceEdit[] = [];
  readonly status: Note = {};
  readonly picks: unknown[][] = [];
  readonly fileSystems = new Map<string, FileSystem>();
  readonly customEditors = new Map<string, CustomEditor>();
  /** The files written to the disk, by path. */
  readonly files = new Map<string, Uint8Array>();
  output = '';
  trusted = true;
  folders: { name: string; uri: Uri }[] | undefined;
  active: { document: Document; selection: values.Selection } | undefined;

  readonly trustGranted = new EventEmitter<void>();
  readonly configurationChanged = new EventEmitter<{
    affectsConfiguration(section: string): boolean;
  }>();
  readonly documentChanged = new EventEmitter<unknown>();
  readonly documentClosed = new EventEmitter<Document>();
  readonly documentOpened = new EventEmitter<Document>();
  readonly selectionChanged = new EventEmitter<{ textEditor: Editor['active'] }>();
  readonly activeChanged = new EventEmitter<Editor['active']>();

  /** Opens a document and puts the cursor into it. */
  open(document: Document, line = 0, character = 0): void {
    const place = new values.Position(line, character);
    this.documents.push(document);
    this.active = { document, selection: new values.Selection(place, place) };
    this.documentOpened.fire(document);
    this.activeChanged.fire(this.active);
  }

  /** Changes a setting, and notifies the listeners. */
  set(name: string, value: unknown): void {
    this.settings.set(name, value);
    this.configurationChanged.fire({
      affectsConfiguration: (section) => name === section || name.startsWith(`${section}.`),
    });
  }

  run(name: string, ...parameters: unknown[]): unknown {
    const command = this.commands.get(name) as ((...p: unknown[]) => unknown) | undefined;
    if (command === undefined) {
      this.ran.push([name, ...parameters]);
      return undefined;
    }
    return command(...parameters);
  }

  private message(text: string, ...buttons: unknown[]): Promise<unknown> {
    this.messages.push(text);
    const [, wanted] = [...this.answers].find(([part]) => text.includes(part)) ?? [];
    return Promise.resolve(buttons.includes(wanted) ? wanted : undefined);
  }

  /** The module as extensions see it. */
  module(): object {
    const known: Note = {
      ...values,
      version: '1.75.0',
      env: { appName: 'mock', language: 'en' },
      extensions: {
        getExtension: (id: string) => (this.installed.has(id) ? { id } : undefined),
        onDidChange: new EventEmitter().event,
        all: [],
      },
      DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 },
      ViewColumn: { Beside: -2 },
      StatusBarAlignment: { Left: 1, Right: 2 },
      QuickPickItemKind: { Separator: -1, Default: 0 },
      ProgressLocation: { Notification: 15, Window: 10 },
      ConfigurationTarget: { Global: 1 },
      TreeItemCollapsibleState: { None: 0, Collapsed: 1, Expanded: 2 },
      FileChangeType: { Changed: 1, Created: 2, Deleted: 3 },
      CancellationTokenSource: TokenSource,
      window: this.window(),
      workspace: this.workspace(),
      commands: {
        registerCommand: (name: string, call: Call) => {
          this.commands.set(name, call);
          return new Disposable(() => this.commands.delete(name));
        },
        executeCommand: (name: string, ...parameters: unknown[]) => {
          if (name === 'markdown.api.render') {
            return Promise.resolve(`<p>${String(parameters[0])}</p>`);
          }
          return Promise.resolve(this.run(name, ...parameters));
        },
      },
      languages: this.languages(),
    };
    return new Proxy(known, {
      get: (target, name) => {
        // Classes and enumerations that are never inspected.
        if (typeof name === 'string' && /^[A-Z]/.test(name) && !(name in target)) {
          target[name] = class {};
        }
        return target[name as string];
      },
    });
  }

  private window(): Note {
    const editor = this;
    const channel = {
      name: 'abide',
      append: (text: string) => {
        this.output += text;
      },
      appendLine: (text: string) => {
        this.output += `${text}\n`;
      },
      show: () => this.ran.push(['output.show']),
      clear: () => undefined,
      dispose: () => undefined,
    };
    const show = (text: string, ...buttons: unknown[]) => this.message(text, ...buttons);
    return {
      get activeTextEditor() {
        return editor.active;
      },
      get visibleTextEditors() {
        return editor.active === undefined ? [] : [editor.active];
      },
      tabGroups: {
        all: [],
        onDidChangeTabs: new EventEmitter().event,
        onDidChangeTabGroups: new EventEmitter().event,
        close: (tabs: unknown[]) => this.ran.push(['closeTabs', tabs.length]),
      },
      state: { focused: true },
      onDidChangeActiveTextEditor: this.activeChanged.event,
      onDidChangeTextEditorSelection: this.selectionChanged.event,
      onDidChangeVisibleTextEditors: new EventEmitter().event,
      onDidChangeWindowState: new EventEmitter().event,
      createOutputChannel: () => channel,
      createStatusBarItem: () =>
        Object.assign(this.status, {
          show: () => Object.assign(this.status, { shown: true }),
          hide: () => Object.assign(this.status, { shown: false }),
          dispose: () => undefined,
        }),
      setStatusBarMessage: (text: string) => this.messages.push(text),
      showErrorMessage: show,
      showWarningMessage: show,
      showInformationMessage: show,
      showQuickPick: async (items: { label: string }[], options: { title: string }) => {
        this.picks.push(items);
        return items.find(({ label }) => label === this.answers.get(options.title));
      },
      showInputBox: async (options: { title: string }) => this.answers.get(options.title),
      showOpenDialog: async (options: { title: string }) => this.answers.get(options.title),
      showTextDocument: async (shown: unknown) => this.ran.push(['showTextDocument', shown]),
      withProgress: (_options: unknown, task: Call) =>
        (task as (...p: unknown[]) => unknown)(
          { report: () => undefined },
          new TokenSource().token,
        ),
      registerCustomEditorProvider: (type: string, provider: CustomEditor) => {
        this.customEditors.set(type, provider);
        return new Disposable(() => this.customEditors.delete(type));
      },
      createTreeView: (id: string, options: Pick<Tree, 'treeDataProvider'>) => {
        const reveal = async (node: unknown) => this.ran.push(['reveal', node]);
        const tree = { ...options, selection: [], reveal, dispose: () => undefined };
        this.trees.set(id, tree);
        return tree;
      },
      createWebviewPanel: (_type: string, title: string) => {
        const closed = new EventEmitter<void>();
        const panel = {
          title,
          visible: true,
          webview: { html: '' },
          onDidDispose: closed.event,
          dispose: () => closed.fire(),
        };
        this.panels.push(panel);
        return panel;
      },
    };
  }

  private workspace(): Note {
    const editor = this;
    const silent = new Proxy({}, { get: () => new EventEmitter().event });
    const known: Note = {
      get textDocuments() {
        return editor.documents;
      },
      get workspaceFolders() {
        return editor.folders;
      },
      notebookDocuments: [],
      get isTrusted() {
        return editor.trusted;
      },
      onDidGrantWorkspaceTrust: this.trustGranted.event,
      fs: {
        readFile: async () => new TextEncoder().encode('module {}\n'),
        stat: async ({ path }: Uri) => ({ type: 1, size: this.files.get(path)?.length ?? 0 }),
        writeFile: async ({ path }: Uri, bytes: Uint8Array) => void this.files.set(path, bytes),
      },
      registerFileSystemProvider: (scheme: string, provider: FileSystem) => {
        this.fileSystems.set(scheme, provider);
        return new Disposable();
      },
      getConfiguration: (section?: string) => this.configuration(section),
      getWorkspaceFolder: () => undefined,
      openTextDocument: async (what: Uri | { content: string; language: string }) => {
        const found = this.documents.find((document) => document.uri.toString() === String(what));
        const language = 'language' in what ? what.language : 'mlir';
        const content = 'content' in what ? what.content : '';
        return found ?? new values.Document(values.Uri.parse('untitled:///new'), language, content);
      },
      applyEdit: async (edit: values.WorkspaceEdit) => {
        this.applied.push(edit);
        return true;
      },
      registerTextDocumentContentProvider: (
        scheme: string,
        provider: { provideTextDocumentContent(uri: Uri): string },
      ) => {
        this.contents.set(scheme, provider);
        return new Disposable();
      },
      createFileSystemWatcher: () =>
        new Proxy(new Disposable(), { get: () => () => new Disposable() }),
      onDidChangeConfiguration: this.configurationChanged.event,
      onDidChangeTextDocument: this.documentChanged.event,
      onDidCloseTextDocument: this.documentClosed.event,
      onDidOpenTextDocument: this.documentOpened.event,
    };
    return new Proxy(known, {
      get: (target, name: string) =>
        name in target ? target[name] : name.startsWith('on') ? silent[name as never] : undefined,
    });
  }

  private configuration(section?: string): Note {
    const whole = (name: string): string => (section === undefined ? name : `${section}.${name}`);
    return {
      get: (name: string, otherwise: unknown) => this.settings.get(whole(name)) ?? otherwise,
      update: async (name: string, value: unknown) => this.set(whole(name), value),
      inspect: () => undefined,
    };
  }

  private languages(): Note {
    const known: Note = {
      match: (selector: { language: string; scheme: string }[], { languageId, uri }: Document) => {
        const fits = [selector]
          .flat()
          .some(({ language, scheme }) => language === languageId && scheme === uri.scheme);
        return fits ? 10 : 0;
      },
      onDidChangeDiagnostics: new EventEmitter().event,
      createDiagnosticCollection: () => ({
        set: (uri: Uri, found?: values.Diagnostic[]) =>
          this.diagnostics.set(uri.toString(), found ?? []),
        delete: (uri: Uri) => this.diagnostics.delete(uri.toString()),
        clear: () => this.diagnostics.clear(),
        dispose: () => this.diagnostics.clear(),
      }),
    };
    return new Proxy(known, {
      get: (target, name: string) =>
        target[name] ??
        ((_selector: unknown, provider: Note) => {
          this.providers.set(name, provider);
          return new Disposable(() => this.providers.delete(name));
        }),
    });
  }
}

class TokenSource {
  readonly token = {
    isCancellationRequested: false,
    onCancellationRequested: new EventEmitter().event,
  };
  cancel(): void {
    this.token.isCancellationRequested = true;
  }
  dispose(): void {
    // Nothing is held.
  }
}

/** Makes `require('vscode')` give the mock of the editor that is current. */
export function installMock(current: () => object): void {
  const loader = Module as unknown as { _load(request: string, ...more: unknown[]): unknown };
  const load = loader._load;
  loader._load = (request, ...more) =>
    request === 'vscode' ? current() : load.call(loader, request, ...more);
}
