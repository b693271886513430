import { added, type NewEntry } from './queue-moves.ts';
import type { Queue } from './queued-entry.ts';

/** Where the queue is kept. A change is one transaction: two tabs never write over each other. */
export interface QueueStore {
  read(): Promise<Queue>;
  change(move: (queue: Queue) => Queue): Promise<Queue>;
  /** Written down when the call returns: a page that goes away in the same moment does not take it along. */
  append(entry: NewEntry): Promise<void>;
  /** What was last seen of the boards under a name, for a page that is opened without a connection. */
  recall<T>(name: string): Promise<T | undefined>;
  remember(name: string, facts: unknown): Promise<void>;
}

/** As long as the page is open: for browsers that keep nothing, and for tests. */
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
