import { type Day, type FederationColumns, NO_DAY } from '@escala/core';
import { playedFactor } from '../factors/game-factor.ts';
import { clearRow, type PeriodSheet, setSeat } from '../lists/period-sheet.ts';
import { factorOf, ratingOf, type Standing, type Standings } from '../lists/standing.ts';
import type { EventTerms } from './event-terms.ts';

/**
 * A participant's place in an event, in one 32-bit word so that the bulk path reads one column for each side of a game:
 * the rating above, in the low bits the K, in halves, of a game over the board in this event. 0: no rating.
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

/**
 * The seats of the event on the desk, by player. Games of a weekly event go by the list and the licences of their own day (8.3,
 * D-FCE-21), so that everybody is seated anew where the next game has others.
 */
export class Seats {
  readonly #federation: FederationColumns;
  readonly #sheet: PeriodSheet;
  /** Everybody seated in the period so far, each once. */
  readonly #seated: Int32Array;
  #count = 0;
  #event = 0;
  #list = -1;
  #day: Day = NO_DAY;
  #areCertain = false;
  #firstDay: Day = NO_DAY;
  #lastDay: Day = NO_DAY;

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

  /** Seats the event with the list at its start; true if everybody has a rating. */
  seat(standings: Standings, event: number, terms: EventTerms): boolean {
    this.#event = event;
    this.#areCertain = false;
    return this.#seatOn(standings, terms, this.#federation.events.startDay[event]!);
  }

  /** Whether everybody in the event has a rating in each of its games, whatever their days. Most weekly events are such. */
  areCertain(standings: Standings): boolean {
    const { events, games } = this.#federation;
    this.#firstDay = events.startDay[this.#event]!;
    this.#lastDay = this.#firstDay;
    for (let game = events.gamesFrom[this.#event]!; game < events.gamesFrom[this.#event + 1]!; game++) {
      const day = games.day[game]!;
      if (day === NO_DAY) continue;
      if (day < this.#firstDay) this.#firstDay = day;
      if (day > this.#lastDay) this.#lastDay = day;
    }
    this.#areCertain = true;
    for (let i = events.participantsFrom[this.#event]!; i < events.participantsFrom[this.#event + 1]!; i++)
      this.#areCertain &&= this.isCertain(standings, events.participants[i]!);
    return this.#areCertain;
  }

  /** The same of one of them, once it was asked for all. */
  isCertain(standings: Standings, player: number): boolean {
    return standings.isCertain(player, this.#firstDay, this.#lastDay);
  }

  /** The standing of somebody in a game of a weekly event. */
  standingInGame(standings: Standings, game: number, player: number): Standing {
    const day = this.#dayOf(game);
    return standings.of(player, standings.listOf(day), day);
  }

  /** Seats the same event for one game. */
  seatForGame(standings: Standings, game: number, terms: EventTerms): void {
    const day = this.#dayOf(game);
    if (day === this.#day) return;
    const isOther = standings.dependsOnDay && !this.#areCertain;
    if (isOther || standings.listOf(day) !== this.#list) this.#seatOn(standings, terms, day);
  }

  /** An undated game of a weekly event goes by the start (D-FCE-16). */
  #dayOf(game: number): Day {
    const { games, events } = this.#federation;
    const played = games.day[game]!;
    return played === NO_DAY ? events.startDay[this.#event]! : played;
  }

  /** The published standing behind a seat. */
  standing(standings: Standings, player: number): Standing {
    return standings.of(player, this.#list, this.#day);
  }

  #seatOn(standings: Standings, terms: EventTerms, day: Day): boolean {
    const list = standings.listOf(day);
    const { participants, participantsFrom } = this.#federation.events;
    const sheet = this.#sheet;
    const end = participantsFrom[this.#event + 1]!;
    let allRated = true;
    for (let i = participantsFrom[this.#event]!; i < end; i++) {
      const player = participants[i]!;
      const seat = seatOf(standings.of(player, list, day), terms);
      if (setSeat(sheet, player, seat)) this.#seated[this.#count++] = player;
      if (seat === 0) allRated = false;
    }
    this.#list = list;
    this.#day = day;
    return allRated;
  }
}
