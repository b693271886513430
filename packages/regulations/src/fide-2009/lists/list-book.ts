import type { Day, FederationColumns, LedgerSink } from '@escala/core';
import { type ListBook, openPeriod, stateOf } from '../../shared/lists/list-book.ts';
import { type RatedHistory, rateLists } from '../../shared/lists/rate-lists.ts';
import { rateEvent } from '../events/rate-event.ts';
import { openingFactors, reachedMark } from '../factor-k.ts';
import type { RegulationByDay } from '../regulation-in-force.ts';
import { closePeriod, type RatedPeriod } from './close-period.ts';
import { sheetOfPeriod } from './list-sheet.ts';
import { periodsOf } from './period.ts';
import type { PeriodWork } from './period-work.ts';

/** 7.1: the lists of a federation, each from the previous one; K in halves, as in force when a period starts (8.56). */
export const listBook = (regulations: RegulationByDay): ListBook<PeriodWork, RatedPeriod> => ({
  periodsOf: (events, listDays, opens) => periodsOf(events, listDays, opens, regulations),
  openingOf: ({ players, lists }, listDay) => {
    const { factor: rule } = regulations.on(lists.days.at(-1) ?? listDay);
    const state = stateOf(players, reachedMark(players.reached, lists, rule.mark));
    return { state, factors: openingFactors(rule, state.reached, state.careerGames) };
  },
  open: (opening) => ({
    ...openPeriod(opening),
    regulations,
    performances: [],
    counted: new Map(),
    refusals: [],
  }),
  rateEvent,
  close: closePeriod,
  sheetOf: sheetOfPeriod,
});

/** All lists at once, kept in memory. */
export const rateHistory = (
  federation: FederationColumns,
  listDays: readonly Day[],
  regulations: RegulationByDay,
  ledgerOf?: (listDay: Day) => LedgerSink | undefined,
): RatedHistory<RatedPeriod> =>
  rateLists(listBook(regulations), federation, listDays, { ledgerOf: (list) => ledgerOf?.(listDays[list]!) });
