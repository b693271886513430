import { parseTrf } from '@escala/formats';
import { describe, expect, it } from 'vitest';
import { importList } from '../../imports/lists/import-list.ts';
import { openImport } from '../../imports/open-import.ts';
import type { Player } from '../../registry/players/player.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { addEntry } from '../entries/add-entry.ts';
import { amendEntry } from '../entries/entry-acts.ts';
import { eventParticipants } from '../entries/event-participants.ts';
import type { EventFacts } from '../event.ts';
import { eventDocument, eventTrf } from '../file/event-trf.ts';
import { receiveEvent } from '../file/receive-event.ts';
import { eventFile } from '../file/write-event-file.ts';
import { unpairRound } from '../rounds/unpair-round.ts';
import { amendEvent } from '../settings/amend-event.ts';
import { registerEvent } from '../settings/register-event.ts';
import { showEvent } from '../show-event.ts';
import { ARBITER, enterAll, officeWithPlayers, pair, SWISS } from '../testing/event-office.ts';

const by = { actor: ARBITER };
const digest = 'a'.repeat(64);
const source = { name: 'past.csv', digest };

/** p01 is only on FIDE's lists, p02 on all, p03 on both of the federation's, p04 on its standard list, p05 on none. */
const FIDE: Readonly<Record<number, Player['fide']>> = {
  1: { id: '1', ratings: [{ from: '2016-01-01', standard: 2100, rapid: 2000, blitz: 1900 }] },
  2: { id: '2', ratings: [{ from: '2016-01-01', standard: 1900, rapid: 1950 }] },
};

async function office(facts: Partial<EventFacts> = {}, players = 5): Promise<TestOffice> {
  const made = await officeWithPlayers(6, (i) => ({ fide: FIDE[i] ?? { id: String(i) } }));
  await list(made, 'standard', '2016-11-01', { p02: 2050, p03: 1990, p04: 1600 }, 0);
  await list(made, 'rapid', '2016-11-01', { p02: 1800, p03: 1700 }, 1);
  await made.perform(registerEvent, { event: 'open', facts: { ...SWISS, ...facts } }, by);
  await enterAll(made, players);
  return made;
}

async function list(made: TestOffice, series: string, date: string, ratings: Record<string, number>, batch: number) {
  const file = { ...source, digest: String(batch).repeat(64) };
  const { outcome } = await made.perform(openImport, { subject: 'lists', source: file });
  const lines = Object.entries(ratings).map(([id, rating], i) => ({ line: i + 2, id, rating }));
  const terms = { import: outcome.import, digest: file.digest, batch: 0, file };
  await made.perform(importList, { ...terms, series, date, lines });
}

const ratingsOf = async (made: TestOffice) =>
  Object.fromEntries(
    (await made.ask(eventDocument, { event: 'open' })).players.map(({ id, rating, ratingFrom }) => [
      id,
      rating === undefined ? '-' : `${rating} ${ratingFrom ?? 'told'}`,
    ]),
  );

describe('[D-OFF-510] the ratings of an event', () => {
  const BLITZ = { minutes: 3, increment: 2 };
  it.each<[string, Partial<EventFacts>, string[]]>([
    ['usual: FIDE, else our own', {}, ['2100 fide', '1900 fide', '1990 series:standard', '1600 series:standard', '-']],
    [
      'rapid, usual (D-OFF-511)',
      { timeControl: { minutes: 15, increment: 10 } },
      ['2000 fide-rapid', '1950 fide-rapid', '1700 series:rapid', '1600 series:standard', '-'],
    ],
    [
      'blitz, usual: no blitz list here',
      { timeControl: BLITZ },
      ['1900 fide-blitz', '1900 fide', '1990 series:standard', '1600 series:standard', '-'],
    ],
    [
      'the highest of the usual',
      { ratingLists: { take: 'highest' } },
      ['2100 fide', '2050 series:standard', '1990 series:standard', '1600 series:standard', '-'],
    ],
    [
      'our own first',
      { ratingLists: { lists: ['series:standard', 'fide'] } },
      ['2100 fide', '2050 series:standard', '1990 series:standard', '1600 series:standard', '-'],
    ],
    [
      'one list alone',
      { ratingLists: { lists: ['fide-rapid'] } },
      ['2000 fide-rapid', '1950 fide-rapid', '-', '-', '-'],
    ],
    [
      'the highest of three',
      { ratingLists: { lists: ['fide-blitz', 'fide-rapid', 'series:rapid'], take: 'highest' } },
      ['2000 fide-rapid', '1950 fide-rapid', '1700 series:rapid', '-', '-'],
    ],
  ])('%s', async (_name, facts, expected) => {
    expect(Object.values(await ratingsOf(await office(facts)))).toEqual(expected);
  });

  it('are refused of a list that nobody knows, and of one that is named twice', async () => {
    const made = await officeWithPlayers(0);
    const facts = { ...SWISS, ratingLists: { lists: ['fide', 'series:none', 'fide'] } };
    expect(await made.refusals(made.perform(registerEvent, { facts }, by))).toMatchObject([
      { kind: 'missing', code: 'rating-list-unknown', field: 'facts.ratingLists.lists.1' },
      { code: 'rating-list-twice', field: 'facts.ratingLists.lists.2' },
    ]);
  });

  it('change with the event until a round is paired, and order the field', async () => {
    const made = await office();
    const facts = { ...SWISS, ratingLists: { lists: ['series:standard'] } };
    await made.perform(amendEvent, { event: 'open', version: 1, facts }, by);
    expect(await ratingsOf(made)).toMatchObject({ p01: '-', p02: '2050 series:standard' });
    await pair(made, 1);
    const { players } = await made.ask(eventParticipants, { event: 'open' });
    expect(players.map(({ player }) => player)).toEqual(['p02', 'p03', 'p04', 'p01', 'p05']);
    const later = made.perform(amendEvent, { event: 'open', version: 3, facts: SWISS }, by);
    expect(await made.refusals(later)).toMatchObject([{ code: 'event-fact-fixed', values: { name: 'ratingLists' } }]);
  });
});

