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
  readonly openingFactor: ReadonlyMap<number, number>;
  readonly usedFactor: ReadonlyMap<number, number>;
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
  readonly openingFactor: Map<number, number>;
  readonly usedFactor: Map<number, number>;
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
    openingFactor: new Map(),
    usedFactor: new Map(),
    factor: idleFactors(work),
    pools: new Map(),
    seeds: new Map(),
    performances: work.performances,
    elsewhere: work.elsewhere,
    faults: work.faults,
  };
  const regulation = regulations.on(period.listDay);
  closeIdle(work, columns, regulation);
  for (const player of work.touched) closePlayer(work, columns, player, regulation);
  closeUnrated(work, columns, regulation);
  for (const line of work.lines) {
    line[K_HALVES] = 2 * columns.usedFactor.get(line[PLAYER])!;
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
function closePlayer(work: PeriodWork, columns: Columns, player: number, regulation: Regulation): void {
  const { last, tally, state } = work;
  const { rating, status, change, factor, seeds } = columns;
  const games = tally.games[player]!;
  const opening = factorAtOpening(work, player);
  const used = factorOfPeriod(opening, games, regulation.mostFactorGames);
  columns.openingFactor.set(player, opening);
  columns.usedFactor.set(player, used);
  change[player] = 2 * used * tally.gained[player]!;
  state.careerGames[player]! += games;
  const isSeeded = last[player] === UNRATED;
  if (isSeeded) seeds.set(player, seedOf(work, player));
  const newRating = (seeds.get(player) ?? last[player]!) + roundHalfAway(change[player]!, CHANGES_PER_POINT);
  if (newRating < regulation.floor) {
    rating[player] = UNRATED;
    factor[player] = 0;
    status[player] = LIST_STATUS.delisted;
  } else publish(work, columns, player, newRating, isSeeded ? LIST_STATUS.new : LIST_STATUS.rated, regulation);
}

/** With the marks of the new rating and the games of the period, for the year of the list (8.3.3). */
function publish(
  { federation, state }: PeriodWork,
  { rating, status, factor, period }: Columns,
  player: number,
  newRating: number,
  newStatus: number,
  { factor: rule }: Regulation,
): void {
  rating[player] = newRating;
  status[player] = newStatus;
  state.reached[player]! |= marksOf(rule, newRating);
  const born = federation.players.birthYear[player]!;
  factor[player] = factorOf(rule, state.reached[player]!, state.careerGames[player]!, yearOf(period.listDay), born);
}

/** The K that the last list printed; of who was not on it, by the rule for that list (D-F24-14). */
function factorAtOpening({ federation, state, factors, period }: PeriodWork, player: number): number {
  const { players, lists } = federation;
  const day = lists.days.at(-1) ?? period.listDay;
  const { factor: rule } = regulations.on(day);
  return (
    players.listedFactor?.[player] ||
    factors[player] ||
    factorOf(rule, state.reached[player]!, state.careerGames[player]!, yearOf(day), players.birthYear[player]!)
  );
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
  for (const player of work.counted.keys()) if (!pools.has(player)) pools.set(player, []);
  for (const [player, earlier] of pools)
    if (work.last[player] === UNRATED && columns.status[player] === LIST_STATUS.absent)
      closePool(work, columns, player, earlier, regulation);
    else pools.delete(player);
}

function closePool(
  work: PeriodWork,
  columns: Columns,
  player: number,
  earlier: readonly PooledSum[],
  regulation: Regulation,
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
    publish(work, columns, player, standing.estimate.ru, LIST_STATUS.new, regulation);
  } else columns.status[player] = LIST_STATUS.pending;
}

function pooledSum(ids: readonly string[], performance: UnratedPerformance, listDay: Day): PooledSum {
  const { event, games, halfPoints, sum } = performance;
  return { event: ids[event]!, list: writeDay(listDay), games, points: halfPoints / 2, sum };
}
