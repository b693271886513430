import type { Notebook } from '../journalled-store.ts';

/** Shared by the pages of one browser. */
export function notebook(): Notebook {
  const lines = new Map<string, string>();
  return {
    get length() {
      return lines.size;
    },
    key: (i) => [...lines.keys()][i] ?? null,
    getItem: (key) => lines.get(key) ?? null,
    setItem: (key, text) => void lines.set(key, text),
    removeItem: (key) => void lines.delete(key),
  };
}
