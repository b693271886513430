import type { NewEntry } from './queue-moves.ts';

/** Where a browser can store something synchronously; `localStorage` is one. */
export type Notebook = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** Entries that may not have reached the database yet. */
export interface EntryJournal {
  write(entry: NewEntry): void;
  /** Entries written and not struck out, by this page or by one that is gone, in the order of entry. */
  standing(): NewEntry[];
  strike(entries: readonly Pick<NewEntry, 'id'>[]): void;
}

const PREFIX = 'escala.entry.';

/** If there is no notebook, or it is full or forbidden, nothing is written: the database has to suffice. */
export function entryJournal(notebook: Notebook | undefined): EntryJournal {
  return {
    write: (entry) => void tried(() => notebook?.setItem(`${PREFIX}${entry.id}`, JSON.stringify(entry))),
    // Ids of acts begin with the time.
    standing: () =>
      (tried(() => keysOf(notebook)) ?? []).sort().flatMap((key) => tried(() => entryAt(notebook, key)) ?? []),
    strike: (entries) => {
      for (const { id } of entries) tried(() => notebook?.removeItem(`${PREFIX}${id}`));
    },
  };
}

function keysOf(notebook: Notebook | undefined): string[] {
  const keys = Array.from({ length: notebook?.length ?? 0 }, (_, i) => notebook?.key(i) ?? '');
  return keys.filter((key) => key.startsWith(PREFIX));
}

/** Unreadable entries are ignored. */
function entryAt(notebook: Notebook | undefined, key: string): NewEntry | undefined {
  const text = notebook?.getItem(key);
  return text ? (JSON.parse(text) as NewEntry) : undefined;
}

function tried<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
