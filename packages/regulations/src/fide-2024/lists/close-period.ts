import {
  addMonths,
  CHANGES_PER_POINT,
  type Day,
  LIST_STATUS,
  listInForce,
  type PooledSum,
  UNRATED,
  writeDay,
  yearOf,
} from '@escala/core';
import type { GamesOfBefore } from '../../contracts/succession.ts';
import { playedInPeriod } from '../../shared/period-columns.ts';
import type { Fault } from '../events/event-faults.ts';
import { factorOf, factorOfPeriod, factorsOfYear, marksOf } from '../factor-k.ts';
import type { UnratedPerformance } from '../first-rating/performance.ts';
import { firstPoolMonth, isPublished, type PoolStanding, poolStanding } from '../first-rating/pool.ts';
import type { FactorRule } from '../parameters.ts';
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
  /** K with which the period opened for who played, before the limit of 700. */
  readonly openingFactor: Uint8Array;
  /** K of the list; 0 for who is not on it. */
  readonly factor: Uint8Array;
  /** Players without a published rating before, who have something in the pool. */
  readonly pools: ReadonlyMap<number, PoolStanding>;
  readonly seeds: ReadonlyMap<number, number>;
  readonly performances: readonly UnratedPerformance[];
  readonly elsewhere: readonly number[];
  readonly faults: readonly Fault[];
  readonly before?: GamesOfBefore | undefined;
}

type Columns = Omit<RatedPeriod, 'openingFactor'> & {
  openingFactor: Uint8Array;
  readonly pools: Map<number, PoolStanding>;
  readonly seeds: Map<number, number>;
};

/** By what a list is made, and the first day of a last event with which somebody is active. */
interface ListTerms {
  readonly rules: Regulation;
  readonly activeSince: Day;
}

export function closePeriod(work: PeriodWork): RatedPeriod {
  const { federation, period, last, tally, state, scratch } = work;
  const { count } = federation.players;
  if (work.before !== undefined) noteGamesOfBefore(work, work.before);
  const regulation = regulations.on(period.listDay);
  const terms = { rules: regulation, activeSince: addMonths(period.listDay, -regulation.inactiveMonths) };
  const carried = scratch.idle.carriedOn(terms, last, state.lastEventDay, federation.events);
  const columns: Columns = {
    period,
    rating: last.slice(),
    previous: last,
    status: carried ?? new Uint8Array(count),
    change: new Int32Array(count),
    games: tally.games,
    openingFactor: work.factors,
    factor: idleFactors(work),
    pools: new Map(),
    seeds: new Map(),
    performances: work.performances,
    elsewhere: work.elsewhere,
    faults: work.faults,
    ...(work.before && { before: work.before }),
  };
  const passing = carried === undefined ? closeIdle(work, columns, terms) : [];
  closePlayers(work, columns, terms, passing);
  closeUnrated(work, columns, regulation);
  for (const player of columns.pools.keys()) passing.push(player);
  scratch.idle.keep({ rating: columns.rating, status: columns.status, ...terms, passing });
  for (const line of work.lines) {
    line[K_HALVES] = 2 * usedFactor(columns, line[PLAYER]);
    work.ledger!.line(...line);
  }
  return columns;
}

/** 7.2.2: who has played only in events of the book of before has played. */
function noteGamesOfBefore({ tally, touched, state: { lastEventDay } }: PeriodWork, before: GamesOfBefore): void {
  for (const [player, { games }] of before.changes) {
    if (tally.games[player] === 0) touched.push(player);
    tally.games[player]! += games;
  }
  for (let player = 0; player < lastEventDay.length; player++)
    lastEventDay[player] = Math.max(lastEventDay[player]!, before.lastEventDay[player]!);
}

/** K of who was on the last list, as without a game in the period: only the year of the list makes another (8.3.3). */
function idleFactors({ federation, state, factors, period }: PeriodWork): Uint8Array {
  const { players, lists } = federation;
  const before = yearOf(lists.days.at(-1) ?? period.listDay);
  const year = yearOf(period.listDay);
  const { factor: rule } = regulations.on(period.listDay);
  return year === before ? factors.slice() : factorsOfYear(rule, factors, players.birthYear, state, before, year);
}

const POINT = CHANGES_PER_POINT;
const HALF_A_POINT = POINT / 2;

/** Places in a line. */
const PLAYER = 1;
const K_HALVES = 7;

/** 7.2.1, 7.2.2: whoever was on the last list, as without a game in the period. Returns who leaves it. */
function closeIdle({ last, state }: PeriodWork, columns: Columns, { rules, activeSince }: ListTerms): number[] {
  const { status } = columns;
  const { lastEventDay } = state;
  const { rated, inactive } = LIST_STATUS;
  const leaving: number[] = [];
  for (let player = 0; player < last.length; player++) {
    if (last[player] === UNRATED) continue;
    if (last[player]! < rules.floor) {
      leave(columns, player);
      leaving.push(player);
    } else status[player] = lastEventDay[player]! >= activeSince ? rated : inactive;
  }
  return leaving;
}

