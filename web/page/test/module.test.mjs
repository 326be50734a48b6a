// The module gives the answers of the native program, for the corpus and all regressions.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { start } from './module.mjs';

const repository = join(import.meta.dirname, '../../..');
const corpus = join(repository, 'corpus');

function files(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort();
}

/** The requests about a file, as lines. */
function requests(path) {
  const bytes = readFileSync(path);
  const source = bytes.toString();
  if (!Buffer.from(source).equals(bytes)) {
    // Bytecode, compiled modules, and texts with bytes that are not UTF-8, which the page shows as text, too.
    return [
      { op: 'decode', hex: bytes.toString('hex') },
      { op: 'mlir.check', source },
    ];
  }
  if (path.includes('/reflection/')) {
    return [{ op: 'reflection.explain', abi: source }];
  }
  if (path.includes('/sip/')) {
    return [{ op: 'sip.explain', signature: source }];
  }
  if (path.endsWith('.td') || path.includes('parse_tablegen')) {
    const files = [{ path: '/work/a.td', text: source, describes: true }];
    return [
      { op: 'fmt', kind: 'td', source },
      { op: 'dialects', files },
      { op: 'dialects', files: [] },
    ];
  }
  return [
    { op: 'mlir.check', source },
    { op: 'mlir.opt', source, flags: ['-canonicalize', '-cse', '-mlir-print-op-generic'] },
    { op: 'fmt', source },
    { op: 'abi.calls', source },
    { op: 'functions', source },
    { op: 'shape.explain', source },
    { op: 'graph', source },
    { op: 'graph', source, format: 'dot' },
  ];
}

/** Asks the native program line by line. */
function native() {
  const path = process.env.ABIDE_ANSWERS;
  assert.ok(path, 'ABIDE_ANSWERS names the native program');
  const child = spawn(path, [], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async ask(line) {
      child.stdin.write(`${line}\n`);
      return (await lines.next()).value;
    },
    end: () => child.stdin.end(),
  };
}

test('the corpus and all regressions have the same answers', async () => {
  const program = native();
  let module = start();
  let [count, trapped] = [0, 0];
  for (const path of files(corpus)) {
    for (const request of requests(path)) {
      const line = JSON.stringify(request);
      const expected = await program.ask(line);
      let answer;
      try {
        answer = module.raw(line);
      } catch (error) {
        // The stack of a JavaScript engine is smaller: the page starts the module again.
        assert.ok(error instanceof RangeError, `${path}: ${request.op}: ${error}`);
        module = start();
        trapped += 1;
        continue;
      }
      // Only the module has a language server, which starts again with other dialects.
      const answered = answer.replace(',"restarted":true', '').replace('"restarted":true,', '');
      assert.equal(answered, expected, `${path}: ${request.op}`);
      count += 1;
    }
  }
  program.end();
  console.log(`${count} answers are equal, ${trapped} requests nest too deeply for the stack`);
  assert.ok(count > 1000, `${count} requests`);
  assert.equal(trapped, 0);
});

function opened(server, uri, text, languageId = 'mlir') {
  const textDocument = { uri, languageId, version: 1, text };
  return server.message({
    jsonrpc: '2.0',
    method: 'textDocument/didOpen',
    params: { textDocument },
  });
}

function greet(server) {
  const initialize = { processId: null, rootUri: null, capabilities: {} };
  const [answer] = server.message({
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: initialize,
  });
  server.message({ jsonrpc: '2.0', method: 'initialized', params: {} });
  return answer;
}

const found = (messages) =>
  messages.filter((one) => one.method === 'textDocument/publishDiagnostics').at(-1)?.params;

