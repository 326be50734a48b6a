import {
  type Disposable,
  MarkdownString,
  StatusBarAlignment,
  type StatusBarItem,
  ThemeColor,
  window,
} from 'vscode';
import { LANGUAGES } from './server/client';
import type { Origin } from './server/locate';
import type { Session, State } from './server/session';

const ORIGINS: Readonly<Record<Origin, string>> = {
  setting: 'from the setting abide.server.path',
  bundled: 'bundled with the extension',
  path: 'from the PATH',
};

/** The item in the status bar: version and state of the server, shown with files that it reads. */
export class Status implements Disposable {
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
    ];
    this.update();
  }

  dispose(): void {
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

function tooltipOf(state: State): MarkdownString {
  const tooltip = new MarkdownString(undefined, true);
  tooltip.isTrusted = {
    enabledCommands: ['abide.restartServer', 'abide.showOutput', 'abide.chooseServer'],
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
  tooltip.appendMarkdown('[Choose program](command:abide.chooseServer)');
  return tooltip;
}
