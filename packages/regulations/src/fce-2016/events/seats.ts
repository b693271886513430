import { type Day, type FederationColumns, NO_DAY } from '@escala/core';
import { playedFactor } from '../factors/factor-k.ts';
import { clearRow, type PeriodSheet, setSeat } from '../lists/period-sheet.ts';
import { factorOf, ratingOf, type Standing, type Standings } from '../lists/standing.ts';
import type { EventTerms } from './event-terms.ts';

/**
 * A participant's place in an event as one 32-bit word, so that the bulk path reads one column for each side of a game:
 * the rating in the high bits; in the low bits, in halves, the K for games over the board in this event. 0: no rating.
 */
export type Seat = number;

const K_BITS = 7;
const K_MASK = (1 << K_BITS) - 1;

export function seatOf(standing: Standing, terms: EventTerms): Seat {
  return standing === 0 ? 0 : (ratingOf(standing) << K_BITS) | playedFactor(factorOf(standing), terms);
}

export function ratingAt(seat: Seat): number {
  return seat >> K_BITS;
}

export function kHalvesAt(seat: Seat): number {
  return seat & K_MASK;
}

/** The day whose list applies to a game of a weekly event; for undated games, the start (D-FCE-16). */
export function dayOfSeats({ games, events }: FederationColumns, event: number, game: number): Day {
  const played = games.day[game]!;
  return played === NO_DAY ? events.startDay[event]! : played;
}

/**
 * The seats of the current event, by player. Games of a weekly event use the list and the licences of their own day
 * (8.3, D-FCE-21), so everybody is seated again when these change for the next game.
 */
export class Seats {
  readonly #federation: FederationColumns;
  readonly #sheet: PeriodSheet;
  /** Everybody seated in the period so far, each listed once. */
  readonly #seated: Int32Array;
  #count = 0;
  #event = 0;
  #list = -1;
  #day: Day = NO_DAY;
  #uncertain: readonly number[] = [];

  constructor(federation: FederationColumns, sheet: PeriodSheet) {
    this.#federation = federation;
    this.#sheet = sheet;
    this.#seated = new Int32Array(federation.players.count);
  }

  /** Clears the sheet for a new period. */
  clear(): void {
    for (let i = 0; i < this.#count; i++) clearRow(this.#sheet, this.#seated[i]!);
    this.#count = 0;
  }

  seated(): Int32Array {
    return this.#seated.subarray(0, this.#count);
  }

  /** Seats an event by the list at its start; true if everybody has a rating. */
  seat(standings: Standings, event: number, terms: EventTerms): boolean {
    this.#event = event;
    return this.#seatOn(standings, terms, this.#federation.events.startDay[event]!);
  }

  /**
   * Prepares a weekly event, which is then seated game by game. Returns players who may have a rating in one of its
   * games and none in another: mostly nobody.
   */
  seatByGame(standings: Standings, event: number): readonly number[] {
    this.#event = event;
    this.#list = -1;
    this.#day = NO_DAY;
    this.#uncertain = standings.uncertainIn(event);
    return this.#uncertain;
  }

  /**
   * Seats some participants and their opponents, by the list at the start. False if one of them has no rating, or if
   * games use lists of their own days: then performances are needed.
   */
  seatSome(standings: Standings, event: number, terms: EventTerms, only: Uint8Array): boolean {
    if (terms.periodicity === 'by-game') return false;
    this.#event = event;
    const { events, games } = this.#federation;
    this.#day = events.startDay[event]!;
    this.#list = standings.listOf(this.#day);
    for (let game = events.gamesFrom[event]!; game < events.gamesFrom[event + 1]!; game++) {
      const [white, black] = [games.white[game]!, games.black[game]!];
      if (only[white]! + only[black]! === 0) continue;
      if (this.#seatOne(standings, terms, white, this.#list, this.#day) === 0) return false;
      if (this.#seatOne(standings, terms, black, this.#list, this.#day) === 0) return false;
    }
    return true;
  }

  /** Prepares a weekly event in which everybody has a rating throughout. */
  seatGames(event: number): true {
    this.#event = event;
    this.#uncertain = [];
    return true;
  }

  /** A player's standing in a game of a weekly event. */
  standingInGame(standings: Standings, game: number, player: number): Standing {
    const day = this.#dayOf(game);
    return standings.of(player, standings.listOf(day), day);
  }

  /**
   * Seats a weekly event for one of its games: everybody if the list changes, and players with uncertain licences if
   * only the day does.
   */
  seatForGame(standings: Standings, game: number, terms: EventTerms): void {
    const day = this.#dayOf(game);
    if (day === this.#day) return;
    if (standings.listOf(day) !== this.#list) this.#seatOn(standings, terms, day);
    else for (const player of this.#uncertain) this.#seatOne(standings, terms, player, this.#list, day);
    this.#day = day;
  }

  /** The same for only the two players of the game. */
  seatForPlayers(standings: Standings, game: number, terms: EventTerms, white: number, black: number): void {
    this.#day = this.#dayOf(game);
    this.#list = standings.listOf(this.#day);
    this.#seatOne(standings, terms, white, this.#list, this.#day);
    this.#seatOne(standings, terms, black, this.#list, this.#day);
  }

  #dayOf(game: number): Day {
    return dayOfSeats(this.#federation, this.#event, game);
  }

  /** The published standing behind a seat. */
  standing(standings: Standings, player: number): Standing {
    return standings.of(player, this.#list, this.#day);
  }

  #seatOn(standings: Standings, terms: EventTerms, day: Day): boolean {
    const list = standings.listOf(day);
    const { participants, participantsFrom } = this.#federation.events;
    const end = participantsFrom[this.#event + 1]!;
    let allRated = true;
    for (let i = participantsFrom[this.#event]!; i < end; i++) {
      if (this.#seatOne(standings, terms, participants[i]!, list, day) === 0) allRated = false;
    }
    this.#list = list;
    this.#day = day;
    return allRated;
  }

  #seatOne(standings: Standings, terms: EventTerms, player: number, list: number, day: Day): Seat {
    const seat = seatOf(standings.of(player, list, day), terms);
    if (setSeat(this.#sheet, player, seat)) this.#seated[this.#count++] = player;
    return seat;
  }
}
