import { forAllAsync } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryJournal, type JournalledStore, journalledStore, type Notebook } from './journalled-store.ts';
import { performed } from './queue-moves.ts';
import { memoryStore, type QueueStore } from './queue-store.ts';
import { notebook } from './testing/notebook.ts';

const entry = (id: string) => ({
  ...{ federation: 'cat', by: 'ada', event: 'open', round: 1, board: 1, seen: 1, id },
  outcome: { result: '1-0' as const, kind: 'played' as const },
});
const idsOf = async (store: QueueStore): Promise<string[]> => (await store.read()).map(({ id }) => id);

/** A tab on a database that drops the tab's requests when it goes away. */
function tab(database: QueueStore, notes: Notebook | undefined, work: fc.Scheduler) {
  const end = { isGone: false };
  let last: Promise<unknown> = Promise.resolve();
  /** One after another, like transactions. */
  const alive = <T>(what: () => Promise<T>): Promise<T> => {
    const turn = last.then(() => work.schedule(Promise.resolve()));
    const done = turn.then(() => (end.isGone ? new Promise<T>(() => undefined) : what()));
    last = turn.then((): unknown => end.isGone || done);
    return done;
  };
  const slow = {
    ...database,
    read: () => alive(database.read),
    change: (move: never) => alive(() => database.change(move)),
  };
  const store: JournalledStore = journalledStore(slow, entryJournal(notes));
  return { store, goAway: () => (end.isGone = true) };
}

describe('a tab that goes away before the database is through', () => {
  it('leaves every entry behind, once and in order, whichever tabs are there and whenever they look', async () => {
    const step = fc.constantFrom('press', 'look', 'other tab looks', 'reload', 'wait');
    await forAllAsync({ of: [fc.array(step, { maxLength: 30 }), fc.scheduler()] }, async (steps, work) => {
      const [database, notes] = [memoryStore(), notebook()];
      const other = tab(database, notes, work);
      let here = tab(database, notes, work);
      const pressed: string[] = [];
      for (const each of steps) {
        if (each === 'press') {
          pressed.push(String(pressed.length).padStart(3, '0'));
          void here.store.append(entry(pressed.at(-1)!));
        } else if (each === 'look') void here.store.read();
        else if (each === 'other tab looks') void other.store.read();
        else if (each === 'wait') await work.waitIdle();
        else {
          here.goAway();
          here = tab(database, notes, work);
        }
      }
      const found = idsOf(here.store);
      await work.waitIdle();
      expect(await found).toEqual(pressed);
      expect(notes.length).toBe(0);
    });
  });

  it('without a notebook, or with one that is full, the database alone has what reached it', async () => {
    const full = {
      ...notebook(),
      setItem: () => {
        throw new DOMException('no room', 'QuotaExceededError');
      },
    };
    for (const notes of [undefined, full]) {
      const store = journalledStore(memoryStore(), entryJournal(notes));
      await store.append(entry('a'));
      expect(await idsOf(store)).toEqual(['a']);
    }
  });

  it('an unreadable note stands in nobody’s way', async () => {
    const notes = notebook();
    notes.setItem('escala.entry.0', '{"id":');
    notes.setItem('escala.entry.1', JSON.stringify(entry('1')));
    notes.setItem('escala.device.cat', 'something else');
    expect(await idsOf(journalledStore(memoryStore(), entryJournal(notes)))).toEqual(['1']);
  });

  it('what another tab took up and sent meanwhile is not sent again', async () => {
    const [database, notes] = [memoryStore(), notebook()];
    entryJournal(notes).write(entry('a'));
    const other = journalledStore(database, entryJournal(notes));
    await other.read();
    await other.change((queue) => performed(queue, 'a', 2, Date.now()));
    const here = journalledStore(database, entryJournal(notes));
    await here.append(entry('a'));
    expect((await here.read()).map(({ id, state }) => [id, state])).toEqual([['a', 'done']]);
  });
});