test('the language server answers over messages', () => {
  const server = start();
  assert.ok(greet(server).result.capabilities.hoverProvider);
  const uri = 'file:///work/a.mlir';
  const text =
    'func.func @f(%a: i32) -> i32 {\n  %b = arith.addi %a, %c : i32\n  return %b : i32\n}\n';
  const first = found(opened(server, uri, text));
  assert.equal(first.diagnostics.length, 1);
  assert.match(first.diagnostics[0].message, /%c/);
  const change = {
    range: { start: { line: 1, character: 22 }, end: { line: 1, character: 24 } },
    text: '%a',
  };
  const second = server.message({
    jsonrpc: '2.0',
    method: 'textDocument/didChange',
    params: { textDocument: { uri, version: 2 }, contentChanges: [change] },
  });
  assert.deepEqual(found(second), { uri, version: 2, diagnostics: [] });
  const hover = server.message({
    jsonrpc: '2.0',
    id: 'h',
    method: 'textDocument/hover',
    params: { textDocument: { uri }, position: { line: 1, character: 3 } },
  });
  assert.equal(hover[0].id, 'h');
  assert.match(JSON.stringify(hover[0].result), /i32/);
  const broken = server.message('{"jsonrpc":"2.0","id":7,"method":');
  assert.equal(broken[0].error.code, -32700);
});

test('an edit keeps a long answer and long texts whole', () => {
  const server = start();
  greet(server);
  const uri = 'file:///work/long.mlir';
  const lines = Array.from({ length: 3000 }, (_, n) => `  %v${n} = arith.addi %a, %a : i32\n`).join(
    '',
  );
  opened(server, uri, `func.func @f(%a: i32) {\n${lines}  return\n}\n`);
  const [tokens] = server.message({
    jsonrpc: '2.0',
    id: 2,
    method: 'textDocument/semanticTokens/full',
    params: { textDocument: { uri } },
  });
  assert.ok(tokens.result.data.length > 3000 * 5);
});

test('dialects come from texts', () => {
  const server = start();
  const read = (name) => readFileSync(join(corpus, 'projects/twice', name), 'utf8');
  const names = ['twice.td', 'ods.td'];
  const files = names.map((name) => ({
    path: `/work/${name}`,
    text: read(name),
    describes: name === 'twice.td',
  }));
  const answer = server.request({ op: 'dialects', files });
  assert.deepEqual(answer.dialects, ['twice']);
  assert.deepEqual(answer.problems, []);
  assert.equal(answer.restarted, true);
  const wrong = { op: 'mlir.check', source: read('wrong.mlir') };
  assert.ok(server.request(wrong).diagnostics.length > 0);
  assert.deepEqual(start().request(wrong).diagnostics, [], 'without the files it is unknown');
  greet(server);
  for (const { path, text } of files) {
    opened(server, `file://${path}`, text, 'tablegen');
  }
  const shown = found(opened(server, 'file:///work/wrong.mlir', read('wrong.mlir')));
  assert.ok(shown.diagnostics.length > 0, 'the language server knows them, too');
  const [defined] = server.message({
    jsonrpc: '2.0',
    id: 2,
    method: 'textDocument/definition',
    params: {
      textDocument: { uri: 'file:///work/wrong.mlir' },
      position: { line: 1, character: 10 },
    },
  });
  assert.equal(defined.result?.uri, 'file:///work/twice.td');
  assert.equal(server.request({ op: 'dialects', files }).restarted, undefined);
});

test('hostile requests have an answer', () => {
  const module = start();
  const deep = '('.repeat(100_000);
  const nested = `${'"a.b"() ({\n'.repeat(100_000)}`;
  for (const request of [
    '',
    '[',
    '{}',
    '{"op":1}',
    '{"op":"fmt"}',
    '[]',
    JSON.stringify({ op: 'x' }),
  ]) {
    assert.ok(module.raw(request).startsWith('{'), request);
  }
  for (const source of [deep, nested, '\u0000'.repeat(1000), `"${'x'.repeat(10 << 20)}`]) {
    for (const op of ['mlir.check', 'functions', 'shape.explain', 'graph', 'fmt']) {
      assert.ok(module.request({ op, source }) !== undefined, op);
    }
  }
  assert.ok(module.request({ op: 'reflection.explain', abi: '['.repeat(100_000) }) !== undefined);
  assert.ok(
    module.request({ op: 'sip.explain', signature: 'I9!S5!'.repeat(10_000) }) !== undefined,
  );
});
