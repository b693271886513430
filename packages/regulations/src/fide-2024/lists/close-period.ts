import {
  addMonths,
  CHANGES_PER_POINT,
  type Day,
  LIST_STATUS,
  listInForce,
  type PooledSum,
  roundHalfAway,
  UNRATED,
  writeDay,
  yearOf,
} from '@escala/core';
import type { Fault } from '../events/event-faults.ts';
import { factorOf, factorOfPeriod, listedFactors, marksOf } from '../factor-k.ts';
import type { UnratedPerformance } from '../first-rating/performance.ts';
import { isPublished, type PoolStanding, poolStanding } from '../first-rating/pool.ts';
import { type Regulation, regulations } from '../regulation-in-force.ts';
import type { Period } from './period.ts';
import type { PeriodWork } from './period-work.ts';

/** A list as columns, and what happened on the way to it. */
export interface RatedPeriod {
  readonly period: Period;
  /** The new list; `UNRATED` for everybody without a published rating. */
  readonly rating: Int16Array;
  /** The list before. */
  readonly previous: Int16Array;
  readonly status: Uint8Array;
  /** Sum of the changes, in the ledger's parts of a point. */
  readonly change: Int32Array;
  /** Rated games; of a player who is new by the pool, those that entered it in this period. */
  readonly games: Uint16Array;
  /** K of who played: before the limit of 700, and as it was used. */
  readonly openingFactor: Uint8Array;
  readonly usedFactor: Uint8Array;
  /** K of the list; 0 for who is not on it. */
  readonly factor: Uint8Array;
  /** Players without a published rating before, who have something in the pool. */
  readonly pools: ReadonlyMap<number, PoolStanding>;
  readonly seeds: ReadonlyMap<number, number>;
  readonly performances: readonly UnratedPerformance[];
  readonly elsewhere: readonly number[];
  readonly faults: readonly Fault[];
}

type Columns = RatedPeriod & {
  readonly pools: Map<number, PoolStanding>;
  readonly seeds: Map<number, number>;
};

export function closePeriod(work: PeriodWork): RatedPeriod {
  const { federation, period, last, tally } = work;
  const { count } = federation.players;
  const columns: Columns = {
    period,
    rating: last.slice(),
    previous: last,
    status: new Uint8Array(count),
    change: new Int32Array(count),
    games: tally.games,
    openingFactor: new Uint8Array(count),
    usedFactor: new Uint8Array(count),
    factor: idleFactors(work),
    pools: new Map(),
    seeds: new Map(),
    performances: work.performances,
    elsewhere: work.elsewhere,
    faults: work.faults,
  };
  const regulation = regulations.on(period.listDay);
  closeIdle(work, columns, regulation);
  closePlayers(work, columns, regulation);
  closeUnrated(work, columns, regulation);
  for (const line of work.lines) {
    line[K_HALVES] = 2 * columns.usedFactor[line[PLAYER]]!;
    work.ledger!.line(...line);
  }
  return columns;
}

/** K of who was on the last list, as without a game in the period: only the year of the list makes another (8.3.3). */
function idleFactors({ federation, state, factors, period }: PeriodWork): Uint8Array {
  const { players, lists } = federation;
  const year = yearOf(period.listDay);
  if (year === yearOf(lists.days.at(-1) ?? period.listDay)) return factors.slice();
  return listedFactors(players.birthYear, state, lists.ratings.at(-1)!, year, regulations.on(period.listDay).factor);
}

/** Places in a line. */
const PLAYER = 1;
const K_HALVES = 7;

/** 7.2.1, 7.2.2: whoever was on the last list, as without a game in the period. */
function closeIdle({ last, state }: PeriodWork, columns: Columns, regulation: Regulation): void {
  const { rating, status, factor, period } = columns;
  const { lastEventDay } = state;
  const { floor } = regulation;
  const { rated, inactive } = LIST_STATUS;
  const activeSince = addMonths(period.listDay, -regulation.inactiveMonths);
  for (let player = 0; player < last.length; player++) {
    if (last[player] === UNRATED) continue;
    if (last[player]! < floor) {
      rating[player] = UNRATED;
      factor[player] = 0;
      status[player] = LIST_STATUS.delisted;
    } else status[player] = lastEventDay[player]! >= activeSince ? rated : inactive;
  }
}

