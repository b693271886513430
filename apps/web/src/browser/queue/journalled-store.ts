import type { EntryJournal } from './entry-journal.ts';
import { added, type NewEntry } from './queue-moves.ts';
import type { QueueStore } from './queue-store.ts';
import type { Queue } from './queued-entry.ts';

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
