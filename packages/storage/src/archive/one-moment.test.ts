import { federationKind, type Reading } from '@escala/office';
import { expect, it } from 'vitest';
import { freshStore } from '../testing/fresh-store.ts';
import { noteKind, performNote } from '../testing/note-act.ts';
import { foundOffice } from '../testing/sample-federation.ts';
import { sqlitePlace } from '../testing/sqlite-place.ts';
import { readOneMoment } from './one-moment.ts';

const place = sqlitePlace();

it.each<[string, number, (reading: Reading) => Promise<unknown>]>([
  ['where the record ends', 0, (reading) => reading.head()],
  ['the federation', 0, (reading) => reading.get(federationKind, 'cat')],
  ['nobody', 0, (reading) => reading.getMany(noteKind, [])],
  ['among nobody', 0, (reading) => reading.find(noteKind, { key: 'word', among: [] })],
  ['a note', 1, (reading) => reading.get(noteKind, 'a')],
  ['two questions at once', 1, (reading) => Promise.all([reading.count(noteKind), reading.list(noteKind)])],
])('asked for after the first look, %s: %i transactions (D-OFF-1040)', async (_, transactions, ask) => {
  const store = await freshStore(place);
  const { engine } = store;
  await foundOffice(store, 'cat');
  await performNote(store, 'cat', { note: 'a', version: 0, text: 'x' });
  let begun = 0;
  await readOneMoment(
    (work) =>
      engine.read((db, begin) =>
        work(db, () => {
          begun++;
          return begin();
        }),
      ),
    'cat',
    ask,
  );
  expect(begun).toBe(transactions);
});