/** 8.3.2 to 8.3.4: K times the sum, rounded with one half away from zero; from a standard rating where there is none (R7.2.1). */
function closePlayers(work: PeriodWork, columns: Columns, regulation: Regulation): void {
  const { last, tally, state, touched } = work;
  const { rating, status, change, factor, seeds, openingFactor, usedFactor } = columns;
  const { mostFactorGames, floor } = regulation;
  const factorAtOpening = openingFactors(work);
  const factorOnList = listFactors(work, columns.period.listDay, regulation);
  // Where many have played, memory is gone through in its order.
  const isDense = touched.length * 4 > last.length;
  const count = isDense ? last.length : touched.length;
  for (let i = 0; i < count; i++) {
    const player = isDense ? i : touched[i]!;
    const games = tally.games[player]!;
    if (games === 0) continue;
    const opening = factorAtOpening(player);
    const used = factorOfPeriod(opening, games, mostFactorGames);
    openingFactor[player] = opening;
    usedFactor[player] = used;
    const sum = 2 * used * tally.gained[player]!;
    change[player] = sum;
    state.careerGames[player]! += games;
    const isSeeded = last[player] === UNRATED;
    const base = isSeeded ? seedOf(work, player) : last[player]!;
    if (isSeeded) seeds.set(player, base);
    const newRating = base + roundHalfAway(sum, CHANGES_PER_POINT);
    const isListed = newRating >= floor;
    rating[player] = isListed ? newRating : UNRATED;
    status[player] = !isListed ? LIST_STATUS.delisted : isSeeded ? LIST_STATUS.new : LIST_STATUS.rated;
    factor[player] = isListed ? factorOnList(player, newRating) : 0;
  }
}

/** K with the marks of a new rating and the games of the period, for the year of the list (8.3.3). */
function listFactors(
  { federation, state }: PeriodWork,
  listDay: Day,
  { factor: rule }: Regulation,
): (player: number, rating: number) => number {
  const { birthYear } = federation.players;
  const { reached, careerGames } = state;
  const year = yearOf(listDay);
  return (player, rating) => {
    reached[player]! |= marksOf(rule, rating);
    return factorOf(rule, reached[player]!, careerGames[player]!, year, birthYear[player]!);
  };
}

/** The K that the last list printed; of who was not on it, by the rule for that list (D-F24-14). */
function openingFactors({ federation, state, factors, period }: PeriodWork): (player: number) => number {
  const { players, lists } = federation;
  const { listedFactor, birthYear } = players;
  const day = lists.days.at(-1) ?? period.listDay;
  const year = yearOf(day);
  const { factor: rule } = regulations.on(day);
  const { reached, careerGames } = state;
  return (player) =>
    listedFactor?.[player] ||
    factors[player] ||
    factorOf(rule, reached[player]!, careerGames[player]!, year, birthYear[player]!);
}

/** R7.2.1: the standard rating on the newest standard list not later than the last list; not there: the one used last. */
function seedOf({ federation, seeds }: PeriodWork, player: number): number {
  const { standardLists, lists } = federation;
  const list =
    standardLists === undefined ? -1 : listInForce(standardLists, lists.days.at(-1) ?? Number.NEGATIVE_INFINITY);
  return standardLists?.ratings[list]?.[player] || seeds.get(player)!;
}

/** 7.1.4: on the list once the pool is enough, pending until then. */
function closeUnrated(work: PeriodWork, columns: Columns, regulation: Regulation): void {
  const { pools } = work.state;
  const factorOnList = listFactors(work, columns.period.listDay, regulation);
  for (const player of work.counted.keys()) if (!pools.has(player)) pools.set(player, []);
  for (const [player, earlier] of pools)
    if (work.last[player] === UNRATED && columns.status[player] === LIST_STATUS.absent)
      closePool(work, columns, player, earlier, regulation, factorOnList);
    else pools.delete(player);
}

function closePool(
  work: PeriodWork,
  columns: Columns,
  player: number,
  earlier: readonly PooledSum[],
  regulation: Regulation,
  factorOnList: ReturnType<typeof listFactors>,
): void {
  const { state, federation } = work;
  const { listDay } = columns.period;
  const entered = work.counted.get(player)?.map((each) => pooledSum(federation.events.ids, each, listDay)) ?? [];
  const entries = entered.length === 0 ? earlier : [...earlier, ...entered];
  const games = entered.reduce((sum, entry) => sum + entry.games, 0);
  const standing = poolStanding(entries, listDay, regulation);
  state.careerGames[player]! += games;
  // Performances that have left the pool stay on record: they still count as earlier ones (D-F24-12).
  state.pools.set(player, entries);
  if (standing === undefined) return;
  columns.pools.set(player, standing);
  if (isPublished(standing, regulation)) {
    state.pools.delete(player);
    columns.games[player] = games;
    columns.rating[player] = standing.estimate.ru;
    columns.status[player] = LIST_STATUS.new;
    columns.factor[player] = factorOnList(player, standing.estimate.ru);
  } else columns.status[player] = LIST_STATUS.pending;
}

function pooledSum(ids: readonly string[], performance: UnratedPerformance, listDay: Day): PooledSum {
  const { event, games, halfPoints, sum } = performance;
  return { event: ids[event]!, list: writeDay(listDay), games, points: halfPoints / 2, sum };
}
