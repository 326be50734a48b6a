/**
 * A language server for the tests of the client. Its last argument makes it fail: `mute` answers
 * nothing, `dies` ends at once, `frail` ends when a document is opened, `old` knows the protocol alone,
 * `deaf` does not end when it should.
 */

import {
  createProtocolConnection,
  ErrorCodes,
  ResponseError,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';

/** Writes what it has heard to the log, which the test reads. */
function note(what: string, heard: unknown): void {
  process.stderr.write(`${what} ${JSON.stringify(heard)}\n`);
}

const behaviour = process.argv.at(-1) ?? '';
if (behaviour === 'dies') {
  process.exit(3);
}
const connection = createProtocolConnection(
  new StreamMessageReader(process.stdin),
  new StreamMessageWriter(process.stdout),
);

interface Params {
  readonly textDocument: { readonly uri: string; readonly text?: string };
  readonly position?: unknown;
  readonly pipeline?: string;
}

if (behaviour === 'mute') {
  // Without a handler, the answer would be an error.
  connection.onRequest('initialize', () => new Promise(() => undefined));
} else {
  const offers = {
    passes: true,
    runPasses: true,
    genericForm: true,
    explainAbi: true,
    llvmVersion: true,
    syntaxTree: true,
    dumps: true,
    bytecode: true,
  };
  connection.onRequest('initialize', (params: { initializationOptions: unknown }) => {
    note('initialize', params.initializationOptions);
    return answer(params);
  });
  const answer = (params: object) => ({
    serverInfo: { name: 'abide', version: '9.8.7' },
    capabilities: {
      textDocumentSync: 2,
      hoverProvider: true,
      experimental: behaviour === 'old' ? undefined : { abide: offers },
    },
    params,
  });
}
connection.onRequest('textDocument/hover', () => ({ contents: 'a hover' }));
connection.onNotification('textDocument/didOpen', ({ textDocument }: Params) => {
  if (behaviour === 'frail') {
    process.exit(1);
  }
  const start = { line: 0, character: 0 };
  connection.sendNotification('textDocument/publishDiagnostics', {
    uri: textDocument.uri,
    diagnostics: [{ range: { start, end: start }, message: 'wrong', code: 'mlir-x' }],
  });
});
connection.onRequest('abide/passes', () => ({
  passes: [
    { name: 'cse', description: 'Common subexpressions', anchor: null },
    { name: 'whole', description: 'The module', anchor: 'builtin.module' },
  ],
}));
connection.onRequest('abide/runPasses', ({ textDocument, position, pipeline }: Params) => {
  if (pipeline === 'broken') {
    return new ResponseError(ErrorCodes.InvalidRequest, 'no such pass\nand more');
  }
  const start = { line: 0, character: 0 };
  const edit = {
    changes: { [textDocument.uri]: [{ range: { start, end: start }, newText: '!' }] },
  };
  return {
    text: `after ${pipeline}`,
    function: position === undefined ? null : '@f',
    edit: pipeline === 'nothing' ? null : edit,
  };
});
connection.onRequest('abide/genericForm', ({ position }: Params) => ({
  text: 'generic',
  function: position === undefined ? null : '@f',
}));
connection.onRequest('abide/syntaxTree', () => ({ text: 'a tree' }));
connection.onRequest('abide/explainAbi', ({ position }: { position: { line: number } }) =>
  position.line > 0 ? null : { title: '@f<b>', markdown: 'called *so*' },
);
connection.onRequest('abide/llvmVersion', ({ textDocument }: Params) => {
  const start = { line: 0, character: 0 };
  const edit = {
    changes: { [textDocument.uri]: [{ range: { start, end: start }, newText: '// 22' }] },
  };
  const others = [{ version: 22, edit }];
  return { version: 19, toldBy: 'tensor.pack', others, dialects: ['brew'] };
});
// Each line of a log is a dump: the operation and its IR, which is one operation.
connection.onRequest('abide/dumps', ({ text }: { text: string }) => {
  const seen = new Map<string, string>();
  let start = 0;
  const dumps = text
    .split('\n')
    .filter(Boolean)
    .map((line, index) => {
      const [operation = '', ir = ''] = line.split(': ');
      const [old, end] = [seen.get(operation), start + Buffer.byteLength(line)];
      const dump = {
        pass: 'CSE',
        when: 'after',
        operation,
        line: index + 1,
        operations: 1,
        bytes: 1,
      };
      const changed = old === undefined ? null : old !== ir;
      seen.set(operation, ir);
      start = end + 1;
      const from = end - Buffer.byteLength(ir);
      return { ...dump, changed, seconds: 0.002, error: null, llvm: false, start: from, end };
    });
  return { dumps, omitted: 0 };
});
connection.onRequest('abide/dumpText', ({ text }: { text: string }) => ({ text: `  ${text}\n` }));
connection.onRequest(
  'abide/compareDumps',
  ({ before, after, position }: { before: string; after: string; position?: unknown }) => {
    const range = { start: { line: 0, character: 2 }, end: { line: 0, character: 5 } };
    const changed = before !== after;
    const change = { kind: 'changed', before: range, after: range, within: 'func.func @f' };
    const followed = position === undefined ? null : { before: range, after: range, changed };
    return { changes: changed ? [change] : [], same: 0, followed };
  },
);
connection.onRequest('mlir/convertFromBytecode', ({ uri }: { uri: string }) =>
  uri.includes('broken')
    ? new ResponseError(ErrorCodes.InvalidRequest, 'failed to parse bytecode source file: cut')
    : { output: `text of ${uri}`, version: 6, notes: ['Comments are lost.', 'So are names.'] },
);
connection.onRequest('mlir/convertToBytecode', ({ uri, text }: { uri: string; text: string }) => ({
  output: Buffer.from(`ML of ${uri}: ${text}`).toString('base64'),
}));
connection.onNotification('workspace/didChangeConfiguration', async ({ settings }) => {
  note('told', settings);
  const items = [{ section: 'abide' }, { section: 'editor' }];
  note('asked', await connection.sendRequest('workspace/configuration', { items }));
});
connection.onRequest('shutdown', () => null);
connection.onNotification('exit', () => {
  if (behaviour !== 'deaf') {
    process.exit(0);
  }
});
connection.onClose(() => {
  if (behaviour !== 'deaf') {
    process.exit(1);
  }
});
connection.listen();
if (behaviour === 'deaf') {
  setInterval(() => undefined, 1000);
}
