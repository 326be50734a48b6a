import {
  commands,
  type ExtensionContext,
  TabInputTextDiff,
  type TextEditor,
  Uri,
  window,
  workspace,
} from 'vscode';
import type { WorkspaceEdit } from 'vscode-languageclient';
import { complain, inform, warn } from '../messages';
import { basename } from '../names';
import { Previews } from '../preview';
import { passesRequest, type RunPassesResult, runPassesRequest } from '../protocol';
import type { Session } from '../server/session';
import { ask, mlirEditor, type Scope, targetOf } from './ask';
import { pickPipeline } from './passPick';

/** The changes of a pass, until the user applies them or closes the comparison. */
interface Proposal {
  readonly source: Uri;
  /** The version of the source that it is a change of. */
  readonly version: number;
  readonly edit: WorkspaceEdit;
  readonly again: () => Promise<void>;
}

/** Runs passes, and previews their changes. */
export class Passes {
  private readonly previews = new Previews('abide-pass');
  private readonly proposals = new Map<string, Proposal>();

  constructor(
    private readonly session: Session,
    private readonly context: ExtensionContext,
  ) {
    context.subscriptions.push(
      this.previews,
      workspace.onDidCloseTextDocument(({ uri }) => {
        this.proposals.delete(uri.toString());
      }),
    );
  }

  readonly commands = {
    'abide.runPassOnFile': () => this.pickAndRun('file'),
    'abide.runPassOnFunction': () => this.pickAndRun('function'),
    'abide.applyPass': (uri?: unknown) => this.apply(uri),
  };

  private async pickAndRun(scope: Scope): Promise<void> {
    const editor = mlirEditor(this.session);
    if (editor === undefined) {
      return;
    }
    const answer = await ask(this.session, 'passes', 'Asking for passes', (client, token) =>
      client.sendRequest(passesRequest, token),
    );
    if (answer === undefined) {
      return;
    }
    const memory = this.context.workspaceState;
    const pipeline = await pickPipeline(answer.passes, scope, memory);
    if (pipeline !== undefined) {
      await this.run(editor, scope, pipeline);
    }
  }

  private async run(editor: TextEditor, scope: Scope, pipeline: string): Promise<void> {
    const { uri, version } = editor.document;
    const result = await ask(this.session, 'runPasses', `Running ${pipeline}`, (client, token) =>
      client.sendRequest(runPassesRequest, { ...targetOf(client, editor, scope), pipeline }, token),
    );
    if (result === undefined) {
      return;
    }
    const what = [pipeline, ...(result.function === null ? [] : [result.function])].join(' on ');
    if (result.edit === null) {
      void inform(`${what} changes nothing.`);
      return;
    }
    const again = (): Promise<void> => this.run(editor, scope, pipeline);
    await this.compare(result, what, { source: uri, version, edit: result.edit, again });
  }

  private async compare(
    { text }: RunPassesResult,
    what: string,
    proposal: Proposal,
  ): Promise<void> {
    const after = this.previews.show(proposal.source, what, text);
    this.proposals.set(after.toString(), proposal);
    const title = `${basename(proposal.source.path)}: ${what}`;
    await commands.executeCommand('vscode.diff', proposal.source, after, title);
    const button = 'Apply';
    const chosen = await inform(`This is what ${what} changes.`, button);
    if (chosen === button) {
      await this.apply(after);
    }
  }

  /** Applies the proposal at an address, or the one that is shown. */
  private async apply(said: unknown): Promise<void> {
    const uri = said instanceof Uri ? said : window.activeTextEditor?.document.uri;
    const proposal = uri === undefined ? undefined : this.proposals.get(uri.toString());
    if (uri === undefined || proposal === undefined) {
      return;
    }
    const { client } = this.session;
    const source = await workspace.openTextDocument(proposal.source);
    if (client === undefined || source.version !== proposal.version) {
      const button = 'Run Again';
      const message = `${basename(source.uri.path)} has changed since the pass ran on it.`;
      if ((await warn(message, button)) === button) {
        await proposal.again();
      }
      return;
    }
    const edit = await client.protocol2CodeConverter.asWorkspaceEdit(proposal.edit);
    if (await workspace.applyEdit(edit)) {
      this.proposals.delete(uri.toString());
      await closeTab(uri);
      await window.showTextDocument(source);
    } else {
      void complain('The editor did not take the change.');
    }
  }
}

/** Closes the tab that shows a document on its right side. */
async function closeTab(uri: Uri): Promise<void> {
  const tabs = window.tabGroups.all.flatMap((group) => group.tabs);
  const shown = tabs.filter(
    ({ input }) =>
      input instanceof TabInputTextDiff && input.modified.toString() === uri.toString(),
  );
  await window.tabGroups.close(shown);
}
