import {
  type Day,
  type FederationColumns,
  type LedgerSink,
  type ListSheet,
  type PlayerColumns,
  type Rhythm,
  yearOf,
} from '@escala/core';
import type { GamesOfBefore } from '../../contracts/succession.ts';
import type { RawLine } from '../../shared/ledger-lines.ts';
import {
  type CarriedState,
  type ClosedLines,
  type ListBook,
  type OpenPeriod,
  openPeriod,
  stateOf,
} from '../../shared/lists/list-book.ts';
import { linesOfList, poolFigures, sheetOfList } from '../../shared/lists/list-sheet.ts';
import { type RatedHistory, rateLists } from '../../shared/lists/rate-lists.ts';
import type { Fault } from '../events/event-faults.ts';
import { rateEvent } from '../events/rate-event.ts';
import { listedFactors, reachedMarks } from '../factor-k.ts';
import type { UnratedPerformance } from '../first-rating/performance.ts';
import { regulations } from '../parameters.ts';
import { closePeriod, type RatedPeriod } from './close-period.ts';
import { liftedList } from './lift.ts';
import { FIRST_LIST, periodsOf } from './period.ts';

/** State that grows as the events of a period are rated; K is 0 for players not on the last list. */
export interface PeriodWork extends OpenPeriod {
  readonly rhythm: Rhythm;
  /** Lines wait until the period is closed: K depends on the number of games (8.3.3). */
  readonly lines: RawLine[];
  /** Standard ratings from which players without a rating in the rhythm were rated, the last one used (R7.2.1). */
  readonly seeds: Map<number, number>;
  readonly performances: UnratedPerformance[];
  /** Counted performances of this period, by player. */
  readonly counted: Map<number, UnratedPerformance[]>;
  /** Events of this list in another rhythm. */
  readonly elsewhere: number[];
  /** Faults of events and games, in the order found. */
  readonly faults: Fault[];
}

/** The first list is the previous one, lifted. */
const stands = (listDay: Day): boolean => listDay === FIRST_LIST;

/** 7.1: the lists of a federation in one rhythm, each from the previous one. */
export const listBook = (rhythm: Rhythm): ListBook<PeriodWork, RatedPeriod> => ({
  periodsOf,
  stands,
  openingOf: ({ players, lists }, listDay) => {
    const opens = lists.days.at(-1);
    const { factor: rule } = regulations.on(opens ?? listDay);
    const state = stateOf(players, reachedMarks(rule, players.reached, lists));
    const factors =
      opens === undefined
        ? new Uint8Array(players.count)
        : listedFactors(players.birthYear, state, lists.ratings.at(-1)!, yearOf(opens), rule);
    return { state, factors };
  },
  open: (opening) => ({
    ...openPeriod(opening),
    rhythm,
    lines: [],
    seeds: new Map(),
    performances: [],
    counted: new Map(),
    elsewhere: [],
    faults: [],
  }),
  rateEvent,
  close: (work, only) => (stands(work.period.listDay) ? liftedList(work) : closePeriod(work, only)),
  sheetOf: sheetOfPeriod,
});

/** All lists at once, kept in memory. */
export const rateHistory = (
  federation: FederationColumns,
  listDays: readonly Day[],
  rhythm: Rhythm,
  ledgerOf?: (listDay: Day) => LedgerSink | undefined,
  beforeOf?: (list: number, record: FederationColumns) => GamesOfBefore | undefined,
): RatedHistory<RatedPeriod> =>
  rateLists(listBook(rhythm), federation, listDays, { ledgerOf: (list) => ledgerOf?.(listDays[list]!), beforeOf });

/** 7.1.2: K is printed as stored, and only the games of the row count. */
const printed = (rated: RatedPeriod): Pick<ListSheet, 'factor' | 'counted' | 'poolFigures'> => ({
  factor: rated.factor,
  counted: rated.games,
  poolFigures: poolFigures(rated, ({ estimate }) => estimate.ru),
});

export const sheetOfPeriod = (rated: RatedPeriod, state: CarriedState, players: PlayerColumns): ListSheet =>
  sheetOfList(rated, state, players, { ...printed(rated), ...(rated.seeds.size > 0 && { seeds: rated.seeds }) });

/** The lines of the players for whom the period was closed. */
export const linesOfPeriod = (rated: RatedPeriod, work: PeriodWork): ClosedLines =>
  linesOfList(rated, work, { ...printed(rated), seeds: rated.seeds });
