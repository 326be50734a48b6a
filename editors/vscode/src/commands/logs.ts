import {
  type CancellationToken,
  commands,
  type ExtensionContext,
  Position,
  Range,
  type TreeView,
  Uri,
  window,
} from 'vscode';
import type { BaseLanguageClient, Range as ProtocolRange } from 'vscode-languageclient';
import { Log, MAX_LOG_BYTES, type Numbered, titleOf } from '../logs/log';
import { type ChangeNode, LogTree, type Node } from '../logs/view';
import { inform } from '../messages';
import { basename } from '../names';
import { Previews } from '../preview';
import type { DumpChange } from '../protocol';
import type { Session } from '../server/session';
import { ask } from './ask';

const SCHEME = 'abide-log';

/** A dump in which an operation differs from the one before, and the place of the operation. */
interface Found {
  readonly dump: Numbered;
  readonly place?: ProtocolRange;
}

/** The view of a log of passes: a list, comparisons, and the next change of an operation. */
export class Logs {
  private readonly previews = new Previews(SCHEME);
  private readonly tree = new LogTree((dump) => this.changesOf(dump));
  private readonly view: TreeView<Node>;
  private log: Log | undefined;
  /** The dumps of the documents that are shown, by their addresses. */
  private readonly shown = new Map<string, Numbered>();

  constructor(
    private readonly session: Session,
    context: ExtensionContext,
  ) {
    const options = { treeDataProvider: this.tree, canSelectMany: true, showCollapseAll: true };
    this.view = window.createTreeView('abide.log', options);
    context.subscriptions.push(this.previews, this.view);
  }

  readonly commands = {
    'abide.showLog': (uri?: unknown) => this.showLog(uri),
    'abide.openDump': (dump: Numbered, change?: DumpChange) => this.open(dump, change),
    'abide.showDump': (node?: Node) => this.showDump(this.dumpOf(node)),
    'abide.compareDumps': (node?: Node, nodes?: readonly Node[]) => this.compare(node, nodes),
    'abide.nextChange': (node?: unknown) => this.nextChange(node),
    'abide.toggleUnchangedDumps': () => this.tree.toggleUnchanged(),
  };

  private async showLog(named: unknown): Promise<void> {
    const uri = named instanceof Uri ? named : window.activeTextEditor?.document.uri;
    if (uri === undefined) {
      void inform('Open a log first: the output of a compiler with -mlir-print-ir-after-all.');
      return;
    }
    const log = await this.ask('Reading the log', (client, token) => Log.read(uri, client, token));
    if (log === undefined) {
      return;
    }
    const name = basename(uri.path);
    if (log === null) {
      const size = `more than ${MAX_LOG_BYTES / 1e6} MB`;
      void inform(`${name} has ${size}: abide log in a terminal reads logs of any size.`);
      return;
    }
    const [first] = log.dumps;
    if (first === undefined) {
      void inform(`${name} has no dumps of passes, such as -mlir-print-ir-after-all prints.`);
      return;
    }
    this.log = log;
    this.shown.clear();
    this.tree.show(log);
    this.view.description = name;
    this.view.message = log.omitted > 0 ? `${log.omitted} more dumps are not listed.` : '';
    await commands.executeCommand('setContext', 'abide.hasLog', true);
    await commands.executeCommand('abide.log.focus');
  }

  /** Opens what a line of the view is about: a comparison, or the IR if there is nothing to compare. */
  private async open(dump: Numbered, change?: DumpChange): Promise<void> {
    const before = this.log?.before(dump);
    if (before === undefined || (dump.changed === false && change === undefined)) {
      await this.showDump(dump);
      return;
    }
    await this.diff(before, dump, change && (change.after ?? change.before));
  }

  private async showDump(dump: Numbered | undefined): Promise<void> {
    const uri = dump && (await this.ask('Reading a dump', this.preview(dump)));
    if (uri) {
      await window.showTextDocument(uri, { preview: true });
    }
  }

  /** Compares two selected dumps, or one with that before it. */
  private async compare(node?: Node, nodes?: readonly Node[]): Promise<void> {
    const selected = (nodes ?? this.view.selection).filter((other) => 'number' in other);
    const [first, second] = [...selected].sort((one, other) => one.number - other.number);
    if (selected.length === 2 && first !== undefined && second !== undefined) {
      await this.diff(first, second);
      return;
    }
    const dump = this.dumpOf(node);
    const before = dump && this.log?.before(dump);
    if (dump === undefined || before === undefined) {
      void inform('Select a dump that has an earlier one of the same operation, or two dumps.');
      return;
    }
    await this.diff(before, dump);
  }

