import { workspace } from 'vscode';

/** The section of all settings. */
export const SECTION = 'abide';

/** The command that puts its argument into the clipboard; the server's lenses call it. */
export const COPY_COMMAND = `${SECTION}.copy`;

/** The command that shows places in a document; the server's lenses call it. */
export const REFERENCES_COMMAND = `${SECTION}.showReferences`;

/** The command that explains a code of diagnostics; the server's code actions call it. */
export const EXPLAIN_COMMAND = `${SECTION}.explainCode`;

/** The scheme of files of bytecode that are shown as text: the path is that of the file. */
export const BYTECODE = 'abide-bytecode';

/** The scheme under which LLVM's extension shows them. */
export const BYTECODE_OF_OTHER = 'mlir.bytecode-mlir';

/** The languages that the server reads. */
export const LANGUAGES = ['mlir', 'abide-signature', 'abide-reflection', 'tablegen'];

/** The schemes of documents that are sent to a server with a disk. */
export const SCHEMES = ['file', 'untitled', BYTECODE, BYTECODE_OF_OTHER];

/** The settings that a server is started with; a change of one needs a restart. */
export const SERVER_SETTINGS = ['enable', 'server', 'besideOtherExtension', 'cacheFolder'].map(
  (name) => `${SECTION}.${name}`,
);

/**
 * The settings that go to the server. Each is declared in package.json; any other setting of the section may come from
 * an untrusted folder.
 */
const SENT = [
  'cacheFolder',
  'codeLenses',
  'diagnosticsPage',
  'inlayHints',
  'maxDiagnostics',
  'snippets',
  'unused',
  'verify',
  'workspaceIndex',
];

/** The current values of the settings that go to the server. */
export function sentSettings(): Record<string, unknown> {
  const settings = workspace.getConfiguration(SECTION);
  const sent = SENT.map((name) => [name, settings.get<unknown>(name)] as const);
  return Object.fromEntries(sent.filter(([, value]) => value !== undefined));
}

/** The behaviour if LLVM's extension is also active. */
export type BesideOther = 'ask' | 'both' | 'quiet';

export interface ServerSettings {
  readonly enable: boolean;
  readonly path: string;
  readonly arguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly log: string;
  readonly restartOnChange: boolean;
  readonly besideOther: BesideOther;
}

/** The current settings. */
export function serverSettings(): ServerSettings {
  const settings = workspace.getConfiguration(SECTION);
  return {
    enable: settings.get('enable', true),
    path: settings.get('server.path', ''),
    arguments: settings.get<string[]>('server.arguments', []),
    environment: settings.get<Record<string, string>>('server.environment', {}),
    log: settings.get('server.log', 'warn'),
    restartOnChange: settings.get('server.restartOnChange', true),
    besideOther: settings.get<BesideOther>('besideOtherExtension', 'ask'),
  };
}
