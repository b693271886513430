import {
  columnsOfDocument,
  dayFrom,
  type FederationColumns,
  type HeadToHeadInput,
  type ListSheet,
  sheetRows,
  UNRATED,
  writeDay,
} from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratingFacts } from '../document-terms.ts';
import { fce2016 } from '../fce-2016/index.ts';
import { fide2009 } from '../fide-2009/index.ts';
import { fide2024 } from '../fide-2024/index.ts';
import { whyNotJoined } from './book-change.ts';
import { joinedBook } from './joined-book.ts';
import { arbitraryChange, CHANGE } from './testing/arbitrary-change.ts';

const FROM = dayFrom(CHANGE);
const RUNS = { numRuns: 120, endOnFailure: true };
const DAYS = ['2024-01-01', CHANGE, '2024-04-01', '2024-05-01', '2024-06-01', '2024-07-01', '2024-08-01'].map(dayFrom);

const joined = (lift: boolean, revision?: string) =>
  joinedBook({ before: fide2009, after: fide2024, from: FROM, lift, revisions: { before: revision } });

function replayed(
  book: Pick<typeof fide2009, 'replay'>,
  record: FederationColumns,
  listDays: readonly number[],
  revision?: string,
): ListSheet[] {
  const sheets: ListSheet[] = [];
  book.replay(record, { listDays, revision, onList: (sheet) => void sheets.push(sheet) });
  return sheets;
}

const only = (input: HeadToHeadInput, isIn: (start: string) => boolean): HeadToHeadInput => ({
  ...input,
  lists: input.lists.filter(({ date }) => date < '2024-01-01'),
  events: input.events.filter(({ start }) => isIn(start)),
});

/** Ended and received before the old book closed its last list. */
const isClosed = ({ start, end, receivedOn = end, evaluatedOn = end }: HeadToHeadInput['events'][number]): boolean =>
  start < CHANGE && [end, receivedOn, evaluatedOn].every((day) => day <= '2024-02-23');

/** The lift by hand: 0.4 of the distance to 2000. */
const liftedByHand = (rating: number): number =>
  rating === UNRATED || rating >= 2000 ? rating : Math.round(rating + 0.4 * (2000 - rating));

describe('two books one after the other', () => {
  it('[0.1] are the old one up to the change, then the new one from its list, lifted', () => {
    forAll({ of: [arbitraryChange], ...RUNS }, (input) => {
      // With no event across the change, two independent runs can be put together.
      const whole = {
        ...only(input, () => true),
        events: input.events.filter((event) => event.start >= CHANGE || isClosed(event)),
      };
      const sheets = replayed(joined(true, input.revision), columnsOfDocument(whole, ratingFacts), DAYS);
      const old = columnsOfDocument({ ...whole, events: whole.events.filter(isClosed) }, ratingFacts);
      const first = replayed(fide2009, old, DAYS.slice(0, 2), input.revision);
      expect(sheets[0]).toEqual(first[0]);
      const last = first[1]!;
      expect([...sheets[1]!.rating]).toEqual([...last.rating].map(liftedByHand));
      expect(sheets[1]).toMatchObject({ status: last.status, change: last.change, games: last.games });
      // The new book's own conversion of a list gives the same ratings and K.
      const carried = facts(whole, old, last);
      const converted = fide2024.rate({
        ...carried,
        listDate: CHANGE,
        lists: [...whole.lists, listOf(first[0]!, old), { ...listOf(last, old), date: '2024-02-29' }],
        events: [],
      });
      const rated = converted.list.map(({ id, rating, k }) => ({ id, rating, k }));
      const rows = sheetRows(sheets[1]!, old.playerIds, fide2024.rowForm);
      expect(rows.flatMap(({ id, rating, k }) => (rating === null ? [] : [{ id, rating, k }]))).toEqual(rated);
      // And continues from there alone.
      const lists = [...whole.lists, listOf(first[0]!, old), listOf(sheets[1]!, old)];
      const next = columnsOfDocument(
        { ...carried, lists, events: whole.events.filter((e) => e.start >= CHANGE) },
        ratingFacts,
      );
      const own = replayed(fide2024, next, DAYS.slice(2));
      expect(sheets.slice(2).map(withoutPools)).toEqual(own.map(withoutPools));
    });
  });

  it('can be taken up after any list', () => {
    forAll(
      { of: [arbitraryChange, fc.boolean(), fc.integer({ min: 1, max: DAYS.length - 1 })], ...RUNS },
      (input, lift, at) => {
        const record = columnsOfDocument(
          only(input, () => true),
          ratingFacts,
        );
        const book = joined(lift);
        const whole = replayed(book, record, DAYS);
        expect(replayed(book, book.recordAfter(record, whole.slice(0, at)), DAYS.slice(at))).toEqual(whole.slice(at));
      },
    );
  });

  it('every event is on one list, by the book of its start, and has what that book gives', () => {
    forAll({ of: [arbitraryChange], ...RUNS }, (input) => {
      const book = joined(true);
      const record = columnsOfDocument(
        only(input, () => true),
        ratingFacts,
      );
      const lists = DAYS.map((listDay, i) => book.entriesOf(record, { listDay, previousListDay: DAYS[i - 1] }));
      const taken = lists.flatMap(({ events }) => [...events]);
      expect(new Set(taken).size).toBe(taken.length);
      const isReady = ({ end, receivedOn = end, evaluatedOn = end }: (typeof input.events)[number]): boolean =>
        [end, receivedOn, evaluatedOn].every((day) => day <= '2024-07-20');
      expect(taken.length).toBeGreaterThanOrEqual(input.events.filter(isReady).length);
      lists.slice(2).forEach(({ events }, i) => {
        const period = { listDay: DAYS[i + 2]!, previousListDay: DAYS[i + 1]! };
        const old = fide2009.entriesOf(record, period).events.filter((event) => record.events.startDay[event]! < FROM);
        const own = fide2024.entriesOf(record, period).events.filter((event) => record.events.startDay[event]! >= FROM);
        expect([...events]).toEqual([...old, ...own]);
      });
    });
  });

  it('a document of any list gives the row of the history, and its ledger the change', () => {
    forAll({ of: [arbitraryChange, fc.boolean()], ...RUNS, numRuns: 60 }, (input, lift) => {
      const book = joined(lift);
      const whole = only(input, () => true);
      const record = columnsOfDocument(whole, ratingFacts);
      const sheets = replayed(book, record, DAYS);
      for (const at of [1, 2, 3, 5]) {
        const document = {
          ...facts(whole, record, sheets[at - 1]!),
          listDate: writeDay(DAYS[at]!),
          lists: [...whole.lists, ...sheets.slice(0, at).map((sheet) => listOf(sheet, record))],
        };
        const output = book.rate(document, { workings: true });
        expect(output.list).toEqual(sheetRows(sheets[at]!, record.playerIds, book.rowForm));
        for (const { id, change, seed } of output.list)
          if (change !== undefined && seed === undefined) {
            const lines = output.ledger.filter(({ player }) => player === id);
            expect(lines.reduce((sum, line) => sum + line.change, 0)).toBeCloseTo(change, 6);
          }
        const startOf = new Map(whole.events.map((event) => [event.id, event.start]));
        for (const { event, regulation } of output.ledger)
          expect(regulation).toBe(startOf.get(event)! < CHANGE ? 'fide-2009' : undefined);
      }
    });
  });
});

