import {
  type CancellationToken,
  commands,
  type Disposable,
  type TextEditor,
  ViewColumn,
  type WebviewPanel,
  window,
} from 'vscode';
import { inform } from '../messages';
import { type AbiExplanation, explainAbiRequest } from '../protocol';
import type { Session } from '../server/session';
import { webviewPage } from '../webview';
import { ask, mlirEditor, targetOf } from './ask';

/** The time for which the cursor rests before the panel follows it, in milliseconds. */
const REST = 150;

/** The panel at the side that explains how the function at the cursor is called. It follows the
 * cursor while it is open. */
export class AbiPanel implements Disposable {
  private panel: WebviewPanel | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly follow: Disposable;

  constructor(private readonly session: Session) {
    this.follow = window.onDidChangeTextEditorSelection(({ textEditor }) => {
      clearTimeout(this.timer);
      if (this.panel?.visible === true && textEditor.document.languageId === 'mlir') {
        this.timer = setTimeout(() => void this.update(textEditor), REST);
      }
    });
  }

  readonly commands = { 'abide.explainAbi': () => this.open() };

  dispose(): void {
    clearTimeout(this.timer);
    this.follow.dispose();
    this.panel?.dispose();
  }

  private async open(): Promise<void> {
    const editor = mlirEditor(this.session);
    if (editor === undefined) {
      return;
    }
    const title = 'Explaining the ABI';
    const explanation = await ask(this.session, 'explainAbi', title, async (_client, token) => {
      // `ask` returns `undefined` without an answer.
      return (await this.explain(editor, token)) ?? null;
    });
    if (explanation === null) {
      void inform('The cursor is in no function.');
    } else if (explanation !== undefined) {
      await this.show(explanation);
    }
  }

  private async update(editor: TextEditor): Promise<void> {
    try {
      const explanation = await this.explain(editor);
      if (explanation !== undefined && this.panel !== undefined) {
        await this.show(explanation);
      }
    } catch {
      // The panel keeps its content; the command reports the error.
    }
  }

  private async explain(
    editor: TextEditor,
    token?: CancellationToken,
  ): Promise<AbiExplanation | undefined> {
    const { client } = this.session;
    if (client === undefined || !this.session.offers('explainAbi')) {
      return undefined;
    }
    const { textDocument } = targetOf(client, editor, 'file');
    const position = client.code2ProtocolConverter.asPosition(editor.selection.active);
    const answer = await client.sendRequest(explainAbiRequest, { textDocument, position }, token);
    return answer ?? undefined;
  }

  private async show({ title, markdown }: AbiExplanation): Promise<void> {
    // The editor's own renderer: code is coloured as elsewhere.
    const body = await commands.executeCommand<string>('markdown.api.render', markdown);
    const panel = this.panel ?? this.create();
    panel.title = `ABI of ${title}`;
    panel.webview.html = webviewPage(title, body);
  }

  private create(): WebviewPanel {
    const panel = window.createWebviewPanel(
      'abide.abi',
      'ABI',
      { viewColumn: ViewColumn.Beside, preserveFocus: true },
      { enableScripts: false, enableFindWidget: true, localResourceRoots: [] },
    );
    panel.onDidDispose(() => {
      this.panel = undefined;
    });
    this.panel = panel;
    return panel;
  }
}
