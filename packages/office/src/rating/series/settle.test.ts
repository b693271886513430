import { addMonths, type Day, dayOf, LIST_STATUS, type ListSheet, outcomeOf, writeDay, yearOf } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Federation, Series } from '../../registry/federation/federation.ts';
import type { Player } from '../../registry/players/player.ts';
import { randomRecord } from '../../testing/random-record.ts';
import { CATALONIA } from '../../testing/test-office.ts';
import { type PackedReport, packGames, unpackGames } from '../columns/packed-games.ts';
import { emptySheet, grown } from '../columns/packed-sheet.ts';
import { playerReachesBack } from '../columns/player-reaches-back.ts';
import { lastDays, reportsSince } from '../columns/reports-since.ts';
import { changeOfReport } from '../corrections/corrected-report.ts';
import { type LoadedRecord, listsBySeries } from '../in-memory/loaded-record.ts';
import { gamesOf, takeReadyGames, withReport, withReports } from './replay-series.ts';
import { madeBy } from './series-book.ts';
import type { SeriesState } from './series-state.ts';
import { ALL_STAND, type KnownChange, type SettledSheets, settle } from './settle.ts';

const PLAYERS = 40;

/**
 * A federation with monthly lists; players whose number is a multiple of the series' divisor are rated from the start.
 */
interface Past {
  readonly federation: Federation;
  readonly first: Day;
  readonly months: number;
  readonly imported?: number;
}

const withSeries = (...series: Series[]): Federation => ({ ...CATALONIA, series });
const seriesOf = (id: string, more: Omit<Series, 'id' | 'name' | 'firstList'>): Series => ({
  id,
  name: id,
  firstList: '2017-02-01',
  ...more,
});

const PASTS: Readonly<Record<string, Past>> = {
  'fce-2016, both rhythms': { federation: CATALONIA, first: dayOf(2017, 1, 1), months: 24 },
  'fide-2009': {
    federation: withSeries(seriesOf('fide', { regulation: 'fide-2009' })),
    first: dayOf(2017, 1, 1),
    months: 16,
    imported: 2,
  },
  'fide-2024, three rhythms': {
    federation: withSeries(
      ...(['standard', 'rapid', 'blitz'] as const).map((part) => seriesOf(part, { regulation: 'fide-2024', part })),
    ),
    first: dayOf(2025, 7, 1),
    months: 12,
    imported: 2,
  },
  'fide-2009, then fide-2024': {
    federation: withSeries(
      seriesOf('standard', {
        regulation: 'fide-2024',
        part: 'standard',
        bookChange: { before: 'fide-2009', from: '2024-08-01', lift: true },
      }),
    ),
    first: dayOf(2024, 1, 1),
    months: 14,
    imported: 2,
  },
};

function recordOf(seed: number, { federation, first, months }: Past): LoadedRecord {
  const record = randomRecord(seed, PLAYERS, months, federation, first);
  const lists = federation.series.flatMap((series) =>
    record.listsOf(series.id).map((list) => ({ ...list, ...madeBy(series, list.date) })),
  );
  return { ...record, listsOf: listsBySeries(lists) };
}

function importedList(seed: number, day: Day, divisor: number): ListSheet {
  const sheet = emptySheet(day, PLAYERS);
  for (let player = 0; player < PLAYERS; player += divisor) {
    sheet.rating[player] = 1400 + ((player * 389 + seed) % 1300);
    sheet.status[player] = LIST_STATUS.rated;
  }
  return sheet;
}

/** Every list of all series, as the record gives them. */
function settledStates(record: LoadedRecord, seed: number, { first, months, imported }: Past): SeriesState[] {
  const days = Array.from({ length: months }, (_, month) => addMonths(first, month + 1));
  let states: SeriesState[] = record.federation.series.map((series, i) => ({
    series,
    imported: imported === undefined ? [] : [importedList(seed, first, imported + i)],
    computed: [],
  }));
  for (const [i, { series }] of states.entries()) {
    const { sheets } = settle(record, states, { series: series.id, days })[i]!;
    states = states.with(i, { ...states[i]!, computed: sheets });
  }
  return states;
}

