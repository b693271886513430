import { blackScore, type FederationColumns, kindOf, PLAYED, whiteScore } from '@escala/core';
import type { EventTerms } from './event-terms.ts';
import type { Rules } from './parameters.ts';
import { performanceRating, type Score } from './performance.ts';
import { type PeriodSheet, seatAt } from './period-sheet.ts';
import { ratingAt, type Seats } from './seats.ts';
import type { Standings } from './standing.ts';

/** What an unrated participant did in an event, and the rating with which it counts for the opponents (12, 14). */
export interface EventPerformance extends Score {
  readonly player: number;
  readonly rating: number;
}

/** Adds up the games of unrated participants of one event after another; the columns are clear between events. */
export class PerformanceDesk {
  readonly #games: Int32Array;
  readonly #halfPoints: Int32Array;
  readonly #ratingSum: Int32Array;

  constructor(players: number) {
    this.#games = new Int32Array(players);
    this.#halfPoints = new Int32Array(players);
    this.#ratingSum = new Int32Array(players);
  }

  /**
   * Games over the board between an unrated and a rated player, all those of the event, also where some of a weekly event
   * fall outside the period. In the order of the participants.
   */
  performances(
    rules: Rules,
    federation: FederationColumns,
    event: number,
    terms: EventTerms,
    seats: Seats,
    standings: Standings,
    sheet: PeriodSheet,
  ): EventPerformance[] {
    const { games, events } = federation;
    for (let game = events.gamesFrom[event]!; game < events.gamesFrom[event + 1]!; game++) {
      const outcome = games.outcome[game]!;
      if (kindOf(outcome) !== PLAYED) continue;
      if (terms.periodicity === 'by-game') seats.seatForGame(standings, game, terms);
      const white = games.white[game]!;
      const black = games.black[game]!;
      if (seatAt(sheet, white) === 0) this.#add(white, seatAt(sheet, black), whiteScore(outcome));
      if (seatAt(sheet, black) === 0) this.#add(black, seatAt(sheet, white), blackScore(outcome));
    }
    const rows: EventPerformance[] = [];
    for (let i = events.participantsFrom[event]!; i < events.participantsFrom[event + 1]!; i++)
      this.#close(rules, events.participants[i]!, rows);
    return rows;
  }

  #add(player: number, opponent: number, score: number): void {
    if (opponent === 0) return;
    this.#games[player]! += 1;
    this.#halfPoints[player]! += score / 50;
    this.#ratingSum[player]! += ratingAt(opponent);
  }

  #close(rules: Rules, player: number, rows: EventPerformance[]): void {
    const games = this.#games[player]!;
    if (games === 0) return;
    const score = { games, halfPoints: this.#halfPoints[player]!, ratingSum: this.#ratingSum[player]! };
    rows.push({ player, ...score, rating: performanceRating(rules, score) });
    this.#games[player] = 0;
    this.#halfPoints[player] = 0;
    this.#ratingSum[player] = 0;
  }
}
