/** Byte offsets of abide's answers as offsets of the page's text, whose characters are UTF-16 units. */

export class Bytes {
  /** The byte offset of each 256th unit; none if all characters are ASCII. */
  readonly #marks: number[] | undefined;
  readonly length: number;

  constructor(private readonly text: string) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
    if (/^[\x00-\x7f]*$/.test(text)) {
      this.length = text.length;
      return;
    }
    this.#marks = [0];
    let bytes = 0;
    for (let at = 0; at < text.length; at += 1) {
      bytes += width(text, at);
      if ((at + 1) % STEP === 0) {
        this.#marks.push(bytes);
      }
    }
    this.length = bytes;
  }

  /** The unit at a byte offset. */
  unit(byte: number): number {
    if (this.#marks === undefined) {
      return Math.min(byte, this.text.length);
    }
    let [low, high] = [0, this.#marks.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#marks[middle] ?? 0) <= byte) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    let bytes = this.#marks[low] ?? 0;
    let at = low * STEP;
    while (at < this.text.length && bytes < byte) {
      bytes += width(this.text, at);
      at += 1;
    }
    return at;
  }
}

const STEP = 256;

/** The bytes of a unit in UTF-8: the second half of a pair has none. */
function width(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code < 0x80) {
    return 1;
  }
  if (code < 0x800) {
    return 2;
  }
  if (code >= 0xd800 && code < 0xdc00) {
    return 4;
  }
  return code >= 0xdc00 && code < 0xe000 ? 0 : 3;
}
