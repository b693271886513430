import {
  type Day,
  type FederationColumns,
  type Licences,
  listInForce,
  NO_DAY,
  type PlayerColumns,
  UNRATED,
  yearOf,
} from '@escala/core';
import { areLicensed, knownEvents } from '../events/known-events.ts';
import { baseFactor, incrementOf } from '../factors/factor-k.ts';
import type { Rules } from '../parameters.ts';

/** A player's rating (high bits) and published K (low bits) on a list as one number. 0: no rating. */
export type Standing = number;

const K_BITS = 7;
const K_MASK = (1 << K_BITS) - 1;

function standingOf(rating: number, k: number): Standing {
  return (rating << K_BITS) | k;
}

export function ratingOf(standing: Standing): number {
  return standing >> K_BITS;
}

export function factorOf(standing: Standing): number {
  return standing & K_MASK;
}

/** First season of a player: as recorded, else the year of joining, else the current season (16.2b). */
export function firstSeasonOf(
  players: Pick<PlayerColumns, 'firstSeason' | 'federatedDay'>,
  player: number,
  season: number,
): number {
  const recorded = players.firstSeason[player]!;
  if (recorded !== 0) return recorded;
  const federated = players.federatedDay[player]!;
  return federated === NO_DAY ? season : yearOf(federated);
}

/** The K increments of all players in a season, computed once. */
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
    const column = this.columnOf(season);
    this.#bySeason.set(season, column);
    return column;
  }

  protected columnOf(season: number): Int8Array {
    const column = new Int8Array(this.#players.count);
    for (let player = 0; player < column.length; player++) column[player] = this.incrementOf(player, season);
    return column;
  }

  protected incrementOf(player: number, season: number): number {
    const players = this.#players;
    const firstSeason = firstSeasonOf(players, player, season);
    return incrementOf(this.#rules, players.gamesByYear, player, season, firstSeason);
  }

  /** Games were added to this year, so values for later seasons are no longer valid. */
  forgetAfter(year: number): void {
    for (const season of this.#bySeason.keys()) if (season > year) this.#bySeason.delete(season);
  }
}

const NOBODY: readonly number[] = [];

/** A list in force as used by games: its ratings, and the K increments of its season. */
interface Source {
  readonly ratings: Int16Array;
  readonly increments: Int8Array;
}

/**
 * The standings of players on the list of a given day (8.3), if they have a licence on that day (2.1, D-FCE-21). A
 * player not on that list counts with the earliest later one, else with the first rating just given, which belongs to
 * the list in force (D-FCE-5, D-FCE-14). K comes from the same list as the rating, with the season of that list.
 */
export class Standings {
  readonly #rules: Rules;
  readonly #federation: FederationColumns;
  readonly #licensed: Uint8Array;
  readonly #licences: Licences | undefined;
  readonly #increments: SeasonIncrements;
  /** For each list, on demand, and for the first ratings. */
  readonly #sources: (Source | undefined)[];

  constructor(
    rules: Rules,
    federation: FederationColumns,
    licensed: Uint8Array,
    firstRatings: Int16Array,
    firstRatingDay: Day,
    increments: SeasonIncrements,
  ) {
    this.#rules = rules;
    this.#federation = federation;
    this.#licensed = licensed;
    this.#licences = federation.players.licences;
    this.#increments = increments;
    this.#sources = new Array(federation.lists.days.length).fill(undefined);
    this.#sources.push({ ratings: firstRatings, increments: increments.of(yearOf(firstRatingDay)) });
  }

  #sourceOf(list: number): Source {
    const { days, ratings } = this.#federation.lists;
    const source = { ratings: ratings[list]!, increments: this.#increments.of(yearOf(days[list]!)) };
    this.#sources[list] = source;
    return source;
  }

  /**
   * Participants of a weekly event who may be without a standing in one of its games: not on the last list, or without
   * a licence on one of its days.
   */
  uncertainIn(event: number): readonly number[] {
    const { events, lists } = this.#federation;
    const { participants, participantsFrom } = events;
    const last = lists.ratings.at(-1);
    const licences = this.#licences;
    const areAll = licences !== undefined && areLicensed(this.#federation, licences, event);
    const { earliest, latest } = knownEvents(this.#federation).days;
    const isLicensed = (player: number): boolean =>
      areAll || (licences?.holds(player, earliest[event]!, latest[event]!) ?? this.#licensed[player] !== 0);
    let uncertain = NOBODY;
    for (let i = participantsFrom[event]!; i < participantsFrom[event + 1]!; i++) {
      const player = participants[i]!;
      if (!last?.[player] || !isLicensed(player)) uncertain = [...uncertain, player];
    }
    return uncertain;
  }

  /** The first list to try for a game of this day. */
  listOf(day: Day): number {
    return Math.max(0, listInForce(this.#federation.lists, day));
  }

  of(player: number, list: number, day: Day): Standing {
    if (!this.#hasLicence(player, day)) return 0;
    for (let i = list; i < this.#sources.length; i++) {
      const { ratings, increments } = this.#sources[i] ?? this.#sourceOf(i);
      const rating = ratings[player]!;
      if (rating !== UNRATED) return standingOf(rating, baseFactor(this.#rules, rating) + increments[player]!);
    }
    return 0;
  }

  #hasLicence(player: number, day: Day): boolean {
    return this.#licences === undefined ? this.#licensed[player] !== 0 : this.#licences.holds(player, day);
  }
}
