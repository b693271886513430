import { CHANGES_PER_POINT, LIST_STATUS, type ListSheet, listInForce, UNRATED, yearOf } from '@escala/core';
import type { GamesOfBefore } from '../../contracts/succession.ts';
import { type ClosingList, keepList, type ListTerms, listToClose } from '../../shared/lists/close-list.ts';
import type { RatedList } from '../../shared/lists/list-book.ts';
import { everybody, playedInPeriod } from '../../shared/period-columns.ts';
import type { Fault } from '../events/event-faults.ts';
import { changeOfYear, factorOf, factorOfPeriod, marksOf } from '../factor-k.ts';
import type { UnratedPerformance } from '../first-rating/performance.ts';
import type { PoolStanding } from '../first-rating/pool.ts';
import { type Regulation, regulations } from '../parameters.ts';
import { closeUnrated, factorOnList, gamesBeforeSeed } from './close-pools.ts';
import type { PeriodWork } from './list-book.ts';

/**
 * A list as columns, and what happened while making it. The opening K is the one before the limit of 700; 0 for players
 * not on the list.
 */
export interface RatedPeriod extends RatedList {
  readonly pools: ReadonlyMap<number, PoolStanding>;
  readonly seeds: ReadonlyMap<number, number>;
  readonly performances: readonly UnratedPerformance[];
  readonly elsewhere: readonly number[];
  readonly faults: readonly Fault[];
  readonly before?: GamesOfBefore | undefined;
}

type Columns = Omit<ClosingList<PoolStanding>, 'openingFactor'> & {
  openingFactor: Uint8Array;
  readonly seeds: Map<number, number>;
};

/** The list made by the events of a period; only the given players' lines if `only` is set. */
export function closePeriod(work: PeriodWork, only?: Int32Array): RatedPeriod {
  const { federation, period, tally, performances, elsewhere, faults, before } = work;
  if (before !== undefined) noteGamesOfBefore(work, before);
  const regulation = regulations.on(period.listDay);
  const { terms, list, isCarried } = listToClose<PoolStanding, Regulation>(work, regulation, only);
  const columns = { ...list, seeds: new Map(), performances, elsewhere, faults, ...(before && { before }) };
  ageFactors(work, columns.factor, only);
  const passing = isCarried ? [] : closeIdle(work, columns, terms, only ?? everybody(federation.players.count));
  const played = only?.filter((player) => tally.games[player] !== 0) ?? playedInPeriod(work);
  closePlayers(work, columns, terms, played, passing);
  closeUnrated(work, columns, regulation, only);
  if (only !== undefined) return columns;
  keepList(work, columns, terms, passing);
  for (const line of work.lines) {
    line[K_HALVES] = 2 * usedFactor(columns, line[PLAYER]);
    work.ledger!.line(...line);
  }
  return columns;
}

/** 7.2.2: a player whose games were all in events of the earlier book has still played. */
function noteGamesOfBefore({ tally, touched, state: { lastEventDay } }: PeriodWork, before: GamesOfBefore): void {
  for (const [player, { games }] of before.changes) {
    if (tally.games[player] === 0) touched.push(player);
    tally.games[player]! += games;
  }
  for (let player = 0; player < lastEventDay.length; player++)
    lastEventDay[player] = Math.max(lastEventDay[player]!, before.lastEventDay[player]!);
}

/**
 * Updates K of players on the last list as if they had no game in the period: only the year of the list can change it
 * (8.3.3).
 */
function ageFactors({ federation, state, period }: PeriodWork, factor: Uint8Array, only: Int32Array | undefined): void {
  const { players, lists } = federation;
  const before = yearOf(lists.days.at(-1) ?? period.listDay);
  const year = yearOf(period.listDay);
  const { factor: rule } = regulations.on(period.listDay);
  if (year !== before) changeOfYear(rule, factor, players.birthYear, state, before, year, only);
}

const POINT = CHANGES_PER_POINT;
const HALF_A_POINT = POINT / 2;

/** Indices into a line. */
const PLAYER = 1;
const K_HALVES = 7;

/** 7.2.1, 7.2.2: players on the last list, as if they had no game in the period. Returns those who leave it. */
function closeIdle(
  { last, state }: PeriodWork,
  columns: Columns,
  { rules, activeSince }: ListTerms<Regulation>,
  players: Int32Array,
): number[] {
  const { status } = columns;
  const { lastEventDay } = state;
  const { rated, inactive } = LIST_STATUS;
  const leaving: number[] = [];
  for (const player of players) {
    if (last[player] === UNRATED) continue;
    if (last[player]! < rules.floor) {
      leave(columns, player);
      leaving.push(player);
    } else status[player] = lastEventDay[player]! >= activeSince ? rated : inactive;
  }
  return leaving;
}

