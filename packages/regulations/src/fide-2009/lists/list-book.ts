import {
  type Day,
  type FederationColumns,
  type LedgerSink,
  LIST_STATUS,
  type ListSheet,
  type PlayerColumns,
} from '@escala/core';
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
import type { Refusal } from '../events/event-refusals.ts';
import { rateEvent } from '../events/rate-event.ts';
import { openingFactors, reachedMark } from '../factor-k.ts';
import type { RegulationByDay } from '../parameters.ts';
import type { UnratedPerformance } from '../performance/performance.ts';
import { closePeriod, type RatedPeriod } from './close-period.ts';
import { periodsOf } from './period.ts';

/** State that grows as the events of a period are rated; K in halves (8.56). */
export interface PeriodWork extends OpenPeriod {
  readonly regulations: RegulationByDay;
  readonly performances: UnratedPerformance[];
  /** Counted performances of this period, by player. */
  readonly counted: Map<number, UnratedPerformance[]>;
  readonly refusals: Refusal[];
}

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

/** 7.12. */
export function sheetOfPeriod(rated: RatedPeriod, state: CarriedState, players: PlayerColumns): ListSheet {
  const counted = rated.games.slice();
  for (const player of rated.pools.keys()) counted[player] = countedGames(rated, player);
  const factor = rated.factor.map(printedFactor);
  return sheetOfList(rated, state, players, { factor, counted, poolFigures: poolFigures(rated, ratingOf) });
}

const ratingOf = ({ rating }: { readonly rating: number }): number => rating;

/** K is printed in whole points. */
const printedFactor = (halves: number): number => halves >> 1;

/** For a new player, all games of the pool. */
const countedGames = ({ status, pools, games }: RatedPeriod, player: number): number =>
  (status[player] === LIST_STATUS.new && pools.get(player)?.games) || games[player]!;

/** The lines of the players for whom the period was closed. */
export function linesOfPeriod(rated: RatedPeriod, work: PeriodWork, players: Int32Array): ClosedLines {
  const { printedFactor: factor, counted } = work.scratch.lines!;
  for (const player of players) {
    factor[player] = printedFactor(rated.factor[player]!);
    counted[player] = countedGames(rated, player);
  }
  return linesOfList(rated, work, { factor, counted, poolFigures: poolFigures(rated, ratingOf) });
}
