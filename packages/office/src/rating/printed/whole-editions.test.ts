import { describe, expect, it } from 'vitest';
import { put } from '../../kit/act.ts';
import { memory } from '../../kit/memory.ts';
import type { Reading } from '../../ports.ts';
import { clubKind } from '../../registry/clubs/club.ts';
import { federationKind } from '../../registry/federation/federation.ts';
import { seasonKind } from '../../registry/licences/season.ts';
import { type Player, playerKind } from '../../registry/players/player.ts';
import { fileDirectly, filePlayers } from '../../testing/file-directly.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { fideRated } from '../../testing/told-facts.ts';
import { corrected, publishedOffice, WRONG_RESULT } from '../corrections/testing/published-office.ts';
import { listKind } from '../lists/list.ts';
import { readList } from '../lists/read-list.ts';
import { verifyPublished } from '../lists/verify-published.ts';
import { publishList } from '../publishing/publish-list.ts';
import { type Edition, keptSheets, sheetOf } from '../series/editions.ts';
import { sealedList } from '../series/list-seal.ts';
import { headAfter } from '../series/list-verdict.ts';
import { printedRows } from '../series/printed-rows.ts';
import { verifyList } from '../series/verify-list.ts';
import { registerOf } from './kept-printed.ts';
import { columnsOn } from './printed-columns.ts';
import { printedFolder, unpackPrinted } from './printed-paper.ts';

const LIST = { series: 'standard', sort: 'rating', page: 1, size: 100 } as const;
const DATES = ['2017-02-01', '2017-03-01'] as const;
const ANA: Omit<Player, 'number'> = {
  name: 'Pons, Ana',
  fide: fideRated(1900),
  federatedOn: '2015-01-10',
  licences: { 2017: 'c1' },
  titles: [{ title: 'MC', on: '2016-05-01' }],
  category: 'first',
  sex: 'f',
  birthYear: 1990,
};

async function office(): Promise<TestOffice> {
  const made = await testOffice();
  Object.assign(made.ports, { memory: memory() });
  await fileDirectly(made, [put(clubKind, 'c1', 0, { name: 'Ateneu' }), put(clubKind, 'c2', 0, { name: 'Peona' })]);
  await filePlayers(made, [ANA, { name: 'Roca, Biel', fide: fideRated(1800), licences: { 2017: 'c1' } }]);
  made.setToday('2017-03-05');
  await made.perform(publishList, { series: 'standard', date: DATES[0] });
  return made;
}

/** A marriage, a transfer, another category, a withdrawn title; and the club is renamed. */
const changeEverything = (made: TestOffice): Promise<void> =>
  fileDirectly(made, [
    put(playerKind, 'p0', 1, {
      ...ANA,
      number: 0,
      name: 'Vila, Ana',
      licences: { 2017: 'c2' },
      titles: [],
      category: 'second',
      birthYear: 1991,
      nationality: 'AND',
    }),
    put(clubKind, 'c1', 1, { name: 'Ateneu Nou' }),
  ]);

const rowsOf = async (made: TestOffice, date: string, edition: Edition = 'published') =>
  (await made.ask(readList, { ...LIST, date, edition })).rows;

const PRINTED = {
  name: 'Pons, Ana',
  club: 'c1',
  clubName: 'Ateneu',
  title: 'MC',
  category: 'first',
  sex: 'f',
  birthYear: 1990,
};

