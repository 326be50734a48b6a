import { type Memento, type QuickPickItem, QuickPickItemKind, window } from 'vscode';
import type { Pass } from '../protocol';
import type { Scope } from './ask';

const LAST = 'lastPipeline';

interface Choice extends QuickPickItem {
  readonly pipeline?: string;
}

/** Lets the user pick a pass, or write a pipeline; the last one comes first. */
export async function pickPipeline(
  passes: readonly Pass[],
  scope: Scope,
  memory: Memento,
): Promise<string | undefined> {
  const last = memory.get<string>(LAST);
  // A pass over the module may change more than the function.
  const fitting = passes.filter((pass) => scope === 'file' || pass.anchor !== 'builtin.module');
  const choices: Choice[] = [
    ...(last === undefined ? [] : [{ label: last, description: 'the last one', pipeline: last }]),
    { label: 'Passes', kind: QuickPickItemKind.Separator },
    ...fitting.map(({ name, description }) => ({
      label: name,
      detail: description,
      pipeline: name,
    })),
    { label: 'Pipelines', kind: QuickPickItemKind.Separator },
    { label: '$(edit) Write a pipeline...' },
  ];
  const chosen = await window.showQuickPick(choices, {
    title: scope === 'file' ? 'Run on this file' : 'Run on this function',
    placeHolder: 'The pass to run',
    matchOnDetail: true,
  });
  if (chosen === undefined) {
    return undefined;
  }
  const pipeline = chosen.pipeline ?? (await writePipeline(last));
  if (pipeline !== undefined) {
    await memory.update(LAST, pipeline);
  }
  return pipeline;
}

async function writePipeline(last: string | undefined): Promise<string | undefined> {
  const written = await window.showInputBox({
    title: 'Run a pipeline',
    prompt: 'Passes with commas between them, or the text of -pass-pipeline',
    placeHolder: 'propagate-symbol,cse',
    value: last ?? '',
    validateInput: (text) => (text.trim() === '' ? 'Name at least one pass.' : undefined),
  });
  return written?.trim();
}
