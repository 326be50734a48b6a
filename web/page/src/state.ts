/** The state of the page in its address: after `#`, so that no server sees it. */

import type { File } from './examples';

export interface State {
  files: File[];
  /** The number of the file that is shown. */
  shown: number;
  panel: string;
  cursor: number;
  /** The state of the panels. */
  memory: Record<string, string>;
}

/** Longer texts are not put into the address, in characters. */
export const LONGEST = 60_000;

/** An address that unpacks to more is refused. */
const MOST_UNPACKED = 4 << 20;

export async function pack(state: State): Promise<string | undefined> {
  const text = JSON.stringify(state);
  if (text.length > LONGEST) {
    return undefined;
  }
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let binary = '';
  for (const byte of bytes) {
    binary += String.fromCharCode(byte);
  }
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

export async function unpack(hash: string): Promise<State | undefined> {
  try {
    const binary = atob(hash.replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const reader = stream.getReader();
    const decoder = new TextDecoder();
    let text = '';
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      text += decoder.decode(read.value, { stream: true });
      if (text.length > MOST_UNPACKED) {
        return undefined;
      }
    }
    return valid(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Accepts only the fields that a state has, of the right kinds. */
function valid(read: unknown): State | undefined {
  const { files, shown, panel, cursor, memory } = (read ?? {}) as Partial<State>;
  const isFile = (one: unknown): one is File =>
    typeof (one as File)?.name === 'string' && typeof (one as File)?.text === 'string';
  if (!Array.isArray(files) || files.length === 0 || !files.every(isFile)) {
    return undefined;
  }
  const kept = Object.entries(memory ?? {}).filter(([, value]) => typeof value === 'string');
  return {
    files: files.map(({ name, text, about }) => ({
      name: safeName(name),
      text,
      ...(typeof about === 'string' ? { about } : {}),
    })),
    shown: Number.isInteger(shown) ? Math.min(Math.max(shown ?? 0, 0), files.length - 1) : 0,
    panel: typeof panel === 'string' ? panel : 'problems',
    cursor: Number.isInteger(cursor) ? Math.max(cursor ?? 0, 0) : 0,
    memory: Object.fromEntries(kept),
  };
}

/** The name of a file: the last part of a path, without characters that an address must escape. */
export function safeName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return last.replace(/[^\w.+-]/g, '_').slice(0, 60) || 'file.mlir';
}