/**
 * 8.3.2 to 8.3.4: K times the sum, halves rounded away from zero; starting from a standard rating if there is no other
 * (R7.2.1).
 */
function closePlayers(
  work: PeriodWork,
  columns: Columns,
  terms: ListTerms<Regulation>,
  players: Int32Array,
  passing: number[],
): void {
  const { last, tally, factors } = work;
  const { careerGames, reached, lastEventDay } = work.state;
  const { rating, status, change, factor, seeds } = columns;
  const { activeSince } = terms;
  const changes = work.before?.changes;
  const { mostFactorGames, floor, factor: rule } = terms.rules;
  const { endDay } = work.federation.events;
  const someOld = work.before !== undefined || work.period.events.some((event) => endDay[event]! < activeSince);
  const { rated } = LIST_STATUS;
  for (let i = 0; i < players.length; i++) {
    const player = players[i]!;
    const games = tally.games[player]!;
    const previous = last[player]!;
    const isSeeded = previous === UNRATED;
    const known = factors[player]!;
    const opening = openingFactor(work, player);
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
    const before = careerGames[player]! + (isSeeded ? gamesBeforeSeed(work, player) : 0);
    careerGames[player] = before + games;
    const knownMarks = reached[player]!;
    const marks = marksOf(rule, newRating) | knownMarks;
    // Without a new threshold, and unless the required number of games was just reached, K stays the same (8.3.3).
    const isSame = marks === knownMarks && (before - rule.games) >> 31 === (before + games - rule.games) >> 31;
    rating[player] = newRating;
    status[player] = rated;
    if (newRating < floor) leave(columns, player);
    else if (!isSame || factor[player] === 0) {
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

/** K at the start of the period for a player with games. */
function openingFactor(work: PeriodWork, player: number): number {
  return work.federation.players.listedFactor?.[player] || work.factors[player]! || factorBefore(work, player);
}

/**
 * The sum of games of a player on the last list, recovered from these figures of the new line; undefined if K reduced
 * it to nothing.
 */
export function gainedBy(
  work: PeriodWork,
  player: number,
  { change, games }: Pick<ListSheet, 'change' | 'games'>,
): number | undefined {
  const { mostFactorGames } = regulations.on(work.period.listDay);
  const used = factorOfPeriod(openingFactor(work, player), games[player]!, mostFactorGames);
  return used === 0 ? undefined : change[player]! / (2 * used);
}

/** K as used: the limit of 700 applies to games that this book rates (D-F24-25). */
export function usedFactor({ period, openingFactor, games, before }: RatedPeriod, player: number): number {
  const own = games[player]! - (before?.changes.get(player)?.games ?? 0);
  return factorOfPeriod(openingFactor[player]!, own, regulations.on(period.listDay).mostFactorGames);
}

/** 7.2.1: takes a player off the list. */
function leave({ rating, factor, status }: Columns, player: number): void {
  rating[player] = UNRATED;
  factor[player] = 0;
  status[player] = LIST_STATUS.delisted;
}

/** 8.3.4, in whole numbers of a column: halves round away from zero, without branching on the sign. */
function roundedChange(sum: number): number {
  return ((sum + ((sum >> 31) | 1) * HALF_A_POINT) / POINT) | 0;
}

/** K of a player who was not on the last list, by the rule for that list (D-F24-14). */
function factorBefore({ federation, state, period }: PeriodWork, player: number): number {
  const { players, lists } = federation;
  const day = lists.days.at(-1) ?? period.listDay;
  const { factor: rule } = regulations.on(day);
  const { reached, careerGames } = state;
  return factorOf(rule, reached[player]!, careerGames[player]!, yearOf(day), players.birthYear[player]!);
}

/**
 * R7.2.1: the rating on the newest standard list not later than the last list; if the player is not on it, the one used
 * last.
 */
function seedOf({ federation, seeds }: PeriodWork, player: number): number {
  const { standardLists, lists } = federation;
  const list =
    standardLists === undefined ? -1 : listInForce(standardLists, lists.days.at(-1) ?? Number.NEGATIVE_INFINITY);
  return standardLists?.ratings[list]?.[player] || seeds.get(player)!;
}
