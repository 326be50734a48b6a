/** The value of a string attribute in the text of a function, without its escapes. */
export function attribute(text: string, name: string): string | undefined {
  const quoted = name.replace(/[.]/g, '\\.');
  const found = new RegExp(`\\b"?${quoted}"?\\s*=\\s*"((?:[^"\\\\]|\\\\.)*)"`).exec(text)?.[1];
  return found?.replace(/\\([0-9A-Fa-f]{2}|.)/g, (whole, code: string) => {
    if (code.length === 2) {
      return String.fromCharCode(Number.parseInt(code, 16));
    }
    return { n: '\n', t: '\t' }[code] ?? (code === '"' || code === '\\' ? code : whole);
  });
}
