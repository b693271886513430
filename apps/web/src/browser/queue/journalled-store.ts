import type { EntryJournal } from './entry-journal.ts';
import { added, type NewEntry } from './queue-moves.ts';
import type { QueueStore } from './queue-store.ts';
import type { Queue } from './queued-entry.ts';

/** A store as a database is one: what it was asked for last is lost with a page that goes away before the database is through. */
export type SlowStore = Omit<QueueStore, 'append'>;

export interface JournalledStore extends QueueStore {
  /** Everything that is here, as far as it can be read, for a page that goes on without this store. */
  leave(): Promise<Queue>;
}

/**
 * A page that is reloaded or closed takes along what a slow database has not yet begun. So an entry is written into the journal before
 * the key is let go, and struck out when the database has it; whichever page looks next takes up what still stands there (D-OFF-292).
 */
export function journalledStore(store: SlowStore, journal: EntryJournal): JournalledStore {
  /** By id: another tab may have been faster with it, or the page that wrote it. */
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
      // After whatever was left by a page before this one.
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
