import type { CountedOpponent, TournamentPlayer } from '@escala/core';
import type { PairedRound } from '../promotions/player-rounds.ts';
import type { Mean } from '../promotions/points-needed.ts';
import { ratingBySource } from '../promotions/rating-by-source.ts';
import type { NormRules } from './parameters.ts';

/**
 * MC norma 3 says "mean" and no more: it is that of the opponents of the player, in closed events too. Who has no rating, and
 * a game that was not played, counts as in promotions (D-COMP-25).
 */
export function normOpponent(rules: NormRules, game: PairedRound, opponent: TournamentPlayer): CountedOpponent {
  const head = { round: game.round, opponent: game.opponent, points: game.doubled / 2 };
  if (game.kind !== 'played') return { ...head, number: rules.unratedNumber, source: 'unplayed' };
  const rated = ratingBySource(opponent);
  if (rated === undefined) return { ...head, number: rules.unratedNumber, source: 'unrated' };
  return { ...head, number: rated.rating, source: rated.source };
}

export function meanOf(opponents: readonly CountedOpponent[]): Mean {
  return { sum: opponents.reduce((sum, { number }) => sum + number!, 0), count: opponents.length };
}
