/** The page: files, the editor, the panels, and their connection with the worker. */

import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, type ViewUpdate } from '@codemirror/view';
import { Bytes } from './bytes';
import { actions, rename } from './changes';
import { arrows, byId, divide, dropping, theme } from './controls';
import { apply, extensions, fix, format, type Host, show, specs } from './editor';
import { Edits } from './edits';
import { Engine } from './engine';
import { EXAMPLES, type Example, type File } from './examples';
import { count, drawTabs, isDescription, language, newName, type Open, ROOT } from './files';
import { Functions } from './functions';
import { Client, type Diagnostic, offsetOf, positionOf, type Range, type TextEdit } from './lsp';
import { element } from './markdown';
import { type Context, drawPanelTabs, LONG, type Panel } from './panel';
import { abi } from './panels/abi';
import { callers } from './panels/callers';
import { generic } from './panels/generic';
import { graph } from './panels/graph';
import { outline } from './panels/outline';
import { passes } from './panels/passes';
import { problems } from './panels/problems';
import { reflection } from './panels/reflection';
import { shapes } from './panels/shapes';
import { sip } from './panels/sip';
import { read } from './read';
import { LONGEST, pack, unpack } from './state';
import './styles/base.css';
import './styles/editor.css';
import './styles/panels.css';
import './styles/pictures.css';
import './styles/over.css';

