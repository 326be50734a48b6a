/** Hints within lines, and the signature of the operation that is being typed. */

import { type Extension, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  keymap,
  showTooltip,
  type Tooltip,
  WidgetType,
} from '@codemirror/view';
import type { Host } from './editor';
import { later } from './later';
import { offsetOf, type Position, positionOf } from './lsp';
import { element, markdown } from './markdown';

interface InlayHint {
  position: Position;
  label: string | { value: string }[];
  paddingLeft?: boolean;
  paddingRight?: boolean;
}

class Hint extends WidgetType {
  constructor(private readonly label: string) {
    super();
  }

  override eq(other: Hint): boolean {
    return other.label === this.label;
  }

  override toDOM(): HTMLElement {
    return element('span', [this.label], { class: 'hint' });
  }
}

const setHints = StateEffect.define<DecorationSet>();

const hints = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(found, transaction) {
    const set = transaction.effects.find((effect) => effect.is(setHints));
    return set === undefined ? found.map(transaction.changes) : (set.value as DecorationSet);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** More text in view is that of a long line, which has no hints. */
const MOST_SHOWN = 80_000;

/** Shows the server's hints in the visible text. */
export function inlayHints(host: Host): Extension {
  const ask = async (view: EditorView) => {
    await host.flush();
    const { doc } = view.state;
    const { from, to } = view.viewport;
    if (to - from > MOST_SHOWN) {
      return;
    }
    const found = await host.client.request<InlayHint[] | null>('textDocument/inlayHint', {
      textDocument: { uri: host.uri() },
      range: { start: positionOf(doc, from), end: positionOf(doc, to) },
    });
    if (view.state.doc !== doc) {
      return;
    }
    const widgets = (found ?? []).map(({ position, label, paddingLeft, paddingRight }) => {
      const text = typeof label === 'string' ? label : label.map(({ value }) => value).join('');
      const padded = `${paddingLeft ? ' ' : ''}${text}${paddingRight ? ' ' : ''}`;
      return Decoration.widget({ widget: new Hint(padded), side: 1 }).range(
        offsetOf(doc, position),
      );
    });
    view.dispatch({ effects: setHints.of(Decoration.set(widgets, true)) });
  };
  return [hints, later((update) => update.docChanged || update.viewportChanged, 250, ask)];
}

interface SignatureHelp {
  signatures: {
    label: string;
    documentation?: string | { value: string };
    activeParameter?: number;
    parameters?: { label: string | [number, number] }[];
  }[];
  activeSignature?: number;
  activeParameter?: number;
}

const setHelp = StateEffect.define<Tooltip | null>();

const help = StateField.define<Tooltip | null>({
  create: () => null,
  update(found, transaction) {
    const set = transaction.effects.find((effect) => effect.is(setHelp));
    if (set !== undefined) {
      return set.value as Tooltip | null;
    }
    return found && { ...found, pos: transaction.changes.mapPos(found.pos) };
  },
  provide: (field) => showTooltip.from(field),
});

/** The signature with its active parameter marked. */
function described({ signatures, activeSignature, activeParameter }: SignatureHelp): HTMLElement {
  const shown = signatures[activeSignature ?? 0] ?? signatures[0];
  const { label = '', parameters = [], documentation } = shown ?? {};
  const active = parameters[shown?.activeParameter ?? activeParameter ?? 0]?.label;
  const start = typeof active === 'string' ? label.indexOf(active) : (active?.[0] ?? 0);
  const end = typeof active === 'string' ? start + active.length : (active?.[1] ?? 0);
  const line =
    start < 0
      ? [label]
      : [label.slice(0, start), element('mark', [label.slice(start, end)]), label.slice(end)];
  const text = typeof documentation === 'string' ? documentation : (documentation?.value ?? '');
  const body = element('div', [element('code', line), markdown(text)], { class: 'hover prose' });
  return element('div', [body]);
}

/** Shows the signature of an operation or type while its operands or parameters are typed; Escape closes it. */
export function signatureHelp(host: Host): Extension {
  const ask = async (view: EditorView) => {
    const { doc, selection } = view.state;
    const { head } = selection.main;
    const isOpen = view.state.field(help) !== null;
    if (!isOpen && !/[,<(]\s?$/.test(doc.sliceString(Math.max(0, head - 2), head))) {
      return;
    }
    await host.flush();
    const found = await host.client.request<SignatureHelp | null>('textDocument/signatureHelp', {
      textDocument: { uri: host.uri() },
      position: positionOf(doc, head),
    });
    if (view.state.doc === doc && (isOpen || found !== null)) {
      const create = () => ({ dom: described(found as SignatureHelp) });
      const next = found?.signatures.length ? { pos: head, above: true, create } : null;
      view.dispatch({ effects: setHelp.of(next) });
    }
  };
  const close = (view: EditorView) => {
    const isOpen = view.state.field(help) !== null;
    if (isOpen) {
      view.dispatch({ effects: setHelp.of(null) });
    }
    return isOpen;
  };
  const isTyped = (update: { transactions: readonly { isUserEvent(name: string): boolean }[] }) =>
    update.transactions.some((one) => one.isUserEvent('input.type'));
  return [
    help,
    keymap.of([{ key: 'Escape', run: close }]),
    EditorView.domEventHandlers({ blur: (_event, view) => void close(view) }),
    later(
      (update) => isTyped(update) || (update.selectionSet && update.state.field(help) !== null),
      200,
      ask,
      false,
    ),
  ];
}
