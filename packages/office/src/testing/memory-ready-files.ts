import type { ReadyFile, ReadyFiles } from '../ports.ts';

/** Files in memory, which tests may cut, change and swap. */
export function memoryReadyFiles(): ReadyFiles & { readonly files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    open: (federation) => {
      const bytes = files.get(federation);
      const read: ReadyFile['read'] = (from, length, room = new Uint8Array()) => {
        const wanted = bytes!.subarray(from, from + length);
        if (room.length < wanted.length) return wanted.slice();
        room.set(wanted);
        return room.subarray(0, wanted.length);
      };
      return bytes && { length: bytes.length, read };
    },
    remove: (federation) => void files.delete(federation),
    write: async (federation, pieces) => {
      const all: number[] = [];
      for await (const piece of pieces) for (const byte of piece) all.push(byte);
      files.set(federation, Uint8Array.from(all));
    },
  };
}
