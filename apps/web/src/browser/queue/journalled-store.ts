import { added, type NewEntry } from './queue-moves.ts';
import type { QueueStore } from './queue-store.ts';
import type { Queue } from './queued-entry.ts';

/** Where a browser can store something synchronously; `localStorage` is one. */
export type Notebook = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** Entries that may not have reached the database yet. */
interface EntryJournal {
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

/** A store as slow as a database: the last requests are lost when their page goes away before they are done. */
export type SlowStore = Omit<QueueStore, 'append'>;

export interface JournalledStore extends QueueStore {
  /** Everything readable here, for a page that continues without this store. */
  leave(): Promise<Queue>;
}

/**
 * A page that is reloaded or closed loses what a slow database has not begun. So
 * an entry is written to the journal synchronously, and struck out once the
 * database has it; the next page to look takes up what is left there (D-OFF-292).
 */
export function journalledStore(store: SlowStore, journal: EntryJournal): JournalledStore {
  /** By id: another tab, or the page that wrote it, may have been faster. */
  const takeUp = async (entries: readonly NewEntry[]): Promise<void> => {
    if (entries.length === 0) return;
    await store.change((queue) => entries.reduce(added, queue));
    journal.strike(entries);
  };
  return {
    ...store,
    read: async () => {
      await takeUp(journal.standing());
      return store.read();
    },
    append: (entry) => {
      journal.write(entry);
      // After anything left by an earlier page.
      return takeUp([...journal.standing().filter(({ id }) => id !== entry.id), entry]);
    },
    leave: async () => {
      const kept = await store.read().catch((): Queue => []);
      const standing = journal.standing();
      journal.strike(standing);
      return standing.reduce(added, kept);
    },
  };
}
