import {
  type BaseLanguageClient,
  CloseAction,
  DidChangeConfigurationNotification,
  ErrorAction,
  type LanguageClientOptions,
  type Middleware,
  RevealOutputChannelOn,
  State,
  type vsdiag,
} from 'vscode-languageclient';
import { COPY_COMMAND, LANGUAGES, SECTION, sentSettings } from '../configuration';
import type { Around } from './launcher';

/** A client of one run of a server; the next run gets another. */
export function createClient<C extends BaseLanguageClient>(
  make: (options: LanguageClientOptions) => C,
  schemes: readonly string[],
  { output, quiet, closed }: Pick<Around, 'output' | 'quiet' | 'closed'>,
): C {
  const options: LanguageClientOptions = {
    documentSelector: LANGUAGES.flatMap((language) =>
      schemes.map((scheme) => ({ language, scheme })),
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
        // Code that awaits the start learns of the failure before the client drops it.
        await new Promise((wake) => setTimeout(wake));
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
  const client = make(options);
  silence(client);
  return client;
}

/** Has a client write its errors only to the output: the session informs the user, once. */
function silence(client: BaseLanguageClient): void {
  const [error, stop] = [client.error.bind(client), client.stop.bind(client)];
  client.error = (message, data) => error(message, data, false);
  // The client stops itself where a start fails, and then complains that it has not started.
  client.stop = async (timeout) => {
    if (client.state === State.Running) {
      await stop(timeout);
    }
  };
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
