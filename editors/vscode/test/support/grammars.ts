/** The grammars of the extension in the engine that VS Code has for them. */

import { readFileSync } from 'node:fs';
import { loadWASM, OnigScanner, OnigString } from 'vscode-oniguruma';
import { type IGrammar, INITIAL, parseRawGrammar, Registry } from 'vscode-textmate';

const FILES: Readonly<Record<string, string>> = {
  'source.tablegen': 'syntaxes/tablegen.tmLanguage.json',
  'source.mlir': 'syntaxes/mlir.tmLanguage.json',
  'source.cpp': 'test/cpp.tmLanguage.json',
};

export async function grammar(scope: string): Promise<IGrammar> {
  await loadWASM(readFileSync('node_modules/vscode-oniguruma/release/onig.wasm').buffer);
  const registry = new Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new OnigScanner(patterns),
      createOnigString: (text) => new OnigString(text),
    }),
    loadGrammar: async (name) => {
      const file = FILES[name];
      return file === undefined ? null : parseRawGrammar(readFileSync(file, 'utf8'), file);
    },
  });
  const found = await registry.loadGrammar(scope);
  if (found === null) {
    throw new Error(`there is no grammar ${scope}`);
  }
  return found;
}

/** The tokens of a text by a grammar. */
export interface Colours {
  /** The scopes at a place in the text, separated by blanks. */
  at(offset: number): string;
  /** The number of open rules at the end. */
  readonly open: number;
}

/** Colours a text line by line, as an editor does. */
export function colour(grammar: IGrammar, text: string): Colours {
  const starts: number[] = [];
  const scopes: string[] = [];
  let stack = INITIAL;
  let offset = 0;
  for (const line of text.split('\n')) {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, stack);
    for (const token of tokens) {
      starts.push(offset + token.startIndex);
      scopes.push(token.scopes.join(' '));
    }
    stack = ruleStack;
    offset += line.length + 1;
  }
  return {
    at: (place) => scopes[lastAtOrBefore(starts, place)] ?? '',
    open: grammar.tokenizeLine('', stack).ruleStack.depth - INITIAL.depth,
  };
}

function lastAtOrBefore(starts: readonly number[], place: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= place) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low - 1;
}
