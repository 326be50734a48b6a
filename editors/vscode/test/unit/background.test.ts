import assert from 'node:assert/strict';
import test from 'node:test';
import { Background, type Message } from '../../src/browser/background';

const URI = 'file:///work/folder%20a/ops.td';
const files = [{ uri: URI, text: 'def A : Dialect;' }];

function about(method: string, uri = URI): Message {
  return { jsonrpc: '2.0', method, params: { textDocument: { uri } } };
}

function methods(messages: readonly Message[]): (string | undefined)[] {
  return messages.map(({ method }) => method);
}

test('files of the workspace are open at the server once it is ready', () => {
  const background = new Background(files);
  const sent = background.around({ jsonrpc: '2.0', method: 'initialized' });
  assert.deepEqual(methods(sent), ['initialized', 'textDocument/didOpen']);
  assert.deepEqual(background.descriptions(), [
    { path: '/work/folder a/ops.td', text: 'def A : Dialect;', describes: true },
  ]);
});

test('a file that the editor opens is opened once, and open again after it is closed', () => {
  const background = new Background(files);
  assert.deepEqual(methods(background.around(about('textDocument/didOpen'))), [
    'textDocument/didClose',
    'textDocument/didOpen',
  ]);
  assert.deepEqual(methods(background.around(about('textDocument/didClose'))), [
    'textDocument/didClose',
    'textDocument/didOpen',
  ]);
});

test('other files are opened and closed as the editor does it', () => {
  const background = new Background(files);
  for (const method of ['textDocument/didOpen', 'textDocument/didClose']) {
    const message = about(method, 'file:///work/a.mlir');
    assert.deepEqual(background.around(message), [message]);
  }
});

test('diagnostics are shown of files that the editor has opened', () => {
  const background = new Background(files);
  const found: Message = {
    jsonrpc: '2.0',
    method: 'textDocument/publishDiagnostics',
    params: { uri: URI },
  };
  assert.equal(background.hides(found), true);
  background.around(about('textDocument/didOpen'));
  assert.equal(background.hides(found), false);
});
