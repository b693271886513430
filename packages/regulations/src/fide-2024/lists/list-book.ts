import { type Day, type FederationColumns, type LedgerSink, type Rhythm, yearOf } from '@escala/core';
import type { GamesOfBefore } from '../../contracts/succession.ts';
import { type ListBook, openPeriod, stateOf } from '../../shared/lists/list-book.ts';
import { type RatedHistory, rateLists } from '../../shared/lists/rate-lists.ts';
import { rateEvent } from '../events/rate-event.ts';
import { listedFactors, reachedMarks } from '../factor-k.ts';
import { regulations } from '../regulation-in-force.ts';
import { closePeriod, type RatedPeriod } from './close-period.ts';
import { liftedList } from './lift.ts';
import { FIRST_LIST } from './list-calendar.ts';
import { sheetOfPeriod } from './list-sheet.ts';
import { periodsOf } from './period.ts';
import type { PeriodWork } from './period-work.ts';

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
