import type { JournalledStore } from './journalled-store.ts';
import { added } from './queue-moves.ts';
import { memoryStore, type QueueStore } from './queue-store.ts';

/** A store that continues when the browser can store no more. */
export interface FallbackStore extends QueueStore {
  /** Whether new entries outlive the page. */
  isKept(): boolean;
}

/**
 * A full disk, or a browser that withdraws its database, must not swallow an entry. From the first failed write on the
 * queue lives in the page, with everything stored so far in its order; performed entries are removed from the database
 * as well, as far as possible. Anything left there is sent once more under its id, which does nothing.
 */
export function fallbackStore(kept: JournalledStore): FallbackStore {
  let fallen: Promise<QueueStore> | undefined;
  const inMemory = (): Promise<QueueStore> => {
    fallen ??= kept.leave().then(memoryStore);
    return fallen;
  };
  const tried = async <T>(work: (store: QueueStore) => Promise<T>): Promise<T> => {
    if (fallen === undefined)
      try {
        return await work(kept);
      } catch {
        // The page continues with its own memory.
      }
    return work(await inMemory());
  };
  return {
    isKept: () => fallen === undefined,
    read: () => tried((store) => store.read()),
    change: (move) => {
      if (fallen !== undefined) void kept.change(move).catch(() => undefined);
      return tried((store) => store.change(move));
    },
    append: async (entry) => {
      await tried((store) => store.append(entry));
      // The database took this one although another failed.
      const memory = await fallen;
      await memory?.change((queue) => added(queue, entry));
    },
    recall: (name) => kept.recall<never>(name).catch(() => undefined),
    // Only for the next time; the page can do without.
    remember: (name, facts) => kept.remember(name, facts).catch(() => undefined),
  };
}