  /** Shows the comparison of two dumps, at a place of the second one. */
  private async diff(before: Numbered, after: Numbered, place?: ProtocolRange | null) {
    const uris = await this.ask('Comparing', async (client, token) => [
      await this.preview(before)(client, token),
      await this.preview(after)(client, token),
    ]);
    if (uris) {
      const title = `${titleOf(before)} ↔ ${titleOf(after)}`;
      const selection = place && new Range(positionOf(place.start), positionOf(place.end));
      const options = selection ? { preview: true, selection } : { preview: true };
      await commands.executeCommand('vscode.diff', ...uris, title, options);
    }
  }

  /** The next dump in which an operation differs: that at the cursor, or the printed one. */
  private async nextChange(node: unknown): Promise<void> {
    const { log } = this;
    const editor = window.activeTextEditor;
    const here = editor && this.shown.get(editor.document.uri.toString());
    const named = this.numbered(node);
    const dump = named ?? here ?? this.dumpOf(undefined);
    if (log === undefined || dump === undefined) {
      void inform('Show the passes of a log first.');
      return;
    }
    const cursor = named === undefined && here !== undefined ? editor?.selection.active : undefined;
    const found =
      cursor === undefined
        ? nextDump(log, dump)
        : await this.ask('Next change', (client, token) =>
            follow(log, dump, cursor, client, token),
          );
    if (found === null) {
      void inform(`No pass after ${titleOf(dump)} changes this operation.`);
    }
    const before = found && log.before(found.dump);
    if (before) {
      await this.view.reveal(found.dump, { select: true, focus: false });
      await this.diff(before, found.dump, found.place);
    }
  }

  /** The document of a dump. */
  private preview(dump: Numbered) {
    return async (client: BaseLanguageClient, token: CancellationToken): Promise<Uri | null> => {
      const { log } = this;
      if (log === undefined) {
        return null;
      }
      const text = await log.ir(dump, client, token);
      const uri = this.previews.show(log.uri, titleOf(dump), text);
      this.shown.set(uri.toString(), dump);
      return uri;
    };
  }

  private async changesOf(dump: Numbered): Promise<readonly ChangeNode[]> {
    const { log } = this;
    const before = log?.before(dump);
    if (log === undefined || before === undefined) {
      return [];
    }
    const found = await this.ask('Comparing', async (client, token) => {
      const old = await log.ir(before, client, token);
      const now = await log.ir(dump, client, token);
      const { changes } = await log.compare(old, now, client, token);
      const lines = [old, now].map((text) => text.split('\n'));
      return changes.map((change) => {
        const place = change.after ?? change.before;
        const own = change.after === null ? lines[0] : lines[1];
        const text = (place && own?.[place.start.line]?.trim()) ?? '';
        return { dump, change, text };
      });
    });
    return found ?? [];
  }

  /** The dump of a line of the view, or of its selection. */
  private dumpOf(node: Node | undefined): Numbered | undefined {
    return this.numbered(node) ?? this.numbered(this.view.selection[0]);
  }

  private numbered(node: unknown): Numbered | undefined {
    const dumps = this.log?.dumps ?? [];
    return dumps.find((dump) => dump === node);
  }

  private ask<T>(
    title: string,
    work: (client: BaseLanguageClient, token: CancellationToken) => Promise<T>,
  ): Promise<T | undefined> {
    return ask(this.session, 'dumps', title, work);
  }
}

function positionOf({ line, character }: ProtocolRange['start']): Position {
  return new Position(line, character);
}

/** The next dump of the same operation that differs. */
function nextDump(log: Log, dump: Numbered): Found | null {
  const next = log.after(dump).find(({ changed }) => changed === true);
  return next === undefined ? null : { dump: next };
}

/** Follows the operation at a place of a dump to the first later dump in which it differs. */
async function follow(
  log: Log,
  dump: Numbered,
  start: Position,
  client: BaseLanguageClient,
  token: CancellationToken,
): Promise<Found | null> {
  let text = await log.ir(dump, client, token);
  let position = { line: start.line, character: start.character };
  for (const next of log.after(dump)) {
    if (token.isCancellationRequested) {
      return null;
    }
    if (next.changed === false) {
      continue;
    }
    const after = await log.ir(next, client, token);
    const { followed } = await log.compare(text, after, client, token, position);
    if (followed === null) {
      return null;
    }
    if (followed.changed || followed.after === null) {
      return { dump: next, place: followed.after ?? followed.before };
    }
    position = followed.after.start;
    text = after;
  }
  return null;
}
