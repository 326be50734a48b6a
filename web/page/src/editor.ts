/** The editor: CodeMirror with the answers of the language server. */

import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { type Action, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { type ChangeSpec, EditorState, type Extension, type Text } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
  type Tooltip,
  type ViewUpdate,
} from '@codemirror/view';
import { actions, rename } from './changes';
import { complete } from './completion';
import { semantic, words } from './highlight';
import { inlayHints, signatureHelp } from './hints';
import { lenses } from './lenses';
import {
  type Client,
  type CodeAction,
  type Diagnostic,
  isFixOf,
  offsetOf,
  positionOf,
  type Range,
  type TextEdit,
} from './lsp';
import { element, markdown } from './markdown';
import { expand, folding, highlights } from './structure';

/** The part of the page that an editor needs. */
export interface Host {
  client: Client;
  /** The address of the document that is shown. */
  uri(): string;
  /** Sends pending edits, so that answers are about this text. */
  flush(): Promise<void>;
  changed(update: ViewUpdate): void;
  moved(view: EditorView): void;
  /** Goes to a place, which may be in another file. */
  go(uri: string, range: Range): void;
  /** Chooses a panel. */
  explain(panel: string): void;
  say(text: string): void;
  /** The diagnostics of the document that is shown. */
  diagnostics(): Diagnostic[];
  /** Changes open files, by their addresses. */
  edit(changes: Record<string, TextEdit[]>): void;
}

const SEVERITIES = ['error', 'error', 'warning', 'info', 'hint'] as const;

/** The most diagnostics that are marked in the text. */
const MARKED = 500;

export function extensions(host: Host): Extension {
  const place = (view: EditorView, offset: number) => ({
    textDocument: { uri: host.uri() },
    position: positionOf(view.state.doc, offset),
  });
  return [
    lineNumbers(),
    highlightActiveLineGutter(),
    highlightActiveLine(),
    history(),
    drawSelection(),
    highlightSelectionMatches(),
    EditorState.tabSize.of(2),
    EditorState.languageData.of(() => [{ commentTokens: { line: '//' } }]),
    EditorView.contentAttributes.of({
      'aria-label': 'MLIR text; Escape, then Tab leaves it',
      tabindex: '0',
    }),
    lintGutter(),
    words(),
    semantic(async (range) => {
      await host.flush();
      const params = { textDocument: { uri: host.uri() }, range };
      const found = await host.client.request<{ data: number[] } | null>(
        'textDocument/semanticTokens/range',
        params,
      );
      return found?.data;
    }),
    folding(host),
    highlights(host),
    inlayHints(host),
    lenses(host),
    signatureHelp(host),
    hoverTooltip((view, offset) => hover(host, view, place(view, offset), offset), {
      hoverTime: 250,
    }),
    autocompletion({ icons: false, override: [(context) => complete(host, context)] }),
    keymap.of([
      { key: 'F12', run: (view) => define(host, place(view, view.state.selection.main.head)) },
      {
        key: 'Mod-F12',
        run: (view) => defineType(host, place(view, view.state.selection.main.head)),
      },
      { key: 'Mod-Shift-o', run: () => search(host), preventDefault: true },
      { key: 'F2', run: rename(host) },
      { key: 'Mod-.', run: actions(host) },
      { key: 'Mod-i', run: expand(host), preventDefault: true },
      { key: 'Shift-Alt-f', run: (view) => format(host, view) },
      ...completionKeymap,
      ...lintKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...defaultKeymap,
      indentWithTab,
    ]),
    EditorView.domEventHandlers({
      mousedown: (event, view) => {
        const offset = view.posAtCoords({ x: event.clientX, y: event.clientY });
        return (
          (event.ctrlKey || event.metaKey) && offset !== null && define(host, place(view, offset))
        );
      },
    }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) {
        host.changed(update);
        if (closes(update)) {
          void layOut(host, update.view).catch(() => undefined);
        }
      }
      if (update.docChanged || update.selectionSet) {
        host.moved(update.view);
      }
    }),
  ];
}

interface Place {
  textDocument: { uri: string };
  position: { line: number; character: number };
}

async function hover(
  host: Host,
  view: EditorView,
  at: Place,
  offset: number,
): Promise<Tooltip | null> {
  await host.flush();
  const found = await host.client
    .request<{ contents: { value: string }; range?: Range } | null>('textDocument/hover', at)
    .catch(() => null);
  if (found === null) {
    return null;
  }
  const { doc } = view.state;
  const pos = found.range === undefined ? offset : offsetOf(doc, found.range.start);
  const end = found.range === undefined ? offset : offsetOf(doc, found.range.end);
  return {
    pos,
    end,
    above: true,
    create: () => ({
      dom: element('div', [markdown(found.contents.value)], { class: 'hover prose' }),
    }),
  };
}

/** Goes to the place that a request names; `nothing` is reported if there is none. */
function follow(host: Host, method: string, at: Place, nothing: string): boolean {
  const ask = async () => {
    await host.flush();
    const found = await host.client.request<
      { uri: string; range: Range } | { uri: string; range: Range }[] | null
    >(method, at);
    const first = Array.isArray(found) ? found[0] : found;
    if (first === null || first === undefined) {
      host.say(nothing);
    } else {
      host.go(first.uri, first.range);
    }
  };
  void ask().catch(() => undefined);
  return true;
}

