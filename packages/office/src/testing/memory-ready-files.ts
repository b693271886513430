import type { ReadyFiles } from '../ports.ts';

/** Files in memory, which tests may cut, change and exchange. */
export function memoryReadyFiles(): ReadyFiles & { readonly files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    open: (federation) => {
      const bytes = files.get(federation);
      return bytes && { length: bytes.length, read: (from, length) => bytes.slice(from, from + length) };
    },
    remove: (federation) => void files.delete(federation),
    write: async (federation, pieces) => {
      const all: number[] = [];
      for await (const piece of pieces) for (const byte of piece) all.push(byte);
      files.set(federation, Uint8Array.from(all));
    },
  };
}
