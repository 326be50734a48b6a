import {
  EventEmitter,
  ThemeColor,
  ThemeIcon,
  type TreeDataProvider,
  TreeItem,
  TreeItemCollapsibleState,
} from 'vscode';
import type { DumpChange } from '../protocol';
import { type Log, type Numbered, titleOf } from './log';

/** The maximum number of changes below a pass. */
const MAX_CHANGES = 500;

/** A change of an operation, as a line below its pass. */
export interface ChangeNode {
  readonly dump: Numbered;
  readonly change: DumpChange;
  /** The first line of the operation. */
  readonly text: string;
}

/** A line that says how many changes are not listed. */
interface Rest {
  readonly rest: number;
}

export type Node = Numbered | ChangeNode | Rest;

/** The changes of a dump, from the one before. */
export type ChangesOf = (dump: Numbered) => Promise<readonly ChangeNode[]>;

const ICONS = {
  added: new ThemeIcon('diff-added', new ThemeColor('gitDecoration.addedResourceForeground')),
  removed: new ThemeIcon('diff-removed', new ThemeColor('gitDecoration.deletedResourceForeground')),
  changed: new ThemeIcon(
    'diff-modified',
    new ThemeColor('gitDecoration.modifiedResourceForeground'),
  ),
  moved: new ThemeIcon('diff-renamed'),
};

/** The passes of a log, and below each one the operations that it changed. */
export class LogTree implements TreeDataProvider<Node> {
  private readonly changed = new EventEmitter<undefined>();
  readonly onDidChangeTreeData = this.changed.event;
  private log: Log | undefined;
  private hidesUnchanged = false;

  constructor(private readonly changesOf: ChangesOf) {}

  show(log: Log): void {
    this.log = log;
    this.changed.fire(undefined);
  }

  toggleUnchanged(): void {
    this.hidesUnchanged = !this.hidesUnchanged;
    this.changed.fire(undefined);
  }

  getParent(node: Node): Node | undefined {
    return 'change' in node ? node.dump : undefined;
  }

  async getChildren(node?: Node): Promise<Node[]> {
    if (node === undefined) {
      const all = this.log?.dumps ?? [];
      return all.filter(({ changed }) => !this.hidesUnchanged || changed !== false);
    }
    if (!('number' in node)) {
      return [];
    }
    const changes = await this.changesOf(node);
    const rest = changes.length - MAX_CHANGES;
    return rest > 0 ? [...changes.slice(0, MAX_CHANGES), { rest }] : [...changes];
  }

  getTreeItem(node: Node): TreeItem {
    if ('change' in node) {
      return changeItem(node);
    }
    if ('rest' in node) {
      return new TreeItem(`${node.rest} more, which the comparison shows`);
    }
    const hasChanges = node.changed === true && this.log?.before(node) !== undefined;
    return dumpItem(node, hasChanges);
  }
}

function dumpItem(dump: Numbered, hasChanges: boolean): TreeItem {
  const { Collapsed, None } = TreeItemCollapsibleState;
  const item = new TreeItem(titleOf(dump), hasChanges ? Collapsed : None);
  const time = dump.seconds === null ? [] : [`${(dump.seconds * 1e3).toFixed(1)} ms`];
  const state = dump.changed === true ? ['changed'] : [];
  item.id = `dump ${dump.number}`;
  item.description = [dump.operation, ...state, ...time].filter(Boolean).join(' · ');
  const facts = [`line ${dump.line}`, `${dump.operations} operations`];
  const error = dump.error === null ? [] : [dump.error];
  item.tooltip = [titleOf(dump), item.description, facts.join(', '), ...error].join('\n');
  item.iconPath = iconOf(dump);
  item.contextValue = dump.llvm ? 'dumpOfLlvm' : 'dump';
  item.command = { command: 'abide.openDump', title: 'Open', arguments: [dump] };
  return item;
}

function iconOf({ when, error, changed }: Numbered): ThemeIcon {
  if (when === 'failed' || error !== null) {
    return new ThemeIcon('error', new ThemeColor('problemsErrorIcon.foreground'));
  }
  return new ThemeIcon(changed === false ? 'circle-outline' : 'circle-filled');
}

function changeItem(node: ChangeNode): TreeItem {
  const item = new TreeItem(node.text);
  item.description = node.change.within;
  item.tooltip = `${node.change.kind}: ${node.text}`;
  item.iconPath = ICONS[node.change.kind];
  item.accessibilityInformation = { label: item.tooltip };
  item.command = { command: 'abide.openDump', title: 'Open', arguments: [node.dump, node.change] };
  return item;
}
