import type { JournalledStore } from './journalled-store.ts';
import { added } from './queue-moves.ts';
import { memoryStore, type QueueStore } from './queue-store.ts';

/** A store that goes on when the browser can keep no more. */
export interface SturdyStore extends QueueStore {
  /** Whether what is entered now outlives the page. */
  isKept(): boolean;
}

/**
 * A full disk or a browser that withdraws its database must not swallow an entry. From the first write that fails the queue lives in
 * the page, with everything that was kept so far in it and in its order; what is performed is taken out of the database as well,
 * as far as that works. What stays there by mistake is sent once more under its id, which does nothing.
 */
export function sturdyStore(kept: JournalledStore): SturdyStore {
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
        // The page goes on with its own memory.
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
      // The database took this one while another failed.
      const memory = await fallen;
      await memory?.change((queue) => added(queue, entry));
    },
    recall: (name) => kept.recall<never>(name).catch(() => undefined),
    // Only for the next time; the page does without.
    remember: (name, facts) => kept.remember(name, facts).catch(() => undefined),
  };
}