describe('[9.1] an edition of a list is whole (D-FCE-23)', () => {
  it.each<Edition>(['published', 'revised'])('nothing of a %s edition changes with the register', async (edition) => {
    const made = await office();
    await changeEverything(made);
    await made.perform(publishList, { series: 'standard', date: DATES[1] });
    const [first, second] = [await rowsOf(made, DATES[0], edition), await rowsOf(made, DATES[1], edition)];
    expect(first[0]).toMatchObject(PRINTED);
    expect(first[0]).not.toHaveProperty('nationality');
    expect(first[1]).toMatchObject({ name: 'Roca, Biel', clubName: 'Ateneu' });
    expect(second[0]).toMatchObject({ name: 'Vila, Ana', club: 'c2', clubName: 'Peona', nationality: 'AND' });
    expect(second[0]).not.toHaveProperty('title');
    expect(second[1]).toMatchObject({ clubName: 'Ateneu Nou' });
  });

  it('it is filtered, sorted and offered by its own columns', async () => {
    const made = await office();
    await changeEverything(made);
    const ask = (more: object) => made.ask(readList, { ...LIST, date: DATES[0], edition: 'published', ...more });
    for (const wanted of [{ club: 'c1', title: 'MC' }, { category: 'first' }, { bornTo: 1990 }, { search: 'pons' }])
      expect((await ask(wanted)).rows[0]).toMatchObject({ id: 'p0' });
    expect((await ask({ club: 'c2' })).total).toBe(0);
    expect((await ask({ sort: 'name' })).rows.map(({ id }) => id)).toEqual(['p0', 'p1']);
    expect((await ask({})).choices).toEqual({
      clubs: [{ club: 'c1', name: 'Ateneu' }],
      titles: ['MC'],
      categories: ['first'],
    });
  });

  it('a correction moves figures, not columns; both editions show those of the publication', async () => {
    const made = await publishedOffice();
    await fileDirectly(made, [
      put(playerKind, 'p0', 1, {
        number: 0,
        name: 'Renamed',
        fide: fideRated(1900),
        federatedOn: '2015-01-10',
        licences: { 2015: '-', 2016: '-', 2017: '-', 2018: '-' },
      }),
    ]);
    await corrected(made, WRONG_RESULT);
    const find = async (edition: Edition) => (await rowsOf(made, DATES[0], edition)).find(({ id }) => id === 'p0');
    const [published, revised] = [await find('published'), await find('revised')];
    expect([published?.name, revised?.name]).toEqual(['Player 0', 'Player 0']);
    expect(revised?.rating).not.toBe(published?.rating);
  });

  it('who turns out to be somebody else keeps the line of a published edition (D-OFF-412)', async () => {
    const made = await office();
    await fileDirectly(made, [
      put(playerKind, 'p1', 1, {
        number: 1,
        name: 'Roca, B.',
        fide: fideRated(1800),
        licences: { 2017: 'c1' },
        mergedInto: 'p0',
      }),
    ]);
    expect((await rowsOf(made, DATES[0])).map(({ id, name }) => [id, name])).toEqual([
      ['p0', 'Pons, Ana'],
      ['p1', 'Roca, Biel'],
    ]);
    await made.perform(publishList, { series: 'standard', date: DATES[1] });
    expect((await rowsOf(made, DATES[1])).map(({ id }) => id)).toEqual(['p0']);
  });

  it('who was registered later stands on an earlier list as on the first one after (D-OFF-411)', async () => {
    const made = await office();
    await filePlayers(made, [{ name: 'Late, Lia', fide: fideRated(1700), federatedOn: '2016-01-01' }]);
    await made.perform(publishList, { series: 'standard', date: DATES[1] });
    const lia = { number: 2, name: 'Later, Lia', fide: fideRated(1700), federatedOn: '2016-01-01', licences: {} };
    await fileDirectly(made, [put(playerKind, 'p2', 1, { ...lia, licences: { 2017: '-' } })]);
    const rows = await rowsOf(made, DATES[0], 'revised');
    expect(rows.find(({ id }) => id === 'p2')).toMatchObject({ name: 'Late, Lia' });
  });

  it.each([
    ['2016-08-31', undefined],
    ['2016-09-01', 'Ateneu'],
    ['2017-02-01', 'Ateneu'],
    ['2017-08-31', 'Ateneu'],
    ['2017-09-01', 'Peona'],
  ])('the club on %s is that of the season, not of the calendar year (D-OFF-410)', async (date, club) => {
    const columns = columnsOn(
      {
        players: [{ number: 0, name: 'A', licences: { 2016: 'c1', 2017: 'c2' } }],
        playerIds: ['p0'],
        seasons: [
          { number: 2016, from: '2016-09-01', to: '2017-08-31' },
          { number: 2017, from: '2017-09-01', to: '2018-08-31' },
          { number: 2015, from: '2015-09-01', to: '2016-08-31' },
        ],
        clubs: new Map([
          ['c1', 'Ateneu'],
          ['c2', 'Peona'],
        ]),
      },
      date,
    );
    expect(columns(0).clubName).toBe(club);
  });

  it.each([
    ['2017-01-14', 'c1'],
    ['2017-01-15', 'c2'],
    ['2017-01-16', 'c2'],
  ])('on %s a licence issued on 15 January counts from that day on (D-OFF-410)', async (date, club) => {
    const player = { number: 0, name: 'A', licences: { 2016: 'c1', 2017: 'c2' }, licensedOn: { 2017: '2017-01-15' } };
    const register = { players: [player], playerIds: ['p0'], seasons: [], clubs: new Map() };
    expect(columnsOn(register, date)(0).club).toBe(club);
  });
});

describe('the paper with the columns', () => {
  const papers = (made: TestOffice) =>
    made.read(async (reading) =>
      (await reading.papers(printedFolder('standard'), { edition: 'all' })).map(({ bytes }) => unpackPrinted(bytes)),
    );

  it('has only what is printed otherwise than on the list before', async () => {
    const made = await office();
    await made.perform(publishList, { series: 'standard', date: DATES[1] });
    await changeEverything(made);
    made.setToday('2017-04-05');
    await made.perform(publishList, { series: 'standard', date: '2017-04-01' });
    const [first, second, third] = await papers(made);
    expect([first!.clubs.length, first!.players.map(([id]) => id)]).toEqual([2, ['p0', 'p1']]);
    expect(second).toEqual({ clubs: [], players: [] });
    expect(third!.clubs).toEqual([['c1', 'Ateneu Nou']]);
    expect(third!.players).toEqual([
      ['p0', { name: 'Vila, Ana', club: 'c2', sex: 'f', birthYear: 1991, nationality: 'AND', category: 'second' }],
    ]);
  });
});

