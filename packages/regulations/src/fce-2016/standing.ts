import { type Day, type ListColumns, NO_DAY, type PlayerColumns, UNRATED, yearOf } from '@escala/core';
import { baseFactor, incrementOf } from './factor-k.ts';
import type { Rules } from './parameters.ts';

/**
 * A player's rating and K on a list in one 32-bit word, so that the bulk path reads one column for each side of a game:
 * the rating above, K in the low bits. 0: no rating.
 */
export type Standing = number;

const K_BITS = 7;
const K_MASK = (1 << K_BITS) - 1;

export function standingOf(rating: number, k: number): Standing {
  return (rating << K_BITS) | k;
}

export function ratingOf(standing: Standing): number {
  return standing >> K_BITS;
}

export function factorOf(standing: Standing): number {
  return standing & K_MASK;
}

/** First season of a player: as recorded, else the year of federating, else the season itself (16.2, spec of K). */
export function firstSeasonOf(players: PlayerColumns, player: number, season: number): number {
  const recorded = players.firstSeason[player]!;
  if (recorded !== 0) return recorded;
  const federated = players.federatedDay[player]!;
  return federated === NO_DAY ? season : yearOf(federated);
}

/** The increments of K of all players in a season, computed once. */
export class SeasonIncrements {
  readonly #rules: Rules;
  readonly #players: PlayerColumns;
  readonly #bySeason = new Map<number, Int8Array>();

  constructor(rules: Rules, players: PlayerColumns) {
    this.#rules = rules;
    this.#players = players;
  }

  of(season: number): Int8Array {
    const known = this.#bySeason.get(season);
    if (known) return known;
    const players = this.#players;
    const column = new Int8Array(players.count);
    for (let player = 0; player < players.count; player++)
      column[player] = incrementOf(
        this.#rules,
        players.gamesByYear,
        player,
        season,
        firstSeasonOf(players, player, season),
      );
    this.#bySeason.set(season, column);
    return column;
  }
}

/**
 * The standings with which a game counts whose list is `index` (8.3). Who is not on that list counts with the earliest
 * later one, else with the first rating just given, which belongs to the list in force (D-FCE-5, D-FCE-14). K comes from the
 * same list, with the season of that list.
 */
export function standingsOn(
  rules: Rules,
  lists: ListColumns,
  index: number,
  licensed: Uint8Array,
  firstRatings: Int16Array,
  firstRatingDay: Day,
  increments: SeasonIncrements,
): Int32Array {
  const standings = new Int32Array(licensed.length);
  const fill = (ratings: Int16Array, day: Day): void => {
    const column = increments.of(yearOf(day));
    for (let player = 0; player < standings.length; player++) {
      const rating = ratings[player]!;
      if (standings[player] === 0 && rating !== UNRATED && licensed[player] !== 0)
        standings[player] = standingOf(rating, baseFactor(rules, rating) + column[player]!);
    }
  };
  for (let list = Math.max(0, index); list < lists.days.length; list++) fill(lists.ratings[list]!, lists.days[list]!);
  fill(firstRatings, firstRatingDay);
  return standings;
}
