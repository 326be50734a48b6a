/** The colours of TableGen against its lexer: word by word, and over all files that are there. */

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { colour, grammar } from '../support/grammars';

const LEXER = '../../core/tablegen/src/lexer/token.rs';
/** Folders with `.td` files of others. */
const FOLDERS = [
  'examples',
  '/usr/lib/llvm-22/include',
  join(process.env.ABIDE_SHARED ?? '../../../shared', 'projects'),
];

/** The words of an enumeration of the lexer. */
function words(enumeration: string): string[] {
  const body = new RegExp(`^    ${enumeration} \\{(.*?)^    \\}`, 'ms').exec(
    readFileSync(LEXER, 'utf8'),
  )?.[1];
  const found = [...(body ?? '').matchAll(/"(\w+)"/g)].flatMap(([, word]) => word ?? []);
  assert.ok(found.length > 20, `${LEXER} has no ${enumeration}`);
  return found;
}

const KEYWORDS = new Set(words('Keyword'));
const BANGS = new Set(words('Bang'));
const TYPES = new Set(['bit', 'bits', 'code', 'dag', 'int', 'list', 'string']);

/** The kinds of tokens with the way in which they are written, and the scope that they must have. */
const TOKENS: readonly (readonly [kind: string, pattern: string, scope: RegExp])[] = [
  ['blank', String.raw`\s+`, /^/],
  ['line comment', String.raw`\/\/[^\n]*`, /comment\.line/],
  ['string', String.raw`"(?:[^"\\\n]|\\.)*"`, /string\.quoted\.double\.tablegen/],
  ['code', String.raw`\[\{[^]*?\}\]`, /string\.quoted\.other/],
  [
    'directive',
    String.raw`(?<=^[ \t]*)#(?:ifdef|ifndef|else|endif|define)(?=\s|$|\/[/*])`,
    /keyword\.control\.directive/,
  ],
  ['operator', '![A-Za-z]+', /support\.function\.operator/],
  ['name of an argument', String.raw`\$[A-Za-z_]\w*`, /variable\.other\.readwrite\.dag-name/],
  ['number', String.raw`0x[0-9A-Fa-f]+|0b[01]+|[-+]?\d+(?![A-Za-z_\d])`, /constant\.numeric/],
  ['word', String.raw`\w+`, /^/],
  ['other', '[^]', /^(?!.*(?:string|comment))/],
];
const TOKEN = new RegExp(TOKENS.map(([, pattern]) => `(${pattern})`).join('|'), 'gmy');

/** A token of a text, with the scope that its first and last letters must have. */
interface Token {
  readonly kind: string;
  readonly start: number;
  readonly text: string;
  readonly scope: RegExp;
}

/** Cuts a text as LLVM's lexer does. */
function* lex(text: string): Generator<Token> {
  let at = 0;
  while (at < text.length) {
    if (text.startsWith('/*', at)) {
      const end = endOfComment(text, at);
      yield { kind: 'comment', start: at, text: text.slice(at, end), scope: /comment\.block/ };
      at = end;
      continue;
    }
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    const index = match?.slice(1).findIndex((group) => group !== undefined) ?? -1;
    const [kind, , scope] = TOKENS[index] ?? [];
    assert.ok(match !== null && kind !== undefined && scope !== undefined, `stuck at ${at}`);
    yield { kind, start: at, text: match[0], scope: kind === 'word' ? scopeOf(match[0]) : scope };
    at += match[0].length;
  }
}

function endOfComment(text: string, start: number): number {
  let depth = 0;
  for (const { 0: bracket, index } of text.slice(start).matchAll(/\/\*|\*\//g)) {
    depth += bracket === '/*' ? 1 : -1;
    if (depth === 0) {
      return start + index + 2;
    }
  }
  return text.length;
}

function scopeOf(word: string): RegExp {
  if (TYPES.has(word)) {
    return /support\.type\.builtin/;
  }
  if (word === 'true' || word === 'false') {
    return /constant\.language\.boolean/;
  }
  if (KEYWORDS.has(word)) {
    return /keyword\.control\.(?!directive)/;
  }
  if (word === 'append' || word === 'prepend') {
    return /^/;
  }
  return /^(?!.*(?:keyword|constant\.numeric|support\.type|string|comment))/;
}

/** The parts of a text whose colour differs from the lexer's, and the scopes open at its end. */
function misfits(text: string, colours: ReturnType<typeof colour>): string[] {
  const found: string[] = [];
  for (const token of lex(text)) {
    const last = token.start + token.text.length - 1;
    const wrong = [token.start, last].find((place) => !token.scope.test(colours.at(place)));
    if (wrong !== undefined) {
      const line = text.slice(0, token.start).split('\n').length;
      const shown = token.text.slice(0, 40);
      found.push(`${line}: ${token.kind} '${shown}' has the scopes ${colours.at(wrong)}`);
    }
  }
  if (colours.open !== 0) {
    found.push(`${colours.open} rules are open at the end`);
  }
  return found;
}

test('each word of the lexer has its colour', async () => {
  const tablegen = await grammar('source.tablegen');
  for (const [scope, all] of [
    [/keyword\.control|support\.type\.builtin|constant\.language\.boolean/, KEYWORDS],
    [/support\.function\.operator/, [...BANGS].map((word) => `!${word}`)],
  ] as const) {
    for (const word of all) {
      assert.match(colour(tablegen, ` ${word} `).at(1), scope, word);
      assert.match(colour(tablegen, ` ${word} `).at(word.length), scope, word);
      assert.doesNotMatch(colour(tablegen, ` ${word}x `).at(1), scope, `${word}x`);
    }
  }
});

test('a wrong colour and an open rule are found', async () => {
  const tablegen = await grammar('source.tablegen');
  const colours = colour(tablegen, 'def a; /* open');
  assert.deepEqual(misfits('def a; /* open', colours), ['1 rules are open at the end']);
  const other = misfits('"string" ;     ', colours);
  assert.match(other[0] ?? '', /^1: string '"string"' has the scopes source\.tablegen keyword/);
});

test('all files of LLVM and of projects have the colours of their tokens', (context) =>
  everyFile(context, 300));

async function everyFile(context: TestContext, fewest: number): Promise<void> {
  const tablegen = await grammar('source.tablegen');
  const files = FOLDERS.flatMap(tableGenFiles);
  const failures: string[] = [];
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const wrong = misfits(text, colour(tablegen, text));
    failures.push(...wrong.slice(0, 3).map((what) => `${file}:${what}`));
  }
  context.diagnostic(`${files.length} files`);
  if (files.length < fewest) {
    context.diagnostic(`SKIPPED: without LLVM 22 and the projects there are few .td files`);
  }
  assert.deepEqual(failures, []);
}

function tableGenFiles(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return all.filter((file) => file.endsWith('.td')).map((file) => join(folder, file));
}
