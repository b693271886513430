import {
  addMonths,
  CHANGES_PER_POINT,
  EVENT_FLAGS,
  type IsoDate,
  LIST_STATUS,
  type ListSheet,
  type PooledMean,
  REACHED,
  roundHalfUp,
  UNRATED,
  writeDay,
} from '@escala/core';
import { type ClosingList, closePools, keepList, type ListTerms, listToClose } from '../../shared/lists/close-list.ts';
import type { RatedList } from '../../shared/lists/list-book.ts';
import { everybody, playedInPeriod } from '../../shared/period-columns.ts';
import type { Refusal } from '../events/event-refusals.ts';
import { isPublished, type PooledPerformance, type PoolStanding, poolStanding } from '../events/pool.ts';
import { factorHalves, hasReached } from '../factor-k.ts';
import type { Regulation } from '../parameters.ts';
import type { UnratedPerformance } from '../performance/performance.ts';
import type { PeriodWork } from './list-book.ts';

/** A list as columns, K in halves, and what happened while making it. */
export interface RatedPeriod extends RatedList {
  readonly pools: ReadonlyMap<number, PoolStanding>;
  readonly performances: readonly UnratedPerformance[];
  readonly refusals: readonly Refusal[];
}

type Columns = ClosingList<PoolStanding>;

/** The list made by the events of a period; only the given players' lines if `only` is set. */
export function closePeriod(work: PeriodWork, only?: Int32Array): RatedPeriod {
  const { federation, period, last, scratch, performances, refusals } = work;
  const { count } = federation.players;
  const regulation = work.regulations.on(period.listDay);
  const { terms, list, isCarried } = listToClose<PoolStanding, Regulation>(work, regulation, only);
  const unsure = only ?? (isCarried ? scratch.idle.passing : everybody(count));
  for (const player of unsure) if (last[player] === UNRATED) list.factor[player] = 0;
  const passing: number[] = [];
  closeRated(work, list, only ?? (isCarried ? playedInPeriod(work) : everybody(count)), terms, passing);
  closeUnrated(work, list, regulation, only);
  if (only === undefined) keepList(work, list, terms, passing);
  return { ...list, performances, refusals };
}

/** 8.55c, 8.57: K times the sum, rounded half up; below the floor, off the list (7.21). */
function closeRated(
  { last, tally, factors, state }: PeriodWork,
  { rating, status, change, factor }: Columns,
  players: Int32Array,
  { rules, activeSince }: ListTerms<Regulation>,
  passing: number[],
): void {
  const { careerGames, reached, lastEventDay } = state;
  const { floor, factor: rule } = rules;
  const { rated, inactive, delisted } = LIST_STATUS;
  for (let i = 0; i < players.length; i++) {
    const player = players[i]!;
    let newRating = last[player]!;
    if (newRating === UNRATED) continue;
    const games = tally.games[player]!;
    if (games > 0) {
      change[player] = tally.gained[player]! * factors[player]!;
      newRating += roundHalfUp(change[player]!, CHANGES_PER_POINT);
      careerGames[player]! += games;
    }
    const isOfLate = lastEventDay[player]! >= activeSince;
    if (newRating >= floor) {
      rating[player] = newRating;
      // 7.23a, 7.23c: a player is inactive after a year without a rated game, and active again after one game. A
      // missing day counts as long ago.
      status[player] = games > 0 || isOfLate ? rated : inactive;
      // K on the list: the new rating counts towards the threshold, the games of the period towards the total (8.56).
      if (newRating >= rule.mark) reached[player]! |= REACHED.at2400;
    } else {
      rating[player] = UNRATED;
      status[player] = delisted;
    }
    if (newRating < floor || (games > 0 && !isOfLate)) passing.push(player);
    factor[player] = factorHalves(rule, hasReached(reached[player]!), careerGames[player]!);
  }
}

/** The sum of games of a player on the last list, recovered from this change on the new line. */
export const gainedBy = ({ factors }: PeriodWork, player: number, { change }: Pick<ListSheet, 'change'>): number =>
  change[player]! / factors[player]!;

/** 7.14: on the list once the pool is sufficient, pending until then. */
function closeUnrated(work: PeriodWork, columns: Columns, regulation: Regulation, only?: Int32Array): void {
  const oldest = writeDay(addMonths(columns.period.listDay, -regulation.poolMonths));
  closePools<PooledMean>(work, columns, work.counted.keys(), only, (player, earlier) =>
    closePool(work, columns, player, earlier, oldest, regulation),
  );
}

function closePool(
  work: PeriodWork,
  { pools, rating, status, games, factor }: Columns,
  player: number,
  earlier: readonly PooledMean[],
  oldest: IsoDate,
  regulation: Regulation,
): void {
  const { state } = work;
  const entered = work.counted.get(player)?.map((performance) => pooledPerformance(work, performance)) ?? [];
  const performances = entered.length === 0 ? earlier : [...earlier, ...entered];
  const standing = poolStanding(performances, oldest, regulation);
  if (standing !== undefined) pools.set(player, standing);
  if (standing !== undefined && isPublished(standing, work.federation.players.minGames[player]!, regulation)) {
    state.pools.delete(player);
    rating[player] = standing.rating;
    status[player] = LIST_STATUS.new;
    games[player] = entered.reduce((sum, performance) => sum + performance.games, 0);
    // 8.56: games of a first rating are complete with it; `careerGames` are those before it (D-FIDE-21).
    state.careerGames[player]! += standing.games;
    if (standing.rating >= regulation.factor.mark) state.reached[player]! |= REACHED.at2400;
    factor[player] = factorHalves(regulation.factor, hasReached(state.reached[player]!), state.careerGames[player]!);
  } else {
    // Performances no longer in the pool stay on record: they still count as earlier ones (D-FIDE-2).
    state.pools.set(player, performances.map(pooledMean));
    if (standing !== undefined) status[player] = LIST_STATUS.pending;
  }
}

export function pooledPerformance({ federation }: PeriodWork, performance: UnratedPerformance): PooledPerformance {
  const { ids, endDay, flags } = federation.events;
  const { event, games, halfPoints, estimate } = performance;
  const end = writeDay(endDay[event]!);
  const ofTeams = (flags[event]! & EVENT_FLAGS.teamChampionship) !== 0 ? { teamChampionship: true } : {};
  const { ru } = estimate.rating;
  return { event: ids[event]!, end, games, points: halfPoints / 2, rc: estimate.rc, ...ofTeams, ru };
}

/** A performance in the form in which a document gives it to the next period. */
export function pooledMean(performance: PooledPerformance): PooledMean {
  const { ru: _, ...entry } = performance;
  return entry;
}
