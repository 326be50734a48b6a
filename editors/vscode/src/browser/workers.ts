import { Uri, workspace } from 'vscode';
import {
  BaseLanguageClient,
  BrowserMessageReader,
  BrowserMessageWriter,
  type LanguageClientOptions,
  type MessageTransports,
} from 'vscode-languageclient/browser';
import { SCHEMES, SECTION, type ServerSettings } from '../configuration';
import { createClient } from '../server/client';
import type { Around, FoundServer, Launcher, Run } from '../server/launcher';
import { Addresses } from './addresses';
import type { Beginning } from './beginning';
import { tableGenFiles } from './tableGenFiles';

/** The folder of the worker and of the module within the extension. */
const FOLDER = 'out/browser';
const MODULE = 'abide.wasm';

/** Runs the server as WebAssembly in a worker. */
export class Workers implements Launcher {
  constructor(private readonly extension: Uri) {}

  /** Folders of a workspace in a browser have their own schemes. */
  schemes(): readonly string[] {
    const folders = (workspace.workspaceFolders ?? []).map((folder) => folder.uri.scheme);
    return [...new Set([...SCHEMES, ...folders])];
  }

  async find(): Promise<FoundServer> {
    return { kind: 'found', path: MODULE, origin: 'bundled' };
  }

  launch(_server: FoundServer, _settings: ServerSettings, around: Around): Run {
    const addresses = new Addresses();
    let worker: Worker | undefined;
    const start = async (): Promise<Worker> => {
      worker = await this.start(addresses, around);
      return worker;
    };
    const uriConverters = {
      code2Protocol: (uri: Uri) => addresses.of(uri),
      protocol2Code: (told: string) => addresses.back(told),
    };
    const client = createClient(
      (options) => new WorkerClient(start, { ...options, uriConverters }),
      this.schemes(),
      around,
    );
    // The module knows these files as they were stored when it started.
    const saved = workspace.onDidSaveTextDocument(({ languageId }) => {
      if (languageId === 'tablegen') {
        around.changed();
      }
    });
    const kill = (): void => worker?.terminate();
    return {
      client,
      kill,
      ended: async () => {
        saved.dispose();
        kill();
      },
    };
  }

  private async start(addresses: Addresses, { output, closed }: Around): Promise<Worker> {
    const [script, module, files] = await Promise.all([
      this.read('server.js'),
      this.read(MODULE),
      tableGenFiles(addresses, output),
    ]);
    // A worker may not be loadable from the address of an extension file.
    const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    const worker = new Worker(address, { name: SECTION });
    worker.postMessage({ module, files } satisfies Beginning);
    // The editor loads the script later, from its own worker.
    await firstMessage(worker).finally(() => URL.revokeObjectURL(address));
    worker.addEventListener('error', ({ message }) => {
      output.appendLine(`abide: the worker stopped: ${message}`);
      worker.terminate();
      closed();
    });
    return worker;
  }

  private async read(name: string): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await workspace.fs.readFile(Uri.joinPath(this.extension, FOLDER, name)));
  }
}

/** Waits until the worker has its module; rejects if it ends before. */
function firstMessage(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', () => resolve(), { once: true });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
  });
}

class WorkerClient extends BaseLanguageClient {
  constructor(
    private readonly startWorker: () => Promise<Worker>,
    options: LanguageClientOptions,
  ) {
    super(SECTION, SECTION, options);
  }

  protected override async createMessageTransports(): Promise<MessageTransports> {
    const worker = await this.startWorker();
    return { reader: new BrowserMessageReader(worker), writer: new BrowserMessageWriter(worker) };
  }
}
