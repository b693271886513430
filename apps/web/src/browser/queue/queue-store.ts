import { added, type NewEntry } from './queue-moves.ts';
import type { Queue } from './queued-entry.ts';

/** Where the queue is stored. A change is one transaction: two tabs never overwrite each other. */
export interface QueueStore {
  read(): Promise<Queue>;
  change(move: (queue: Queue) => Queue): Promise<Queue>;
  /** Stored when the call returns: closing the page at that moment does not lose it. */
  append(entry: NewEntry): Promise<void>;
  /** The boards last seen, under a name, for a page opened without a connection. */
  recall<T>(name: string): Promise<T | undefined>;
  remember(name: string, facts: unknown): Promise<void>;
}

/** Lasts as long as the page is open: for browsers that store nothing, and for tests. */
export function memoryStore(known: Queue = []): QueueStore {
  let queue = known;
  const facts = new Map<string, unknown>();
  return {
    read: async () => queue,
    change: async (move) => {
      queue = move(queue);
      return queue;
    },
    append: async (entry) => {
      queue = added(queue, entry);
    },
    recall: async <T>(name: string) => facts.get(name) as T | undefined,
    remember: async (name, seen) => void facts.set(name, seen),
  };
}
