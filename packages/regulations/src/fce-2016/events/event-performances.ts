import { blackScore, type Day, type FederationColumns, kindOf, PLAYED, UNRATED, whiteScore } from '@escala/core';
import { performanceRating, type Score } from '../first-rating/performance.ts';
import { type PeriodSheet, seatAt } from '../lists/period-sheet.ts';
import { ratingOf, type Standings } from '../lists/standing.ts';
import type { Rules } from '../parameters.ts';
import { evaluatedInPart } from './counting-day.ts';
import type { EventTerms } from './event-terms.ts';
import { ratingAt, type Seats } from './seats.ts';

/**
 * What an unrated participant did in an event, and the rating with which the participant counts for opponents (12, 14).
 */
export interface EventPerformance extends Score {
  readonly player: number;
  readonly rating: number;
}

/** Adds up the games of unrated participants, one event at a time; the columns are cleared between events. */
export class PerformanceDesk {
  /** Players who may be unrated, and those unrated in some game. */
  readonly #doubtful: Uint8Array;
  readonly #unrated: Uint8Array;
  readonly #games: Int32Array;
  readonly #halfPoints: Int32Array;
  readonly #ratingSum: Int32Array;

  constructor(players: number) {
    this.#doubtful = new Uint8Array(players);
    this.#unrated = new Uint8Array(players);
    this.#games = new Int32Array(players);
    this.#halfPoints = new Int32Array(players);
    this.#ratingSum = new Int32Array(players);
  }

  /**
   * Covers games over the board of unrated players against rated ones: all games of the event evaluated before the
   * list, even if some of a weekly event fall outside the period. A player who is unrated in one game only, without a
   * licence on its day, has a performance over all games (D-FCE-21). In the order of the participants.
   */
  performances(
    rules: Rules,
    federation: FederationColumns,
    event: number,
    terms: EventTerms,
    seats: Seats,
    standings: Standings,
    sheet: PeriodSheet,
    listDay: Day,
    doubtful: Iterable<number>,
  ): EventPerformance[] {
    const { events } = federation;
    const { white: whites, black: blacks, outcome: outcomes } = federation.games;
    const [from, to] = [events.gamesFrom[event]!, events.gamesFrom[event + 1]!];
    const [isDoubtful, isUnrated] = [this.#doubtful, this.#unrated];
    const byGame = terms.periodicity === 'by-game';
    // A part evaluated later does not change what was rated before it (8.3, D-FCE-20).
    const later = (game: number): boolean => terms.inParts && evaluatedInPart(events, event, game) >= listDay;
    const ratingIn = (game: number, player: number): number =>
      byGame ? ratingOf(seats.standingInGame(standings, game, player)) : ratingAt(seatAt(sheet, player));
    if (!byGame) for (const player of doubtful) isUnrated[player] = ratingAt(seatAt(sheet, player)) === UNRATED ? 1 : 0;
    else {
      for (const player of doubtful) isDoubtful[player] = 1;
      for (let game = from; game < to; game++) {
        const white = whites[game]!;
        const black = blacks[game]!;
        if (isDoubtful[white]! + isDoubtful[black]! === 0 || later(game)) continue;
        if (isDoubtful[white] !== 0 && ratingIn(game, white) === UNRATED) isUnrated[white] = 1;
        if (isDoubtful[black] !== 0 && ratingIn(game, black) === UNRATED) isUnrated[black] = 1;
      }
    }
    for (let game = from; game < to; game++) {
      const white = whites[game]!;
      const black = blacks[game]!;
      if (isUnrated[white]! + isUnrated[black]! === 0) continue;
      const outcome = outcomes[game]!;
      if (kindOf(outcome) !== PLAYED || later(game)) continue;
      if (isUnrated[white] !== 0) this.#add(white, ratingIn(game, black), whiteScore(outcome));
      if (isUnrated[black] !== 0) this.#add(black, ratingIn(game, white), blackScore(outcome));
    }
    const rows: EventPerformance[] = [];
    for (let i = events.participantsFrom[event]!; i < events.participantsFrom[event + 1]!; i++)
      this.#close(rules, events.participants[i]!, rows);
    return rows;
  }

  #add(player: number, opponent: number, score: number): void {
    if (opponent === UNRATED) return;
    this.#games[player]! += 1;
    this.#halfPoints[player]! += score / 50;
    this.#ratingSum[player]! += opponent;
  }

  #close(rules: Rules, player: number, rows: EventPerformance[]): void {
    this.#unrated[player] = 0;
    this.#doubtful[player] = 0;
    const games = this.#games[player]!;
    if (games === 0) return;
    const score = { games, halfPoints: this.#halfPoints[player]!, ratingSum: this.#ratingSum[player]! };
    rows.push({ player, ...score, rating: performanceRating(rules, score) });
    this.#games[player] = 0;
    this.#halfPoints[player] = 0;
    this.#ratingSum[player] = 0;
  }
}