const withGames = (
  report: PackedReport,
  isKept: (game: number) => boolean,
  more: readonly number[] = [],
): PackedReport => {
  const taken = [...Array(report.games.count).keys()].filter(isKept).concat(more);
  const of = <Column extends Uint8Array | Uint16Array | Int32Array>(column: Column): Column => {
    const made = new (column.constructor as new (count: number) => Column)(taken.length);
    return made.map((_, i) => column[taken[i]!]!) as Column;
  };
  const { round, day, white, black, outcome } = report.games;
  return {
    ...report,
    games: {
      count: taken.length,
      round: of(round),
      day: of(day),
      white: of(white),
      black: of(black),
      outcome: of(outcome),
    },
  };
};

/** Possible mistakes in a report, by the numbers of a game and of another player. */
const OF_REPORT: Readonly<Record<string, (report: PackedReport, game: number, other: number) => PackedReport>> = {
  annulled: (report) => ({ ...report, counts: false }),
  'other days': (report) => ({ ...report, startDay: report.startDay - 45, endDay: report.endDay - 45 }),
  result: (report, game) => ({
    ...report,
    games: { ...report.games, outcome: report.games.outcome.with(game, outcomeOf('1-0', 'played')) },
  }),
  forfeit: (report, game) => ({
    ...report,
    games: { ...report.games, outcome: report.games.outcome.with(game, outcomeOf('0-1', 'forfeit')) },
  }),
  colours: (report, game) => {
    const { white, black } = report.games;
    return {
      ...report,
      games: { ...report.games, white: white.with(game, black[game]!), black: black.with(game, white[game]!) },
    };
  },
  'a game more': (report, game) => withGames(report, () => true, [game]),
  'a game less': (report, game) => withGames(report, (each) => each !== game),
  'other rounds': (report, game) => withGames(report, (each) => report.games.round[each] !== report.games.round[game]),
  'somebody else': (report, game, other) => {
    const seat = report.games.white[game]!;
    return report.participants.includes(other)
      ? { ...report, counts: false }
      : { ...report, participants: report.participants.with(seat, other) };
  },
};

const NEWCOMER: Player = { number: PLAYERS, name: 'Newcomer', licences: {} };

/** Possible corrections of a player: some reach back, some do not, and some do only if the fact was unknown. */
const OF_PLAYER: Readonly<Record<string, (player: Player, other: number, past: Past) => Player>> = {
  name: (player) => ({ ...player, name: 'Another, Name' }),
  'birth date': (player, other) => ({ ...player, birthDate: `${1960 + other}-05-05` }),
  'rating of FIDE': (player, other, { first }) => ({
    ...player,
    fide: { ratings: [{ from: writeDay(addMonths(first, other)), standard: 1500 + 20 * other }] },
  }),
  'licence of a season': (player, other, { first }) => ({
    ...player,
    licences: { ...player.licences, [yearOf(first) + (other % 4)]: '-' },
  }),
  'end of a licence': (player, other, { first }) => ({
    ...player,
    licensedUntil: { [yearOf(first)]: writeDay(addMonths(first, other % 12)) },
  }),
  federated: (player, other, { first }) => ({ ...player, federatedOn: writeDay(addMonths(first, other)) }),
};

const grownStates = (states: readonly SeriesState[], players: number): SeriesState[] =>
  states.map(({ series, imported, computed }) => ({
    series,
    imported: imported.map((sheet) => grown(sheet, players)),
    computed: computed.map((sheet) => grown(sheet, players)),
  }));

interface Changed {
  readonly record: LoadedRecord;
  readonly known: KnownChange;
}

function changedReport(record: LoadedRecord, of: number, after: (report: PackedReport) => PackedReport): Changed {
  const event = [...record.reports.keys()][of % record.reports.size]!;
  const before = record.reports.get(event)!;
  const bytes = packGames(after(unpackGames(before)));
  return { record: withReport(record, event, bytes), known: changeOfReport(record, event, before, bytes) };
}

/**
 * Compares the full replay with the short way, given up early, late or never (D-OFF-680): sheets, filings and
 * movements.
 */
function expectSame({ record, known }: Changed, states: readonly SeriesState[]): void {
  const whole = told(settle({ ...record, reports: new Map(record.reports) }, states));
  for (const most of [undefined, 0.4, 1])
    expect(told(settle(record, states, undefined, { ...known, ...(most && { most }) }))).toEqual(whole);
}

