import {
  blackScore,
  type Day,
  expectedScore,
  type FederationColumns,
  FORFEIT,
  kindOf,
  type LedgerSink,
  NO_DAY,
  PLAYED,
  whiteScore,
} from '@escala/core';
import type { EventTerms } from './event-terms.ts';
import { FORFEIT_EXPECTATION, playedFactor, unplayedFactor } from './game-factor.ts';
import { gameChange } from './period-change.ts';
import { reasonOfKind, reasonsOfEvent } from './reasons.ts';
import { factorOf, ratingOf } from './standing.ts';
import type { StandingsBook } from './standings-book.ts';
import { EXPECTATION_TABLE } from './tables.ts';

/** What the period has brought each player so far. Changes in 1/200 of a point. */
export interface PeriodAccount {
  readonly changes: Int32Array;
  readonly games: Int32Array;
  /** Games without forfeits: those that later K's are made of (16.2b). */
  readonly countedGames: Int32Array;
}

export function openAccount(players: number): PeriodAccount {
  return {
    changes: new Int32Array(players),
    games: new Int32Array(players),
    countedGames: new Int32Array(players),
  };
}

/** The days of the period: from the previous list up to, not including, the one being produced. */
export interface PeriodDays {
  readonly from: Day;
  readonly to: Day;
}

export interface EventOnDesk {
  readonly event: number;
  readonly terms: EventTerms;
  /** Ratings of unrated participants by player, 0 where there is none (12). */
  readonly performances: Int32Array;
  /** Reasons of a performance by player. */
  readonly performanceReasons: Int32Array;
}

export interface EventHooks {
  readonly ledger?: LedgerSink | undefined;
  /** A game against a participant who has neither a rating nor a performance (14). */
  readonly notRated: (game: number, player: number, opponent: number) => void;
}

/** Rates the games of one event that fall in the period (15.1, 15.2). */
export function rateEvent(
  federation: FederationColumns,
  desk: EventOnDesk,
  days: PeriodDays,
  book: StandingsBook,
  account: PeriodAccount,
  hooks: EventHooks,
): void {
  const { games, events } = federation;
  const { terms, performances, performanceReasons } = desk;
  const byGame = terms.periodicity === 'by-game';
  const common = terms.commonFactor;
  const halved = terms.factor === 'half-blitz' || terms.factor === 'half-active';
  const eventReasons = reasonsOfEvent(terms);
  const { ledger } = hooks;
  const end = events.gamesFrom[desk.event + 1]!;

  /** One side of a game; the other side is the same with the names changed. */
  const rateSide = (
    game: number,
    player: number,
    opponent: number,
    own: number,
    other: number,
    score: number,
  ): void => {
    const kind = kindOf(games.outcome[game]!);
    let opponentRating = ratingOf(other);
    let reasons = 0;
    if (kind === FORFEIT) opponentRating = ratingOf(own);
    else if (other === 0) {
      opponentRating = performances[opponent]!;
      reasons = performanceReasons[opponent]!;
      if (reasons === 0) {
        hooks.notRated(game, player, opponent);
        return;
      }
    }
    const expected =
      kind === FORFEIT ? FORFEIT_EXPECTATION : expectedScore(EXPECTATION_TABLE, ratingOf(own) - opponentRating);
    const kHalves =
      kind === PLAYED
        ? playedFactor(factorOf(own), common, halved)
        : unplayedFactor(factorOf(own), factorOf(other), common);
    account.changes[player]! += gameChange(kHalves, score, expected);
    account.games[player]! += 1;
    if (kind !== FORFEIT) account.countedGames[player]! += 1;
    if (ledger !== undefined)
      ledger.line(
        game,
        player,
        opponent,
        ratingOf(own),
        opponentRating,
        score,
        expected,
        kHalves,
        eventReasons | reasonOfKind(kind) | reasons,
      );
  };

  for (let game = events.gamesFrom[desk.event]!; game < end; game++) {
    if (byGame && !isInPeriod(games.day[game]!, events.endDay[desk.event]!, days)) continue;
    const standings = byGame ? book.forGame(game) : book.forEvent();
    const white = games.white[game]!;
    const black = games.black[game]!;
    const ofWhite = standings[white]!;
    const ofBlack = standings[black]!;
    const outcome = games.outcome[game]!;
    if (ofWhite !== 0) rateSide(game, white, black, ofWhite, ofBlack, whiteScore(outcome));
    if (ofBlack !== 0) rateSide(game, black, white, ofBlack, ofWhite, blackScore(outcome));
  }
}

/** An undated game of a weekly event belongs to the period in which the event ends. */
function isInPeriod(gameDay: Day, eventEnd: Day, days: PeriodDays): boolean {
  const day = gameDay === NO_DAY ? eventEnd : gameDay;
  return day >= days.from && day < days.to;
}