/** The players after a list, in document form. */
function facts(input: HeadToHeadInput, { playerIds }: FederationColumns, sheet: ListSheet): HeadToHeadInput {
  return {
    ...input,
    players: input.players.map(({ lastEventOn: _, pool: _pool, ...player }) => {
      const i = playerIds.indexOf(player.id);
      const pool = sheet.pools.get(i);
      return {
        ...player,
        careerGames:
          sheet.careerGames[i]! +
          // The old book does not count pooled games; the new one does (D-F24-24).
          (sheet.day === FROM && !isOfNewBook(sheet) ? gamesIn(pool) : 0),
        reached2400: (sheet.reached[i]! & 1) !== 0,
        reached2300: (sheet.reached[i]! & 2) !== 0,
        ...(sheet.lastEventDay[i]! > -100_000 && { lastEventOn: writeDay(sheet.lastEventDay[i]!) }),
        ...(pool && { pool: sheet.day === FROM && !isOfNewBook(sheet) ? pool.map(summed) : pool }),
      };
    }),
  };
}

const gamesIn = (pool: readonly { games: number }[] = []): number => pool.reduce((sum, { games }) => sum + games, 0);
const isOfNewBook = ({ pools }: ListSheet): boolean =>
  [...pools.values()].some((pool) => pool.some((each) => 'sum' in each));

type Entry = NonNullable<HeadToHeadInput['players'][number]['pool']>[number];

/** A mean converted to a sum, lifted, for the list after its end (D-F24-23). */
function summed(entry: Entry): Entry {
  if ('sum' in entry) return entry;
  const { event, games, points, rc, end } = entry;
  const [year, month] = end.split('-').map(Number) as [number, number];
  const list = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  const lifted = rc < 2000 ? rc + 0.4 * (2000 - rc) : rc;
  return { event, games, points, list, sum: Math.round(games * lifted) };
}

function listOf({ day, rating }: ListSheet, { playerIds }: FederationColumns) {
  const listed = playerIds.flatMap((id, i) => (rating[i] === UNRATED ? [] : [[id, rating[i]!] as const]));
  return { date: writeDay(day), ratings: Object.fromEntries(listed) };
}

