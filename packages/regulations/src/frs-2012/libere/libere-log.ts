import { addMonths, type Day, floorDivide, NO_DAY, type ScrabbleStatus } from '@escala/core';
import type { WeightedMean } from '../games/weighted-mean.ts';
import type { Rules } from '../parameters.ts';

/** Every rated game of Libere, once for each player, in calendar order: date of the event, then round (§1). */
export interface LibereLog {
  readonly event: Int32Array;
  readonly round: Int32Array;
  readonly opponent: Int32Array;
  readonly own: Float64Array;
  readonly opponentRating: Float64Array;
  /** The opponent's rating after capping. */
  readonly value: Float64Array;
  readonly score: Float64Array;
  readonly points: Float64Array;
  /** Bits of `BASIS`: the sources of the two start ratings. */
  readonly basis: Uint8Array;
  /** Entries of each player's most recent games, at `player * capacity + number % capacity`. */
  readonly capacity: number;
  readonly recent: Int32Array;
  readonly played: Int32Array;
  readonly lastDay: Int32Array;
  entries: number;
  /** M of §1: the number of rounds that a player could have played. */
  rounds: number;
}

/** `tournaments`: both start ratings are of the tournament method; `newcomer`: at least one is of the two passes. */
export const BASIS = { tournaments: 1, newcomer: 2 } as const;

export function openLog(rules: Rules, players: number, games: number): LibereLog {
  const sides = 2 * games;
  return {
    event: new Int32Array(sides),
    round: new Int32Array(sides),
    opponent: new Int32Array(sides),
    own: new Float64Array(sides),
    opponentRating: new Float64Array(sides),
    value: new Float64Array(sides),
    score: new Float64Array(sides),
    points: new Float64Array(sides),
    basis: new Uint8Array(sides),
    capacity: rules.libereGames,
    recent: new Int32Array(players * rules.libereGames),
    played: new Int32Array(players),
    lastDay: new Int32Array(players).fill(NO_DAY),
    entries: 0,
    rounds: 0,
  };
}

/** Assigns the next entry to a player; the caller fills in the game. */
export function nextEntry(log: LibereLog, player: number, day: Day): number {
  const entry = log.entries++;
  log.recent[player * log.capacity + (log.played[player]! % log.capacity)] = entry;
  log.played[player]!++;
  log.lastDay[player] = day;
  return entry;
}

/** §1: the number of most recent games that make up the rating. */
export function gamesCounted(log: LibereLog, player: number): number {
  return Math.min(log.played[player]!, log.capacity);
}

/** The entry of a counted game; 0 is the newest. */
export function entryAgo(log: LibereLog, player: number, gamesAgo: number): number {
  return log.recent[player * log.capacity + ((log.played[player]! - 1 - gamesAgo) % log.capacity)]!;
}

/** §1: 200 for the newest game, even if there are fewer than a hundred, and one less for each later game. */
export function libereWeight(rules: Rules, gamesAgo: number): number {
  return rules.libereNewestWeight - rules.libereWeightStep * gamesAgo;
}

/** §1: points times weights over the most recent games, oldest first (D-FRS-7). */
export function weighLog(rules: Rules, log: LibereLog, player: number, mean: WeightedMean): void {
  mean.points = mean.weights = 0;
  mean.games = gamesCounted(log, player);
  for (let gamesAgo = mean.games - 1; gamesAgo >= 0; gamesAgo--) {
    const weight = libereWeight(rules, gamesAgo);
    mean.points += log.points[entryAgo(log, player, gamesAgo)]! * weight;
    mean.weights += weight;
  }
}

/** §1: L, the fewest whole games that reach 15% of the rounds held, of which at most a hundred count (D-FRS-9). */
export function libereGamesToBeActive(rules: Rules, rounds: number): number {
  return -floorDivide(-rules.libereActivePercent * Math.min(rounds, rules.libereRoundsCounted), 100);
}

/** §1: the first day on which a player who last played on `lastDay` is two years away: the anniversary (D-FRS-8). */
export function inactiveFrom(rules: Rules, lastDay: Day): Day {
  return addMonths(lastDay, rules.libereInactiveMonths);
}

/** §1: for a player with a rated game; after two years away a player is inactive, whatever the number of games. */
export function libereStatus(rules: Rules, played: number, rounds: number, lastDay: Day, listDay: Day): ScrabbleStatus {
  if (inactiveFrom(rules, lastDay) <= listDay) return 'inactive';
  return played >= libereGamesToBeActive(rules, rounds) ? 'active' : 'provisional';
}
