import { type Day, type FederationColumns, listInForce, NO_DAY } from '@escala/core';
import type { Rules } from './parameters.ts';
import { SeasonIncrements, standingsOn } from './standing.ts';

/** The standings of every list that a period needs, each made once. */
export class StandingsBook {
  readonly #rules: Rules;
  readonly #federation: FederationColumns;
  readonly #licensed: Uint8Array;
  readonly #firstRatings: Int16Array;
  readonly #firstRatingDay: Day;
  readonly #increments: SeasonIncrements;
  readonly #byList = new Map<number, Int32Array>();
  #byGame = false;
  #event: Int32Array = new Int32Array(0);
  #day: Day = NO_DAY;
  #ofDay: Int32Array = this.#event;

  constructor(
    rules: Rules,
    federation: FederationColumns,
    licensed: Uint8Array,
    firstRatings: Int16Array,
    firstRatingDay: Day,
    increments = new SeasonIncrements(rules, federation.players),
  ) {
    this.#rules = rules;
    this.#federation = federation;
    this.#licensed = licensed;
    this.#firstRatings = firstRatings;
    this.#firstRatingDay = firstRatingDay;
    this.#increments = increments;
  }

  /** Turns to an event: its games count with the list at its start, or each with the list of its own day (8.3). */
  open(event: number, byGame: boolean): Int32Array {
    this.#byGame = byGame;
    this.#event = this.#of(this.#federation.events.startDay[event]!);
    this.#day = NO_DAY;
    this.#ofDay = this.#event;
    return this.#event;
  }

  /** Standings at the start of the event that is open. */
  forEvent(): Int32Array {
    return this.#event;
  }

  /** Standings for a game of the event that is open; an undated game of a weekly event goes by the start. */
  forGame(game: number): Int32Array {
    if (!this.#byGame) return this.#event;
    const day = this.#federation.games.day[game]!;
    if (day !== this.#day) {
      this.#day = day;
      this.#ofDay = day === NO_DAY ? this.#event : this.#of(day);
    }
    return this.#ofDay;
  }

  /** The increments of K behind the standings, for the list that is produced. */
  increments(season: number): Int8Array {
    return this.#increments.of(season);
  }

  #of(day: Day): Int32Array {
    const index = listInForce(this.#federation.lists, day);
    let standings = this.#byList.get(index);
    if (!standings) {
      standings = standingsOn(
        this.#rules,
        this.#federation.lists,
        index,
        this.#licensed,
        this.#firstRatings,
        this.#firstRatingDay,
        this.#increments,
      );
      this.#byList.set(index, standings);
    }
    return standings;
  }
}