/** Ignores the order of pools, and whether a player has an empty one. */
const withoutPools = ({ pools, poolFigures, firstRatedDay: _, ...sheet }: ListSheet) => ({
  ...sheet,
  pools: [...pools].filter(([, entries]) => entries.length > 0).sort(([a], [b]) => a - b),
  poolFigures: [...poolFigures].sort(([a], [b]) => a - b),
});

it('who is under the new floor without a lift leaves the list', () => {
  const input: HeadToHeadInput = {
    format: 'escala/rating-input@1',
    regulation: 'fide-2009',
    listDate: CHANGE,
    players: ['a', 'b', 'c'].map((id) => ({ id, lastEventOn: '2024-01-20' })),
    lists: [{ date: '2024-01-01', ratings: { a: 1399, b: 1400, c: 1401 } }],
    events: [],
  };
  const rows = (lift: boolean) =>
    joined(lift)
      .rate(input)
      .list.map(({ id, rating, status, lift: by }) => [id, rating, status, by]);
  expect(rows(false)).toEqual([
    ['c', 1401, 'rated', undefined],
    ['b', 1400, 'rated', undefined],
    ['a', null, 'delisted', undefined],
  ]);
  expect(rows(true)).toEqual([
    ['c', 1641, 'rated', 240],
    ['b', 1640, 'rated', 240],
    ['a', 1639, 'rated', 240],
  ]);
});

/** A newcomer in two events that began before the change and ended after the old book's closing day. */
function lateRecord(points: readonly ('1-0' | '1/2' | '0-1')[], start: string): HeadToHeadInput {
  const opponents = ['a', 'b', 'c', 'd', 'e', 'f'];
  return {
    format: 'escala/rating-input@2',
    regulation: 'fide-2024',
    bookChange: { before: 'fide-2009', from: CHANGE, lift: true },
    listDate: '2024-04-01',
    players: [...opponents, 'n'].map((id) => ({ id, lastEventOn: '2024-01-20', careerGames: 100 })),
    lists: ['2024-01-01', CHANGE].map((date, i) => ({
      date,
      ratings: Object.fromEntries(opponents.map((id) => [id, i === 0 ? 1500 : 1700])),
    })),
    events: [
      {
        id: 'x',
        type: 'swiss',
        start,
        end: '2024-03-09',
        timeControl: { minutes: 120 },
        games: [
          ...points.map((result, i) => ({ round: i + 1, white: 'n', black: opponents[i]!, result })),
          { round: 9, white: 'a', black: 'b', result: '1-0' as const },
        ],
      },
    ],
  };
}

describe('an event that began before the change and ended after it', () => {
  const rated = (start: string) => joined(true).rate(lateRecord(['1-0', '1/2', '1/2', '0-1', '1/2'], start));

  it.each([
    ['2024-02-29', 'fide-2009', 1500, 1500],
    ['2024-03-01', undefined, 1700, 1700],
    ['2024-03-02', undefined, 1700, 1700],
  ])('[0.1] started on %s: book and ratings in its games', (start, regulation, own, opponentRating) => {
    const line = rated(start).ledger.find(({ player, opponent }) => player === 'a' && opponent === 'b')!;
    expect(line).toMatchObject({ own, opponentRating });
    expect(line.regulation).toBe(regulation);
  });

  it('goes into the pool as a sum of lifted ratings, on the list that it falls on (D-F24-23)', () => {
    const { list, performances } = rated('2024-02-29');
    expect(performances).toMatchObject([{ event: 'x', player: 'n', rc: 1500, games: 5, points: 2.5 }]);
    // Five of 1700 and two of 1800, half of the points: 1729.
    expect(list.find(({ id }) => id === 'n')).toMatchObject({ rating: 1729, status: 'new', games: 5 });
  });

  it('brings the K of its own book, beside games of the new one (D-F24-25)', () => {
    const input = lateRecord([], '2024-02-29');
    const own = { ...input.events[0]!, id: 'y', start: '2024-03-20', end: '2024-03-25' };
    const output = joined(true).rate({ ...input, events: [...input.events, own] }, { workings: true });
    const ofA = output.ledger.filter(({ player }) => player === 'a').map(({ event, k, change }) => [event, k, change]);
    expect(ofA).toEqual([
      ['x', 30, 15],
      ['y', 20, 10],
    ]);
    expect(output.list.find(({ id }) => id === 'a')).toMatchObject({
      previous: 1700,
      rating: 1725,
      change: 25,
      games: 2,
    });
    const steps = output.workings!.find(({ player }) => player === 'a')!.steps.map(({ quantity }) => quantity);
    expect(steps).toContain('fide-2024.games-of-before');
  });
});

it.each([
  [fide2009, fide2024, undefined],
  [fce2016, fide2024, ['careerGames', 'pool']],
  [fide2024, fide2009, []],
  [fide2009, fce2016, []],
  [fide2024, fide2024, []],
] as const)('which books can follow each other (D-F24-26)', (before, after, missing) => {
  expect(whyNotJoined(before, after)?.missing).toEqual(missing);
});
