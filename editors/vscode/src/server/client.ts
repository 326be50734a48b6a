import type { ChildProcess } from 'node:child_process';
import type { OutputChannel } from 'vscode';
import {
  CloseAction,
  DidChangeConfigurationNotification,
  ErrorAction,
  LanguageClient,
  type LanguageClientOptions,
  type Middleware,
  RevealOutputChannelOn,
  State,
  type vsdiag,
} from 'vscode-languageclient/node';
import { BYTECODE, BYTECODE_OF_OTHER, COPY_COMMAND, SECTION, sentSettings } from '../configuration';

/** The languages that the server reads. */
export const LANGUAGES = ['mlir', 'abide-signature', 'abide-reflection', 'tablegen'];

/** The schemes of documents that it is told of. */
export const SCHEMES = ['file', 'untitled', BYTECODE, BYTECODE_OF_OTHER];

export interface ClientChoices {
  /** Whether diagnostics and hovers are left to another extension. */
  readonly quiet: boolean;
  /** Called where the connection ends without being told to. */
  readonly closed: () => void;
}

/** A client of one run of a server; the next run gets another. */
export function createClient(
  start: () => Promise<ChildProcess>,
  output: OutputChannel,
  { quiet, closed }: ClientChoices,
): LanguageClient {
  const options: LanguageClientOptions = {
    documentSelector: LANGUAGES.flatMap((language) =>
      SCHEMES.map((scheme) => ({ language, scheme })),
    ),
    outputChannel: output,
    revealOutputChannelOn: RevealOutputChannelOn.Never,
    diagnosticCollectionName: SECTION,
    initializationOptions: {
      [SECTION]: {
        ...sentSettings(),
        copyCommand: COPY_COMMAND,
        showReferences: true,
        actionCommands: true,
      },
    },
    synchronize: { configurationSection: SECTION },
    markdown: { supportHtml: false },
    // The session decides what happens next, and tells the user.
    initializationFailedHandler: () => false,
    errorHandler: {
      error: () => ({ action: ErrorAction.Continue }),
      closed: async () => {
        closed();
        // What waits for the start hears of its failure before the client forgets it.
        await new Promise(setImmediate);
        return { action: CloseAction.DoNotRestart, handled: true };
      },
    },
    middleware: {
      ...(quiet ? QUIET : {}),
      workspace: {
        // Without these, the client sends the whole section.
        didChangeConfiguration: () =>
          client.sendNotification(DidChangeConfigurationNotification.type, {
            settings: { [SECTION]: sentSettings() },
          }),
        configuration: ({ items }) =>
          items.map(({ section }) => (section === SECTION ? sentSettings() : null)),
      },
    },
  };
  const client = new SilentClient(SECTION, SECTION, start, options);
  return client;
}

/** A client that writes its errors to the output alone: the session tells the user, once. */
class SilentClient extends LanguageClient {
  override error(message: string, data?: unknown): void {
    super.error(message, data, false);
  }

  /** The client stops itself where a start fails, and then complains that it has not started. */
  override async stop(timeout?: number): Promise<void> {
    if (this.state === State.Running) {
      await super.stop(timeout);
    }
  }
}

/** Leaves diagnostics and hovers to another extension. */
const QUIET: Middleware = {
  provideHover: () => null,
  handleDiagnostics: (uri, _diagnostics, next) => next(uri, []),
  provideDiagnostics: () => ({
    kind: 'full' as vsdiag.DocumentDiagnosticReportKind.full,
    items: [],
  }),
};