/** 8.3.2 to 8.3.4: K times the sum, rounded with one half away from zero; from a standard rating where there is none (R7.2.1). */
function closePlayers(work: PeriodWork, columns: Columns, terms: ListTerms, passing: number[]): void {
  const { last, tally, factors } = work;
  const { careerGames, reached, lastEventDay } = work.state;
  const { rating, status, change, factor, seeds } = columns;
  const { activeSince } = terms;
  const changes = work.before?.changes;
  const { mostFactorGames, floor, factor: rule } = terms.rules;
  const { listedFactor } = work.federation.players;
  const { endDay } = work.federation.events;
  const someOld = work.before !== undefined || work.period.events.some((event) => endDay[event]! < activeSince);
  const players = playedInPeriod(work);
  const { rated } = LIST_STATUS;
  for (let i = 0; i < players.length; i++) {
    const player = players[i]!;
    const games = tally.games[player]!;
    const previous = last[player]!;
    const isSeeded = previous === UNRATED;
    const known = factors[player]!;
    const opening = listedFactor?.[player] || known || factorBefore(work, player);
    if (opening !== known) {
      if (columns.openingFactor === factors) columns.openingFactor = factors.slice();
      columns.openingFactor[player] = opening;
    }
    const earlier = changes?.get(player);
    const used = factorOfPeriod(opening, games - (earlier?.games ?? 0), mostFactorGames);
    const sum = 2 * used * tally.gained[player]! + (earlier?.change ?? 0);
    change[player] = sum;
    const base = isSeeded ? seedOf(work, player) : previous;
    const newRating = base + roundedChange(sum);
    const before = careerGames[player]!;
    careerGames[player] = before + games;
    const knownMarks = reached[player]!;
    const marks = marksOf(rule, newRating) | knownMarks;
    // Without a new mark and without the last game that is asked for K is the one of before (8.3.3).
    const isSame = marks === knownMarks && (before - rule.games) >> 31 === (before + games - rule.games) >> 31;
    rating[player] = newRating;
    status[player] = rated;
    if (newRating < floor) leave(columns, player);
    else if (!isSame || isSeeded) {
      reached[player] = marks;
      factor[player] = factorOnList(work, rule, player);
    }
    if (isSeeded) {
      seeds.set(player, base);
      if (newRating >= floor) status[player] = LIST_STATUS.new;
    }
    if (newRating < floor || isSeeded || (someOld && lastEventDay[player]! < activeSince)) passing.push(player);
  }
}

/** K as it was used: the limit of 700 is one of games that this book rates (D-F24-25). */
export function usedFactor({ period, openingFactor, games, before }: RatedPeriod, player: number): number {
  const own = games[player]! - (before?.changes.get(player)?.games ?? 0);
  return factorOfPeriod(openingFactor[player]!, own, regulations.on(period.listDay).mostFactorGames);
}

/** 7.2.1: off the list. */
function leave({ rating, factor, status }: Columns, player: number): void {
  rating[player] = UNRATED;
  factor[player] = 0;
  status[player] = LIST_STATUS.delisted;
}

/** 8.3.4, in the whole numbers of a column: one half goes away from zero, and no sign is guessed. */
function roundedChange(sum: number): number {
  return ((sum + ((sum >> 31) | 1) * HALF_A_POINT) / POINT) | 0;
}

/** K with the marks and games that the list leaves, for its year (8.3.3). */
function factorOnList({ federation, state, period }: PeriodWork, rule: FactorRule, player: number): number {
  const { reached, careerGames } = state;
  const { birthYear } = federation.players;
  return factorOf(rule, reached[player]!, careerGames[player]!, yearOf(period.listDay), birthYear[player]!);
}

/** K of who was not on the last list, by the rule for it (D-F24-14). */
function factorBefore({ federation, state, period }: PeriodWork, player: number): number {
  const { players, lists } = federation;
  const day = lists.days.at(-1) ?? period.listDay;
  const { factor: rule } = regulations.on(day);
  const { reached, careerGames } = state;
  return factorOf(rule, reached[player]!, careerGames[player]!, yearOf(day), players.birthYear[player]!);
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
  const firstMonth = firstPoolMonth(columns.period.listDay, regulation);
  for (const counted of [work.counted, work.before?.pooled ?? []])
    for (const [player] of counted) if (!pools.has(player)) pools.set(player, []);
  for (const [player, earlier] of pools)
    if (work.last[player] === UNRATED && columns.status[player] === LIST_STATUS.absent)
      closePool(work, columns, player, earlier, firstMonth, regulation);
    else pools.delete(player);
}

const NONE: readonly PooledSum[] = [];

function closePool(
  work: PeriodWork,
  columns: Columns,
  player: number,
  earlier: readonly PooledSum[],
  firstMonth: string,
  regulation: Regulation,
): void {
  const { state, federation } = work;
  const { listDay } = columns.period;
  const ofBefore = work.before?.pooled.get(player) as readonly PooledSum[] | undefined;
  const own = work.counted.get(player)?.map((each) => pooledSum(federation.events.ids, each, listDay));
  const entered = own === undefined ? (ofBefore ?? NONE) : [...(ofBefore ?? NONE), ...own];
  const entries = entered.length === 0 ? earlier : [...earlier, ...entered];
  const games = entered.reduce((sum, entry) => sum + entry.games, 0);
  const standing = poolStanding(entries, firstMonth, regulation);
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
    state.reached[player]! |= marksOf(regulation.factor, standing.estimate.ru);
    columns.factor[player] = factorOnList(work, regulation.factor, player);
  } else columns.status[player] = LIST_STATUS.pending;
}

function pooledSum(ids: readonly string[], performance: UnratedPerformance, listDay: Day): PooledSum {
  const { event, games, halfPoints, sum } = performance;
  return { event: ids[event]!, list: writeDay(listDay), games, points: halfPoints / 2, sum };
}
