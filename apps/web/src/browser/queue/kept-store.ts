import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type FallbackStore, fallbackStore } from './fallback-store.ts';
import { entryJournal, journalledStore, type Notebook, type SlowStore } from './journalled-store.ts';
import { memoryStore } from './queue-store.ts';
import type { Queue, QueuedEntry } from './queued-entry.ts';

interface Kept extends DBSchema {
  /** Keys in the order of entry. */
  queue: { key: number; value: QueuedEntry };
  seen: { key: string; value: unknown };
}

/** In the browser's own database, which outlives a reload, the tab and the browser; without one, in the page. */
export async function keptStore(): Promise<FallbackStore> {
  try {
    const store = storeOn(
      await openDB<Kept>('escala-results', 1, {
        upgrade: (database) => {
          database.createObjectStore('queue', { autoIncrement: true });
          database.createObjectStore('seen');
        },
      }),
    );
    return fallbackStore(journalledStore(store, entryJournal(notebook())));
  } catch {
    return { ...memoryStore(), isKept: () => false };
  }
}

/** Browsers set to store nothing throw on access. */
function notebook(): Notebook | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

function storeOn(database: IDBPDatabase<Kept>): SlowStore {
  return {
    read: () => database.getAll('queue'),
    change: async (move) => {
      const work = database.transaction('queue', 'readwrite', { durability: 'strict' });
      const [keys, before] = await Promise.all([work.store.getAllKeys(), work.store.getAll()]);
      const after = move(before);
      await Promise.all([...written(before, after, keys, work.store), work.done]);
      return after;
    },
    recall: async <T>(name: string) => (await database.get('seen', name)) as T | undefined,
    remember: async (name, facts) => void (await database.put('seen', facts, name)),
  };
}

interface Shelf {
  put(entry: QueuedEntry, key?: number): Promise<unknown>;
  delete(key: number): Promise<unknown>;
}

/** Writes only what a move touched; new entries go to the end. */
function written(before: Queue, after: Queue, keys: readonly number[], shelf: Shelf): Promise<unknown>[] {
  const known = new Map(before.map((entry, i) => [entry.id, keys[i]!]));
  const left = new Set(after.map(({ id }) => id));
  return [
    ...before.filter(({ id }) => !left.has(id)).map(({ id }) => shelf.delete(known.get(id)!)),
    ...after.filter((entry) => !before.includes(entry)).map((entry) => shelf.put(entry, known.get(entry.id))),
  ];
}
