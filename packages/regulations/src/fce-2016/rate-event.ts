import {
  BLACK_SCORE,
  blackScore,
  expectedScore,
  expectedShare,
  type FederationColumns,
  FORFEIT,
  kindOf,
  type LedgerSink,
  PLAYED,
  WHITE_SCORE,
  whiteScore,
} from '@escala/core';
import { countingDay, gamesInPeriod, isInPeriod, type PeriodDays } from './events/counting-day.ts';
import type { EventTerms } from './events/event-terms.ts';
import { kHalvesAt, ratingAt, type Seats } from './events/seats.ts';
import { FORFEIT_EXPECTATION, playedFactor, unplayedFactor } from './factors/factor-k.ts';
import { gameChange } from './lists/period-change.ts';
import { addForfeit, addGame, type PeriodSheet, seatAt } from './lists/period-sheet.ts';
import { factorOf, ratingOf, type Standings } from './lists/standing.ts';
import { reasonOfKind, reasonsOfEvent } from './reasons.ts';
import { EXPECTATION_TABLE, EXPECTED_SHARES } from './tables.ts';

/** An event with its participants seated. */
export interface EventOnDesk {
  readonly event: number;
  readonly terms: EventTerms;
  readonly seats: Seats;
  readonly standings: Standings;
  /** Ratings of unrated participants by player (12), and the reasons; a reason of 0 means no performance. */
  readonly performances: Int32Array;
  readonly performanceReasons: Int32Array;
}

/** Destinations of the lines of an event. */
export interface EventBooks {
  readonly sheet: PeriodSheet;
  readonly ledger: LedgerSink | undefined;
  /** Called for a game against a participant with neither a rating nor a performance (14). */
  readonly notRated: (game: number, player: number, opponent: number) => void;
  /** By player; if given, only these players' games. */
  readonly only?: Uint8Array | undefined;
}

/** Rates the games of one event that fall in the period (15.1, 15.2). */
export function rateEvent(federation: FederationColumns, desk: EventOnDesk, days: PeriodDays, books: EventBooks): void {
  const { outcome: outcomes, white: whites, black: blacks } = federation.games;
  const { event, terms, seats, standings } = desk;
  const { sheet, ledger, only } = books;
  const byGame = terms.periodicity === 'by-game';
  const { from, to, isCertain } = gamesInPeriod(federation, event, terms, days);
  // Copied to locals: imports are looked up on every access, which matters in a loop over millions.
  const [shares, whiteScores, blackScores, played] = [EXPECTED_SHARES, WHITE_SCORE, BLACK_SCORE, PLAYED];
  for (let game = from; game < to; game++) {
    const white = whites[game]!;
    const black = blacks[game]!;
    if (only !== undefined && only[white]! + only[black]! === 0) continue;
    if (!isCertain && !isInPeriod(countingDay(federation, event, game, terms), days)) continue;
    if (byGame && only !== undefined) seats.seatForPlayers(standings, game, terms, white, black);
    else if (byGame) seats.seatForGame(standings, game, terms);
    const ofWhite = seatAt(sheet, white);
    const ofBlack = seatAt(sheet, black);
    const outcome = outcomes[game]!;
    if (kindOf(outcome) !== played || ofWhite === 0 || ofBlack === 0) {
      if (ofWhite !== 0) rateOtherGame(desk, books, game, white, black, outcome, whiteScore(outcome));
      if (ofBlack !== 0) rateOtherGame(desk, books, game, black, white, outcome, blackScore(outcome));
      continue;
    }
    // The two shares in a row of Table 1 add up to one (13.2).
    const expected = expectedShare(shares, ratingAt(ofWhite) - ratingAt(ofBlack));
    const scored = whiteScores[outcome]!;
    const opponentScored = blackScores[outcome]!;
    addGame(sheet, white, gameChange(kHalvesAt(ofWhite), scored, expected));
    addGame(sheet, black, gameChange(kHalvesAt(ofBlack), opponentScored, 100 - expected));
    if (ledger !== undefined) {
      const reasons = reasonsOfEvent(terms);
      const [own, other] = [ratingAt(ofWhite), ratingAt(ofBlack)];
      ledger.line(game, white, black, own, other, scored, expected, kHalvesAt(ofWhite), reasons);
      ledger.line(game, black, white, other, own, opponentScored, 100 - expected, kHalvesAt(ofBlack), reasons);
    }
  }
}

/** One side of a game that was not played, or whose opponent has no rating (7, 12, 16.6). */
function rateOtherGame(
  { terms, seats, standings, performances, performanceReasons }: EventOnDesk,
  { sheet, ledger, notRated }: EventBooks,
  game: number,
  player: number,
  opponent: number,
  outcome: number,
  score: number,
): void {
  const kind = kindOf(outcome);
  const own = seats.standing(standings, player);
  const other = seats.standing(standings, opponent);
  let opponentRating = ratingOf(other);
  let expected = FORFEIT_EXPECTATION;
  let reasons = reasonsOfEvent(terms) | reasonOfKind(kind);
  if (kind === FORFEIT) opponentRating = ratingOf(own);
  else {
    if (other === 0) {
      if (performanceReasons[opponent] === 0) {
        notRated(game, player, opponent);
        return;
      }
      opponentRating = performances[opponent]!;
      reasons |= performanceReasons[opponent]!;
    }
    expected = expectedScore(EXPECTATION_TABLE, ratingOf(own) - opponentRating);
  }
  const kHalves =
    kind === PLAYED ? playedFactor(factorOf(own), terms) : unplayedFactor(factorOf(own), factorOf(other), terms);
  const change = gameChange(kHalves, score, expected);
  if (kind === FORFEIT) addForfeit(sheet, player, change);
  else addGame(sheet, player, change);
  ledger?.line(game, player, opponent, ratingOf(own), opponentRating, score, expected, kHalves, reasons);
}
