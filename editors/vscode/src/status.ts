import {
  type Disposable,
  MarkdownString,
  StatusBarAlignment,
  type StatusBarItem,
  ThemeColor,
  window,
  workspace,
} from 'vscode';
import { targetOf } from './commands/ask';
import { LANGUAGES } from './configuration';
import { llvmVersionRequest } from './protocol';
import type { Origin } from './server/launcher';
import type { Session, State } from './server/session';

const ORIGINS: Readonly<Record<Origin, string>> = {
  setting: 'from the setting abide.server.path',
  bundled: 'bundled with the extension',
  path: 'from the PATH',
};

/** The time without changes after which a document's version of LLVM is requested, in milliseconds. */
const VERSION_DELAY_MS = 300;

/** The item in the status bar: version and state of the server, shown with files that it reads, the version of LLVM that
 * the file is read as, and the dialects of the project. */
export class Status implements Disposable {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly item: StatusBarItem;
  private readonly parts: Disposable[];

  constructor(private readonly session: Session) {
    this.item = window.createStatusBarItem('abide.status', StatusBarAlignment.Right, 100);
    this.item.name = 'abide';
    this.item.command = 'abide.showOutput';
    this.parts = [
      this.item,
      session.onDidChange(() => this.update()),
      window.onDidChangeActiveTextEditor(() => this.update()),
      workspace.onDidChangeTextDocument(({ document }) => {
        if (document === window.activeTextEditor?.document) {
          this.askSoon();
        }
      }),
    ];
    this.update();
  }

  dispose(): void {
    clearTimeout(this.timer);
    for (const part of this.parts) {
      part.dispose();
    }
  }

  private update(): void {
    const { state } = this.session;
    this.item.text = textOf(state);
    this.item.tooltip = tooltipOf(state);
    this.item.backgroundColor =
      state.kind === 'missing' || state.kind === 'failed'
        ? new ThemeColor('statusBarItem.errorBackground')
        : undefined;
    const language = window.activeTextEditor?.document.languageId;
    if (language !== undefined && LANGUAGES.includes(language)) {
      this.item.show();
    } else {
      this.item.hide();
    }
    this.askSoon();
  }

  private askSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.showLlvmVersion(), VERSION_DELAY_MS);
  }

  /** Adds the version of LLVM that the file is read as. */
  private async showLlvmVersion(): Promise<void> {
    const { client, state } = this.session;
    const editor = window.activeTextEditor;
    if (
      client === undefined ||
      editor?.document.languageId !== 'mlir' ||
      !this.session.offers('llvmVersion')
    ) {
      return;
    }
    try {
      const target = targetOf(client, editor, 'file');
      const { version, dialects = [] } = await client.sendRequest(llvmVersionRequest, target);
      if (editor === window.activeTextEditor && state === this.session.state) {
        this.item.text = `${textOf(state)} · LLVM ${version}`;
        this.item.tooltip = tooltipOf(state, dialects);
      }
    } catch {
      // The server does not have the document yet; the next change requests the version again.
    }
  }
}

function textOf(state: State): string {
  switch (state.kind) {
    case 'off':
      return '$(circle-slash) abide';
    case 'starting':
      return '$(sync~spin) abide';
    case 'running':
      return `$(check) abide ${state.version}`;
    case 'missing':
      return '$(error) abide: no server';
    case 'failed':
      return '$(error) abide: server ended';
  }
}

function tooltipOf(state: State, dialects: readonly string[] = []): MarkdownString {
  const tooltip = new MarkdownString(undefined, true);
  tooltip.isTrusted = {
    enabledCommands: [
      'abide.restartServer',
      'abide.showOutput',
      'abide.chooseServer',
      'abide.chooseLlvmVersion',
      'abide.reportIssue',
    ],
  };
  switch (state.kind) {
    case 'off':
      tooltip.appendText('The abide server is off.');
      break;
    case 'starting':
      tooltip.appendText(`The abide server starts: ${state.server.path}`);
      break;
    case 'running':
      tooltip.appendText(`The abide server ${state.version} runs: ${state.server.path}, `);
      tooltip.appendText(`${ORIGINS[state.server.origin]}.`);
      if (dialects.length > 0) {
        tooltip.appendText(` It reads these dialects from .td files: ${dialects.join(', ')}.`);
      }
      break;
    case 'missing':
      tooltip.appendText(state.reason);
      break;
    case 'failed':
      tooltip.appendText(`The abide server ${state.server.path} does not run. ${state.reason}`);
      break;
  }
  tooltip.appendMarkdown('\n\n[Restart](command:abide.restartServer) · ');
  tooltip.appendMarkdown('[Show output](command:abide.showOutput) · ');
  tooltip.appendMarkdown('[Choose program](command:abide.chooseServer) · ');
  tooltip.appendMarkdown('[LLVM version](command:abide.chooseLlvmVersion) · ');
  tooltip.appendMarkdown('[Report an issue](command:abide.reportIssue)');
  return tooltip;
}
