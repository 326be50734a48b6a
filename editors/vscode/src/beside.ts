import { type ExtensionContext, extensions, workspace } from 'vscode';
import { SECTION, serverSettings } from './configuration';
import { inform, warn } from './messages';

/** LLVM's own extension for MLIR. */
const OTHER = 'llvm-vs-code-extensions.vscode-mlir';

/** Whether LLVM's extension is here and may start its server for MLIR. */
function otherAnswers(): boolean {
  return (
    extensions.getExtension(OTHER) !== undefined &&
    workspace.getConfiguration('mlir').get('enable', true)
  );
}

/** Whether diagnostics and hovers are left to LLVM's extension. */
export function isQuiet(): boolean {
  return serverSettings().besideOther === 'quiet' && otherAnswers();
}

/** Asks once for the behaviour if LLVM's extension is also installed. */
export async function askAboutOther(context: ExtensionContext): Promise<void> {
  const asked = 'askedAboutOtherExtension';
  if (
    !otherAnswers() ||
    serverSettings().besideOther !== 'ask' ||
    context.globalState.get(asked, false)
  ) {
    return;
  }
  const both = 'Keep Both';
  const quiet = 'Leave Them to It';
  const alone = 'Turn Its Server Off';
  const chosen = await inform(
    "LLVM's MLIR extension is active, too: where its server runs, diagnostics and hovers stand there twice.",
    alone,
    quiet,
    both,
  );
  const settings = workspace.getConfiguration();
  switch (chosen) {
    case alone:
      await turnOtherOff();
      break;
    case quiet:
      await settings.update(`${SECTION}.besideOtherExtension`, 'quiet', true);
      break;
    case both:
      await settings.update(`${SECTION}.besideOtherExtension`, 'both', true);
      break;
    default:
      // Closed without an answer: not again.
      await context.globalState.update(asked, true);
  }
}

/** Old versions of LLVM's extension have no such setting; only its user can turn those off. */
async function turnOtherOff(): Promise<void> {
  try {
    await workspace.getConfiguration('mlir').update('enable', false, true);
  } catch {
    await warn(
      `This version of ${OTHER} cannot be told to run without its server. Empty the setting mlir.server_path, or disable the extension.`,
    );
  }
}