function define(host: Host, at: Place): boolean {
  const nothing = 'Nothing is defined elsewhere for this word.';
  return follow(host, 'textDocument/definition', at, nothing);
}

function defineType(host: Host, at: Place): boolean {
  const nothing = 'No open file defines the type of this value.';
  return follow(host, 'textDocument/typeDefinition', at, nothing);
}

/** Opens the search for names in all files. */
function search(host: Host): boolean {
  host.explain('outline');
  document.querySelector<HTMLInputElement>('#symbols')?.focus();
  return true;
}

/** Lays out the line in which a `}` was typed. */
async function layOut(host: Host, view: EditorView): Promise<void> {
  await host.flush();
  const { doc, selection } = view.state;
  const edits = await host.client.request<TextEdit[] | null>('textDocument/onTypeFormatting', {
    textDocument: { uri: host.uri() },
    position: positionOf(doc, selection.main.head),
    ch: '}',
    options: { tabSize: 2, insertSpaces: true },
  });
  if (view.state.doc === doc) {
    apply(view, edits ?? []);
  }
}

/** Whether a single `}` was typed. */
function closes(update: ViewUpdate): boolean {
  let isBrace = false;
  update.changes.iterChanges((_fromA, _toA, _fromB, _toB, inserted) => {
    isBrace = inserted.length === 1 && inserted.toString() === '}';
  });
  return isBrace && update.transactions.some((one) => one.isUserEvent('input.type'));
}

/** Formats the selection, or the whole text. */
export function format(host: Host, view: EditorView): boolean {
  const ask = async () => {
    await host.flush();
    const { doc, selection } = view.state;
    const { from, to, empty } = selection.main;
    const range = { start: positionOf(doc, from), end: positionOf(doc, to) };
    const edits = await host.client.request<TextEdit[] | null>(
      empty ? 'textDocument/formatting' : 'textDocument/rangeFormatting',
      {
        textDocument: { uri: host.uri() },
        options: { tabSize: 2, insertSpaces: true },
        ...(empty ? {} : { range }),
      },
    );
    if (view.state.doc === doc) {
      const what = empty ? 'The text' : 'The selection';
      host.say(edits?.length ? 'Formatted.' : `${what} is formatted already.`);
      apply(view, edits ?? []);
    }
  };
  void ask().catch(() => undefined);
  return true;
}

/** Edits of the server as changes of the editor. */
export function specs(doc: Text, edits: TextEdit[]): ChangeSpec[] {
  return edits.map(({ range, newText }) => ({
    from: offsetOf(doc, range.start),
    to: offsetOf(doc, range.end),
    insert: newText,
  }));
}

export function apply(view: EditorView, edits: TextEdit[]): void {
  if (edits.length > 0) {
    view.dispatch({ changes: specs(view.state.doc, edits), userEvent: 'input.edit' });
  }
}

/** Marks diagnostics in the text. */
export function show(host: Host, view: EditorView, found: Diagnostic[]): void {
  const { doc } = view.state;
  const marks = found.slice(0, MARKED).map((one) => {
    const from = offsetOf(doc, one.range.start);
    const to = Math.max(offsetOf(doc, one.range.end), from);
    return {
      from,
      to,
      severity: SEVERITIES[one.severity ?? 1] ?? 'error',
      message: one.message,
      source: String(one.code ?? ''),
      ...(one.tags?.includes(1) ? { markClass: 'is-unused' } : {}),
      renderMessage: () => describe(one),
      actions: [{ name: 'Fix', apply: (target: EditorView) => fix(host, target, one) } as Action],
    };
  });
  view.dispatch(setDiagnostics(view.state, marks));
}

export function describe(one: Diagnostic): HTMLElement {
  const code = one.code === undefined ? [] : [element('code', [String(one.code)])];
  const related = (one.relatedInformation ?? []).map((note) =>
    element('div', [noted(note)], { class: 'note' }),
  );
  return element('div', [element('span', [one.message, ' ']), ...code, ...related], {
    class: 'diagnostic-text',
  });
}

/** A note with its line; advice states it in its text. */
function noted({ message, location }: { message: string; location: { range: Range } }): string {
  const line = location.range.start.line + 1;
  return message.startsWith('help: ') ? message : `note: ${message} (line ${line})`;
}

/** Applies the preferred fix of a diagnostic. */
export function fix(host: Host, view: EditorView, one: Diagnostic): void {
  const ask = async () => {
    await host.flush();
    const { doc } = view.state;
    const actions = await host.client.request<CodeAction[] | null>('textDocument/codeAction', {
      textDocument: { uri: host.uri() },
      range: one.range,
      context: { diagnostics: [one], only: ['quickfix'] },
    });
    const fixes = (actions ?? []).filter((action) => isFixOf(action, one));
    const chosen = fixes.find((action) => action.isPreferred) ?? fixes[0];
    const edits = chosen?.edit?.changes?.[host.uri()];
    if (chosen === undefined || edits === undefined) {
      host.say('There is no fix for this that abide would propose.');
    } else if (view.state.doc === doc) {
      apply(view, edits);
      host.say(chosen.title);
    }
  };
  void ask().catch(() => undefined);
}
