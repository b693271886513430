import { beforeEach, describe, expect, it } from 'vitest';
import { keepApart, reconsiderApart } from '../../registry/merging/keep-apart.ts';
import { importEvents } from '../events/import-events.ts';
import type { ImportedEvent } from '../events/imported-event.ts';
import type { Import } from '../import.ts';
import { importList } from '../lists/import-list.ts';
import { FILE, type ImportOffice, importOffice } from '../testing/import-office.ts';
import { importPlayers } from './import-players.ts';
import { readPlayers } from './read-players.ts';

let office: ImportOffice;

/** Two players with one name: the birth of the first is known, that of the second is not. */
async function open(subject: Import['subject']): Promise<void> {
  office = await importOffice(subject);
  await office.register({ name: 'Puig, Anna', birthDate: '1990-05-01' });
  await office.register({ name: 'Anna Puig', evenIfSimilar: ['1'] });
}

const apart = () => office.perform(keepApart, { one: '1', version: 1, other: '2', otherVersion: 1 });

describe('[D-OFF-222] a row with a name that two persons have', () => {
  beforeEach(() => open('players'));

  const take = async (
    batch: number,
    row: { name?: string; birthDate?: string; birthYear?: number; id?: string; fideId?: string },
  ) =>
    (await office.perform(importPlayers, { ...office.batch(batch), rows: [{ line: 2, name: 'Puig, Anna', ...row }] }))
      .outcome;

  it('is left out while the two may be one, and then is that of whose birth agrees', async () => {
    expect(await take(0, { birthDate: '1990-05-01' })).toMatchObject({ leftOut: 1, doubts: 1 });
    await apart();
    expect(await take(1, { birthDate: '1990-05-01' })).toMatchObject({ known: 1, doubts: 0 });
    expect(await take(2, { birthYear: 1990 })).toMatchObject({ known: 1, doubts: 0 });
    await office.perform(reconsiderApart, { one: '2', other: '1', version: 1 });
    expect(await take(3, { birthDate: '1990-05-01' })).toMatchObject({ leftOut: 1, doubts: 1 });
  });

  it('may still be either where no birth tells', async () => {
    await apart();
    expect(await take(0, {})).toMatchObject({ leftOut: 1, doubts: 1 });
    expect(await take(1, { birthYear: 1989 })).toMatchObject({ leftOut: 1 });
    expect(await take(2, { birthYear: 1990 })).toMatchObject({ leftOut: 0 });
    expect(await take(3, { birthYear: 1991 })).toMatchObject({ leftOut: 1 });
  });

  it('may still be a third of the name, of whom nothing was said', async () => {
    await apart();
    await office.register({ name: 'Puig, Anna', evenIfSimilar: ['1', '2'] });
    expect(await take(0, { birthDate: '1990-05-01' })).toMatchObject({ leftOut: 1, doubts: 1 });
  });

  it('with an id of its own is somebody new who may be either', async () => {
    await apart();
    expect(await take(0, { id: '9', birthDate: '1990-05-01' })).toMatchObject({ taken: 1, doubts: 1 });
    expect(await office.doubts()).toEqual(['2 import-similar']);
  });

  it('[D-OFF-1351] with another FIDE id is left out, even if the birth agrees', async () => {
    const born = { name: 'Mas, Pol', birthDate: '1991-02-03' };
    expect(await take(0, { ...born, fideId: '2200001' })).toMatchObject({ taken: 1, doubts: 0 });
    expect(await take(1, born)).toMatchObject({ known: 1, doubts: 0 });
    expect(await take(2, { ...born, fideId: '2200002' })).toMatchObject({ leftOut: 1, doubts: 1 });
  });

  it('is told the same before anything is taken in', async () => {
    const text = 'nom;naixement\nPuig, Anna;1990-05-01\n';
    expect((await office.ask(readPlayers, { text })).effect).toMatchObject({ leftOut: 1 });
    await apart();
    expect((await office.ask(readPlayers, { text })).effect).toMatchObject({ known: 1, leftOut: 0, doubts: [] });
  });
});

it('[D-OFF-222] a line of an old list is that of the namesake whose birth agrees', async () => {
  await open('lists');
  const lines = [{ line: 2, name: 'Puig, Anna', birthYear: 1990, rating: 1800 }];
  const take = async (batch: number, date: string) =>
    (await office.perform(importList, { ...office.batch(batch), file: FILE, series: 'standard', date, lines })).outcome;
  expect(await take(0, '2016-11-01')).toMatchObject({ lines: 0 });
  await apart();
  expect(await take(1, '2016-12-01')).toMatchObject({ lines: 1 });
  expect(await office.doubts()).toEqual(['2 import-player-unclear !']);
});

it('[D-OFF-222] a participant is the namesake whose birth agrees, not a guest', async () => {
  await open('events');
  const event = (name: string): ImportedEvent => ({
    file: FILE,
    facts: {
      name,
      type: 'swiss',
      start: '2016-05-01',
      end: '2016-05-08',
      rounds: 1,
      timeControl: { minutes: 90 },
    },
    players: [
      { key: 'a', name: 'Puig, Anna', birthYear: 1990 },
      { key: 'b', id: '2' },
    ],
    games: [{ round: 1, white: 'a', black: 'b', result: '1-0' }],
  });
  await apart();
  await office.perform(importEvents, { ...office.batch(0), events: [event('Obert de Reus')] });
  expect(await office.doubts()).toEqual([]);
  await office.perform(reconsiderApart, { one: '1', other: '2', version: 1 });
  await office.perform(importEvents, { ...office.batch(1), events: [event('Obert de Valls')] });
  expect(await office.doubts()).toEqual(['0 import-guest-similar']);
});