describe('[D-OFF-512] the first pairing', () => {
  it('takes the lists that are in force by then, and fixes them; late entries are valued by the same', async () => {
    const made = await office({ start: '2017-01-10', end: '2017-01-20', roundDates: undefined }, 4);
    await list(made, 'standard', '2016-12-01', { p03: 2005, p04: 1650, p05: 1500 }, 2);
    expect(await ratingsOf(made)).toMatchObject({ p03: '1990 series:standard' });
    await pair(made, 1);
    expect(await ratingsOf(made)).toMatchObject({ p03: '2005 series:standard', p04: '1650 series:standard' });
    const { players } = await made.ask(eventDocument, { event: 'open' });
    // p02 is no longer on our own list.
    expect(players.map(({ ratings }) => ratings)).toEqual([
      { fide: 2100 },
      { fide: 1900 },
      { catalan: 2005 },
      { catalan: 1650 },
    ]);
    const { event } = await made.ask(showEvent, { event: 'open' });
    expect(event.fixedLists).toEqual({
      take: 'first',
      lists: [
        { list: 'fide', date: '2016-01-01' },
        { list: 'series:standard', name: 'Estàndard', date: '2016-12-01' },
      ],
    });
    await list(made, 'standard', '2017-01-01', { p03: 2222, p05: 2222 }, 3);
    await made.perform(addEntry, { event: 'open', player: 'p05' }, by);
    expect(await ratingsOf(made)).toMatchObject({ p03: '2005 series:standard', p05: '1500 series:standard' });
    expect((await made.ask(eventDocument, { event: 'open' })).ratingLists).toEqual(event.fixedLists);
  });

  it('that is taken back frees them', async () => {
    const made = await office();
    await pair(made, 1);
    await made.perform(unpairRound, { event: 'open', round: 1, version: 1 }, by);
    expect((await made.ask(showEvent, { event: 'open' })).event.fixedLists).toBeUndefined();
  });

  it('leaves what somebody told', async () => {
    const made = await office();
    await made.perform(amendEntry, { event: 'open', player: 'p03', version: 1, facts: { rating: 2400 } }, by);
    expect(await ratingsOf(made)).toMatchObject({ p03: '2400 told' });
    await pair(made, 1);
    expect(await ratingsOf(made)).toMatchObject({ p03: '2400 told', p04: '1600 series:standard' });
  });

  it('on a laptop that has no lists keeps what was brought along', async () => {
    const made = await office();
    const laptop = await officeWithPlayers(0);
    const file = await made.ask(eventFile, { event: 'open' });
    await laptop.perform(
      receiveEvent,
      { file, register: true },
      { actor: { ...ARBITER, roles: ['arbiter', 'officer'] } },
    );
    const before = await ratingsOf(laptop);
    expect(before).toEqual(await ratingsOf(made));
    await pair(laptop, 1);
    expect(await ratingsOf(laptop)).toEqual(before);
  });
});

it('[D-OFF-513] a rating that stays is still of its list; without one the lists say it again', async () => {
  const made = await office();
  const amend = (version: number, rating?: number) =>
    made.perform(amendEntry, { event: 'open', player: 'p03', version, facts: { title: 'MC', rating } }, by);
  await amend(1, 1990);
  expect(await ratingsOf(made)).toMatchObject({ p03: '1990 series:standard' });
  await amend(2, 1991);
  expect(await ratingsOf(made)).toMatchObject({ p03: '1991 told' });
  await amend(3);
  expect(await ratingsOf(made)).toMatchObject({ p03: '1990 series:standard' });
});

it('FIDE’s report says by which ratings everybody is numbered: 172, and national ones in their own record (D-OFF-542)', async () => {
  const made = await office({ ratingLists: { lists: ['fide', 'series:standard'], take: 'highest' } });
  await pair(made, 1);
  const { text } = await made.ask(eventTrf, { event: 'open', edition: 'trf26' });
  expect(text).toContain('172 CAT HBFN\r\n');
  const { report, problems } = parseTrf(text);
  expect(problems).toEqual([]);
  expect(report.players.map(({ name, rating }) => [name, rating])).toEqual([
    ['Cognom1, Nom', 2100],
    ['Cognom2, Nom', 1900],
    ['Cognom3, Nom', undefined],
    ['Cognom4, Nom', undefined],
    ['Cognom5, Nom', undefined],
  ]);
  expect(report.ratedCount).toBe('2');
  expect(
    report.nationals.filter(({ record }) => record === 'CAT').map(({ number, rating }) => [number, rating]),
  ).toEqual([
    [2, 2050],
    [3, 1990],
    [4, 1600],
  ]);
});