/** The record as if someone had written into the database by hand. */
const withPaper = (reading: Reading, folder: string, change: (text: string) => string): Reading => ({
  ...reading,
  papers: async (asked, query) => {
    const papers = await reading.papers(asked, query);
    if (asked !== folder) return papers;
    return papers.map((paper) => ({
      ...paper,
      bytes: new TextEncoder().encode(change(new TextDecoder().decode(paper.bytes))),
    }));
  },
});

describe('the seal of a list', () => {
  it.each([
    ['name', 'Pons, Ana', 'Pons, Eva'],
    ['title', '"MC"', '"GM"'],
    ['club', '"c1","f"', '"c2","f"'],
    ['name of the club', 'Ateneu', 'Casino'],
    ['sex', '"f"', '"m"'],
    ['year of birth', '1990', '1991'],
    ['category', '"first"', '"second"'],
  ])('[9.1] covers the %s', async (_column, before, after) => {
    const made = await office();
    const verdict = await made.read((reading) =>
      verifyList(
        withPaper(reading, printedFolder('standard'), (text) => text.replace(before, after)),
        'standard',
        DATES[0],
        made.ports.digest,
      ),
    );
    expect(verdict).toMatchObject({ holds: false });
    expect(verdict!.recomputed).toBe(verdict!.published);
    expect(verdict!.kept).not.toBe(verdict!.published);
    expect(verdict!.differing).toContain('p0');
  });

  it('does not hold where the paper with the columns is gone', async () => {
    const made = await office();
    const verdict = await made.read((reading) => {
      const without: Reading = {
        ...reading,
        papers: (folder, query) =>
          folder === printedFolder('standard') ? Promise.resolve([]) : reading.papers(folder, query),
      };
      return verifyList(without, 'standard', DATES[0], made.ports.digest);
    });
    expect(verdict).toMatchObject({ holds: false });
  });

  it('holds whatever the register says by now', async () => {
    const made = await office();
    await changeEverything(made);
    const verdict = await made.ask(verifyPublished, { series: 'standard', date: DATES[0] });
    expect(verdict).toMatchObject({ holds: true, reading: 2, differing: [] });
    expect(verdict).not.toHaveProperty('notRecomputed');
  });

  it.each([1, 3])('of a list of reading %i is checked, and nothing is recomputed (D-OFF-413)', async (reading) => {
    const made = await office();
    const sealed = await made.read(async (record) => {
      const { body } = (await record.get(listKind, 'standard/2017-02-01'))!;
      const series = (await record.get(federationKind, 'cat'))!.body.series[0]!;
      const register = await registerOf(record, await record.list(playerKind));
      const [kept] = await keptSheets(record, 'standard', 'published');
      const rows = printedRows(series, sheetOf(kept!, 2), register.playerIds, columnsOn(register, DATES[0]));
      const head = await headAfter(record, body.asOf);
      return sealedList('cat', { ...body, reading }, rows, head, made.ports.digest);
    });
    await fileDirectly(made, [put(listKind, 'standard/2017-02-01', 1, sealed)]);
    const ask = () => made.ask(verifyPublished, { series: 'standard', date: DATES[0] });
    expect(await ask()).toMatchObject({ holds: true, recomputed: null, notRecomputed: 'other-reading', reading });
    await fileDirectly(made, [put(listKind, 'standard/2017-02-01', 2, { ...sealed, hash: '0'.repeat(64) })]);
    expect(await ask()).toMatchObject({ holds: false, notRecomputed: 'other-reading' });
  });
});

it('seasons on record decide the club of a list (D-OFF-410)', async () => {
  const made = await testOffice();
  await fileDirectly(made, [
    put(clubKind, 'c1', 0, { name: 'Ateneu' }),
    put(clubKind, 'c2', 0, { name: 'Peona' }),
    put(seasonKind, '2016', 0, { number: 2016, from: '2016-09-01', to: '2017-08-31' }),
  ]);
  await filePlayers(made, [{ ...ANA, licences: { 2016: 'c1', 2017: 'c2' } }]);
  made.setToday('2017-03-05');
  await made.perform(publishList, { series: 'standard', date: DATES[0] });
  expect(await rowsOf(made, DATES[0])).toMatchObject([{ clubName: 'Ateneu' }]);
});