class Page implements Host {
  readonly #engine = new Engine((why, isRestarted) => this.#died(why, isRestarted));
  readonly client = new Client(this.#engine, (uri, found) => this.#found(uri, found));
  readonly #view: EditorView;
  readonly #extensions: Extension;
  readonly #panels: Panel[] = [
    problems(),
    outline(),
    abi(),
    callers(),
    shapes(),
    passes(),
    generic(),
    graph(),
    sip(),
    reflection(),
  ];
  #files: Open[] = [];
  #shown = 0;
  #panel: Panel;
  #memory: Record<string, string> = {};
  readonly #edits = new Edits(
    this.client,
    () => this.#file,
    () => this.#isReady,
  );
  #isReady = false;
  /** Whether the language server knows the page. */
  #isGreeted = false;
  /** The files that the language server knows, by address. */
  readonly #told = new Map<string, Open>();
  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #functions = new Functions(this.#engine);
  #bytes: { text: string; bytes: Bytes } | undefined;

  constructor() {
    this.#extensions = extensions(this);
    this.#view = new EditorView({ parent: byId('editor') });
    this.#panel = this.#panels[0] as Panel;
    this.#controls();
  }

  // The editor's requests to the page.

  uri(): string {
    return this.#file.uri;
  }

  flush(): Promise<void> {
    return this.#edits.flush();
  }

  changed(update: ViewUpdate): void {
    // It is not the example any more, which can be chosen again.
    byId<HTMLSelectElement>('examples').value = '';
    this.#file.version += 1;
    this.#file.state = update.state;
    this.#edits.add(update);
    if (isDescription(this.#file.name)) {
      this.#later('dialects', 400, () => void this.#sync());
    }
    if (!this.#engine.isAlive) {
      this.#engine.revive();
      void this.#begin();
    }
  }

  moved(view: EditorView): void {
    this.#file.state = view.state;
    const { line, character } = positionOf(view.state.doc, view.state.selection.main.head);
    byId('place').textContent = `Line ${line + 1}, column ${character + 1}`;
    this.#refreshLater();
    this.#saveLater();
  }

  go(uri: string, range: Range): void {
    const number = this.#files.findIndex((file) => file.uri === uri);
    if (number < 0) {
      this.say(`${uri.replace(ROOT, '')} is not open.`);
      return;
    }
    this.#choose(number);
    const { doc } = this.#view.state;
    this.#select(offsetOf(doc, range.start), offsetOf(doc, range.end));
  }

  explain(panel: string): void {
    this.#choosePanel(panel);
  }

  say(text: string): void {
    const notice = byId('notice');
    notice.textContent = text;
    notice.classList.add('is-shown');
    this.#later('notice', 5000, () => notice.classList.remove('is-shown'));
  }

  diagnostics(): Diagnostic[] {
    return this.#file.diagnostics;
  }

  edit(changes: Record<string, TextEdit[]>): void {
    const others = this.#files.filter((file) => file !== this.#file && changes[file.uri]);
    for (const file of others) {
      const { state } = file;
      file.state = state.update({ changes: specs(state.doc, changes[file.uri] ?? []) }).state;
      file.version += 1;
    }
    apply(this.#view, changes[this.#file.uri] ?? []);
    if (others.length > 0) {
      void this.flush().then(() => this.#sync());
    }
  }

  // The life of the worker.

  async start(): Promise<void> {
    if (!(await this.#openLink(location.hash))) {
      this.#load(EXAMPLES[0] as Example);
    }
    // A link that is pasted into the address bar of the open page. The address may be another one again by now.
    window.addEventListener('hashchange', async ({ newURL }) => {
      this.#stop('save');
      if (await this.#openLink(new URL(newURL).hash)) {
        await this.#sync();
      }
    });
    await this.#sync();
  }

  /** Opens the state in an address; returns whether it has one. */
  async #openLink(hash: string): Promise<boolean> {
    const state = await unpack(hash.slice(1));
    if (state === undefined) {
      return false;
    }
    this.#memory = state.memory;
    this.#open(state.files, state.shown, state.cursor);
    this.#choosePanel(state.panel);
    byId<HTMLSelectElement>('examples').value = '';
    return true;
  }

  /** Begins with a new worker, which knows nothing. */
  async #begin(): Promise<void> {
    this.#told.clear();
    this.#isGreeted = false;
    await this.#sync();
  }

  /** Tells the language server which files are open, after others were opened or closed. */
  async #sync(): Promise<void> {
    this.#isReady = false;
    delete document.documentElement.dataset['ready'];
    try {
      const isRestarted = await this.#sendDialects();
      if (isRestarted || !this.#isGreeted) {
        this.#told.clear();
        await this.client.start();
        this.#isGreeted = true;
      }
      await this.#tellAll();
    } catch {
      // The engine reports the end of the worker itself.
      return;
    }
    this.#edits.clear();
    this.#isReady = true;
    this.#refreshLater();
    document.documentElement.dataset['ready'] = 'yes';
  }

  async #tellAll(): Promise<void> {
    for (const [uri, file] of this.#told) {
      if (!this.#files.includes(file)) {
        this.#told.delete(uri);
        await this.client.notify('textDocument/didClose', { textDocument: { uri } });
      }
    }
    // Files that describe dialects are read first.
    const sorted = [...this.#files].sort(
      (a, b) => Number(isDescription(b.name)) - Number(isDescription(a.name)),
    );
    for (const file of sorted.filter(({ uri }) => !this.#told.has(uri))) {
      const { uri, name, state } = file;
      file.toldVersion = file.version;
      this.#told.set(uri, file);
      const languageId = language(name);
      const textDocument = { uri, version: file.version, languageId, text: state.doc.toString() };
      await this.client.notify('textDocument/didOpen', { textDocument });
    }
    // Text typed in the meantime.
    const isBehind = (one: Open) => one.toldVersion !== one.version;
    for (let file = this.#files.find(isBehind); file; file = this.#files.find(isBehind)) {
      const { uri, version } = file;
      file.toldVersion = version;
      const params = {
        textDocument: { uri, version },
        contentChanges: [{ text: file.state.doc.toString() }],
      };
      await this.client.notify('textDocument/didChange', params);
    }
  }

  /** Describes the dialects of the files; returns whether the language server restarts. */
  async #sendDialects(): Promise<boolean> {
    const files = this.#files
      .filter((file) => isDescription(file.name))
      .map((file) => ({
        path: file.uri.slice('file://'.length),
        text: file.state.doc.toString(),
        // MLIR's own classes, and those of a project that only others include.
        describes: /\b(Dialect|Op)\b/.test(file.state.doc.toString()),
      }));
    const answer = await this.#engine.request<{ restarted?: boolean }>('dialects', { files });
    return answer.restarted === true;
  }

  #died(why: string, isRestarted: boolean): void {
    const what = isRestarted
      ? 'The worker stopped and was started again'
      : 'The worker stopped several times. It starts again once you edit the text';
    this.say(`${what} (${why}).`);
    for (const file of this.#files) {
      file.diagnostics = [];
      file.isChecked = false;
    }
    this.#count();
    if (isRestarted) {
      void this.#begin();
    }
  }

  #found(uri: string, found: Diagnostic[]): void {
    const file = this.#files.find((one) => one.uri === uri);
    if (file === undefined) {
      return;
    }
    file.diagnostics = found;
    file.isChecked = true;
    if (file === this.#file) {
      show(this, this.#view, found);
      this.#count();
      if (this.#panel.id === 'problems') {
        this.#refreshLater(0);
      }
    }
    this.#drawFiles();
  }

  // Files.

  get #file(): Open {
    return this.#files[this.#shown] as Open;
  }

  #open(files: File[], shown: number, cursor: number): void {
    this.#files = files.map((file) => this.#made(file));
    this.#shown = Math.min(shown, files.length - 1);
    const { doc } = this.#file.state;
    const anchor = Math.min(cursor, doc.length);
    this.#file.state = this.#file.state.update({ selection: { anchor } }).state;
    this.#show();
  }

  #made({ name, text, about }: File): Open {
    const state = EditorState.create({ doc: text, extensions: this.#extensions });
    const uri = ROOT + name;
    const own = { version: 1, toldVersion: 0, diagnostics: [], isChecked: false };
    return { name, about, uri, state, ...own };
  }

  #show(): void {
    this.#view.setState(this.#file.state);
    show(this, this.#view, this.#file.diagnostics);
    this.#drawFiles();
    byId('files').children[this.#shown]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    this.#count();
    this.moved(this.#view);
    const { head } = this.#view.state.selection.main;
    this.#view.dispatch({ effects: EditorView.scrollIntoView(head, { y: 'center' }) });
  }

  #choose(number: number): void {
    if (number !== this.#shown) {
      void this.flush();
      this.#shown = number;
      this.#show();
    }
  }

  #load(example: Example): void {
    // What it says is about the text before.
    byId('notice').classList.remove('is-shown');
    this.#memory = { ...example.memory };
    const cursor = Math.max(0, example.files[0]?.text.indexOf(example.at) ?? 0);
    this.#open(example.files, 0, cursor);
    this.#choosePanel(example.panel);
    byId<HTMLSelectElement>('examples').value = example.id;
  }

  async #add(files: File[]): Promise<void> {
    await this.flush();
    for (const one of files) {
      const made = this.#made(one);
      // Making it and showing it are two tasks, so that a long text does not block the page.
      await new Promise((wake) => setTimeout(wake));
      const known = this.#files.findIndex((file) => file.name === one.name);
      if (known >= 0) {
        this.#files[known] = made;
        this.#shown = known;
      } else {
        this.#files.push(made);
        this.#shown = this.#files.length - 1;
      }
    }
    this.#show();
    await this.#sync();
  }

  async #close(number: number): Promise<void> {
    if (this.#files.length < 2) {
      return;
    }
    await this.flush();
    this.#files.splice(number, 1);
    if (this.#shown >= number) {
      this.#shown = Math.max(0, this.#shown - 1);
    }
    this.#show();
    await this.#sync();
  }

  async #read(list: FileList): Promise<void> {
    const files: File[] = [];
    for (const file of list) {
      const shown = await read(file, this.#engine);
      if (typeof shown === 'string') {
        this.say(shown);
      } else {
        files.push(shown);
      }
    }
    if (files.length === 0) {
      return;
    }
    await this.#add(files);
    if (this.#file.about !== undefined) {
      this.#choosePanel('abi');
    }
  }

  #drawFiles(): void {
    const choose = (number: number) => this.#choose(number);
    drawTabs(this.#files, this.#shown, choose, (number) => void this.#close(number));
  }

  #count(): void {
    const [errors, warnings] = [count(this.#file, 1), count(this.#file, 2)];
    const word = (number: number, name: string) => `${number} ${name}${number === 1 ? '' : 's'}`;
    const counts = byId('counts');
    const waiting = this.#engine.isAlive ? 'Checking …' : 'Stopped: edit the text to start again';
    counts.textContent = this.#file.isChecked
      ? `${word(errors, 'error')}, ${word(warnings, 'warning')}`
      : waiting;
    counts.classList.toggle('has-errors', errors > 0);
  }

  // Panels.

  #choosePanel(id: string): void {
    const chosen = this.#panels.find((panel) => panel.id === id) ?? (this.#panels[0] as Panel);
    this.#panel.close?.();
    this.#panel = chosen;
    const root = byId('panel');
    root.replaceChildren();
    root.className = `panel panel-${chosen.id}`;
    root.setAttribute('aria-labelledby', `tab-${chosen.id}`);
    root.scrollTop = 0;
    chosen.open(root);
    for (const panel of this.#panels) {
      const tab = byId(`tab-${panel.id}`);
      tab.setAttribute('aria-selected', String(panel === chosen));
      tab.tabIndex = panel === chosen ? 0 : -1;
      if (panel === chosen) {
        tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }
    }
    this.#refreshLater();
    this.#saveLater();
  }

  /** Asks the panel again, for a short text after `wait` milliseconds. */
  #refreshLater(wait = 120): void {
    const own = this.#view.state.doc.length > LONG ? 700 : wait;
    this.#later('panel', own, () => void this.#refresh());
  }

  async #refresh(): Promise<void> {
    if (!this.#isReady) {
      return;
    }
    const panel = this.#panel;
    const { doc, selection } = this.#view.state;
    try {
      await this.flush();
      await panel.update(this.#context(doc.toString(), selection.main.head));
      delete byId('panel').dataset['failed'];
    } catch (error) {
      // If the worker ended, it is started again, and everything is asked again.
      const why = error instanceof Error ? error.message : String(error);
      byId('panel').dataset['failed'] = why;
      if (this.#engine.isAlive && this.#isReady) {
        this.say(`${panel.title}: ${why}`);
      }
    }
    byId('panel').dataset['shown'] = panel.id;
  }

  #context(text: string, cursor: number): Context {
    if (this.#bytes?.text !== text) {
      this.#bytes = { text, bytes: new Bytes(text) };
    }
    const { bytes } = this.#bytes;
    return {
      engine: this.#engine,
      client: this.client,
      uri: this.#file.uri,
      isMlir: language(this.#file.name) === 'mlir',
      about: this.#file.about,
      text,
      bytes,
      cursor,
      position: positionOf(this.#view.state.doc, cursor),
      diagnostics: this.#file.diagnostics,
      isChecked: this.#file.isChecked,
      select: (from, to) => this.#select(from, to),
      go: (uri, range) => this.go(uri, range),
      lineOf: (uri, line) => {
        const doc = this.#files.find((file) => file.uri === uri)?.state.doc;
        return doc !== undefined && line < doc.lines ? doc.line(line + 1).text : '';
      },
      nameOf: (uri) => uri.replace(ROOT, ''),
      rename: () => void rename(this)(this.#view),
      here: () => this.#functions.around(text, bytes, cursor),
      replace: (next) => {
        const { length } = this.#view.state.doc;
        this.#view.dispatch({ changes: { from: 0, to: length, insert: next } });
      },
      fix: (one) => fix(this, this.#view, one),
      remember: (key, value) => {
        this.#memory[key] = value;
        this.#saveLater();
      },
      recall: (key) => this.#memory[key],
    };
  }

  #select(from: number, to: number): void {
    const { length } = this.#view.state.doc;
    const selection = { anchor: Math.min(from, length), head: Math.min(to, length) };
    this.#view.dispatch({
      selection: { anchor: selection.head, head: selection.anchor },
      effects: EditorView.scrollIntoView(selection.anchor, { y: 'center' }),
    });
    this.#view.focus();
  }

  // The address.

  #saveLater(): void {
    this.#later('save', 600, () => void this.#save());
  }

  async #save(): Promise<boolean> {
    const length = this.#files.reduce((sum, { state }) => sum + state.doc.length, 0);
    if (length > LONGEST) {
      history.replaceState(null, '', location.pathname);
      return false;
    }
    const hash = await pack({
      files: this.#files.map(({ name, about, state }) => ({
        name,
        text: state.doc.toString(),
        ...(about === undefined ? {} : { about }),
      })),
      shown: this.#shown,
      panel: this.#panel.id,
      cursor: this.#view.state.selection.main.head,
      memory: this.#memory,
    });
    history.replaceState(null, '', hash === undefined ? location.pathname : `#${hash}`);
    return hash !== undefined;
  }

  async #share(): Promise<void> {
    const isWhole = await this.#save();
    if (!isWhole) {
      this.say('The text is too long for a link.');
      return;
    }
    try {
      // Only pages of safe origins have a clipboard.
      await navigator.clipboard.writeText(location.href);
      this.say('The link has been copied. It contains the whole text.');
    } catch {
      this.say('The link is in the address bar.');
    }
  }

  // Controls.

  #controls(): void {
    const examples = byId<HTMLSelectElement>('examples');
    const options = EXAMPLES.map(({ id, title }) => element('option', [title], { value: id }));
    examples.append(element('option', ['Examples …'], { value: '' }), ...options);
    examples.addEventListener('change', () => {
      const chosen = EXAMPLES.find((example) => example.id === examples.value);
      if (chosen !== undefined) {
        this.#load(chosen);
        void this.#sync();
      }
    });
    byId('share').addEventListener('click', () => void this.#share());
    byId('format').addEventListener('click', () => format(this, this.#view));
    byId('actions').addEventListener('click', () => actions(this)(this.#view));
    byId('counts').addEventListener('click', () => this.#choosePanel('problems'));
    byId('add').addEventListener('click', () => {
      void this.#add([{ name: newName(this.#files), text: '' }]).then(() => this.#view.focus());
    });
    byId('close').addEventListener('click', () => void this.#close(this.#shown));
    const input = byId<HTMLInputElement>('file');
    byId('open').addEventListener('click', () => input.click());
    input.addEventListener('change', () => {
      if (input.files !== null) {
        void this.#read(input.files);
      }
    });
    dropping((files) => void this.#read(files));
    theme();
    divide();
    drawPanelTabs(this.#panels, (id) => this.#choosePanel(id));
    for (const list of [byId('panels'), byId('files')]) {
      list.addEventListener('keydown', (event) => arrows(list, event));
    }
  }

  #later(name: string, wait: number, act: () => void): void {
    this.#stop(name);
    this.#timers.set(name, setTimeout(act, wait));
  }

  #stop(name: string): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.delete(name);
  }
}

void new Page().start();