/** The same record without all its games in memory. */
function inPieces(record: LoadedRecord): LoadedRecord {
  const read = { ...record, reports: new Map(record.reports) };
  const all = gamesOf(record);
  const { participants, ...events } = all.events;
  const pieces = {
    ...all,
    events,
    lastDay: lastDays(all),
    read: (column: keyof ColumnsInPieces, from: number, to: number) =>
      ({ ...all.games, participants })[column].slice(from, to),
  };
  const fail = (): never => {
    throw new Error('All games are read.');
  };
  takeReadyGames(read, fail, (day, evaluatedDay) => reportsSince(pieces, day, evaluatedDay, 1));
  return read;
}

type ColumnsInPieces = Omit<ReturnType<typeof gamesOf>['games'], 'count' | 'facts'> & {
  readonly participants: Int32Array;
};

const told = (settled: readonly SettledSheets[]) =>
  settled.map(({ sheets, filings, moved, findings }) => ({ sheets, filings, moved, findings }));

describe.each(Object.keys(PASTS))('a known change under %s', (name) => {
  const past = PASTS[name]!;
  const change = fc.record({ seed: fc.nat(5000), of: fc.nat(1000), game: fc.nat(100), other: fc.nat(PLAYERS - 1) });

  it.each(Object.keys(OF_REPORT))('gives what the whole history gives: %s', (kind) => {
    forAll({ of: [change], numRuns: 12 }, ({ seed, of, game, other }) => {
      const record = recordOf(seed, past);
      const after = (report: PackedReport): PackedReport => OF_REPORT[kind]!(report, game % report.games.count, other);
      expectSame(changedReport(record, of, after), settledStates(record, seed, past));
    });
  });

  it('gives what the whole history gives: reinstated', () => {
    forAll({ of: [change], numRuns: 12 }, ({ seed, of }) => {
      const counting = recordOf(seed, past);
      const { record } = changedReport(counting, of, (report) => ({ ...report, counts: false }));
      const again = changedReport(record, of, (report) => ({ ...report, counts: true }));
      expectSame(again, settledStates(record, seed, past));
    });
  });

  it('the next list goes on from the last one where nothing reached back (D-OFF-590)', () => {
    forAll({ of: [fc.nat(5000)], numRuns: 12 }, (seed) => {
      const record = recordOf(seed, past);
      const states = settledStates(record, seed, past);
      const before: SeriesState[] = states.map((state) => ({ ...state, computed: state.computed.slice(0, -1) }));
      for (const [i, { series, computed }] of states.entries()) {
        const fresh = { series: series.id, days: [computed.at(-1)!.day] };
        expect(told(settle(record, before, fresh, ALL_STAND))).toEqual(told(settle(record, before, fresh)));
        before[i] = states[i]!;
      }
    });
  });

  it('the next list is made of the games alone that it can have, where they are read piece by piece (D-OFF-996)', () => {
    forAll({ of: [change], numRuns: 12 }, ({ seed, of }) => {
      const record = recordOf(seed, past);
      const states = settledStates(record, seed, past);
      const [event, bytes] = [...record.reports][of % record.reports.size]!;
      const other = new Map([[event, packGames(OF_REPORT['other days']!(unpackGames(bytes), 0, 0))]]);
      const before: SeriesState[] = states.map((state) => ({ ...state, computed: state.computed.slice(0, -1) }));
      for (const { series, computed } of states)
        for (const changed of [new Map(), other]) {
          const next = (of: LoadedRecord) =>
            told(
              settle(withReports(of, changed), before, { series: series.id, days: [computed.at(-1)!.day] }, ALL_STAND),
            );
          expect(next(inPieces(record))).toEqual(next(record));
        }
    });
  });

  it('what is put right of a player moves no list where it does not reach back (D-OFF-591)', () => {
    forAll(
      { of: [change, fc.constantFrom(...Object.values(OF_PLAYER))], numRuns: 25 },
      ({ seed, of, other }, after) => {
        const record = recordOf(seed, past);
        const states = settledStates(record, seed, past);
        const before = record.players[of % (PLAYERS + 1)];
        const player = { ...after(before ?? NEWCOMER, other, past), number: before?.number ?? PLAYERS };
        const day = addMonths(past.first, past.months);
        fc.pre(!playerReachesBack(before, player, { seasons: [], day }));
        const players = [...record.players.slice(0, player.number), player, ...record.players.slice(player.number + 1)];
        const playerIds = players.map(({ number }) => `p${number}`);
        const settled = settle({ ...record, players, playerIds }, grownStates(states, players.length));
        expect(settled.flatMap(({ filings }) => filings)).toEqual([]);
      },
    );
  });
});
