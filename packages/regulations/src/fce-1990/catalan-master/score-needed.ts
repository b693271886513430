import { type CountedOpponent, decimal, type Reason, reason, type TournamentPlayer } from '@escala/core';
import type { Delegation } from '../facts.ts';
import type { NormRules } from '../parameters.ts';
import { ratingBySource } from '../promotions/opponent-number.ts';
import type { PairedRound } from '../promotions/player-rounds.ts';
import type { Mean } from '../promotions/points-needed.ts';

/** MC norma 3: the mean must be above 2175. MC norma 8: in the delegations 2150 is enough. */
export function meanEnough(rules: NormRules, { sum, count }: Mean, delegation: Delegation | undefined): Reason {
  const mean = count === 0 ? 0 : decimal(sum / count);
  if (delegation !== undefined && rules.delegations.includes(delegation)) {
    const least = rules.delegationMean;
    return reason('fce-1990.norm-mean-delegation', 'MC norma 8', count > 0 && sum >= least * count, { mean, least });
  }
  const over = rules.meanOver;
  return reason('fce-1990.norm-mean', 'MC norma 3', sum > over * count, { mean, over });
}

/** A fraction of whole numbers: tenths of a percent over the number of opponents. */
interface Tenths {
  readonly numerator: number;
  readonly denominator: number;
}

/**
 * MC norma 3: half of the points at the full mean, and a tenth of a percent more for each point below it, in proportion
 * for fractions of a point (D-COMP-27). A higher mean does not lower it below half (D-COMP-2).
 */
export function percentageNeeded(rules: NormRules, { sum, count }: Mean): Tenths {
  const under = Math.max(0, rules.fullMean * count - sum);
  return { numerator: rules.lowestTenths * count + rules.tenthsPerPoint * under, denominator: count };
}

/**
 * MC norma 3: reaching the percentage is enough (D-COMP-3). Points are doubled; the percentage is over all rounds
 * (D-COMP-26).
 */
export function reachesPercentage(needed: Tenths, doubled: number, rounds: number): boolean {
  return 1000 * doubled * needed.denominator >= needed.numerator * 2 * rounds;
}

/** The lowest score that reaches the percentage. */
export function fewestPoints(needed: Tenths, rounds: number): number {
  let doubled = Math.floor((needed.numerator * 2 * rounds) / (1000 * needed.denominator));
  while (!reachesPercentage(needed, doubled, rounds)) doubled++;
  return doubled / 2;
}

/**
 * MC norma 3 only says "mean": it is that of the player's opponents, in closed events too. Unrated players and unplayed
 * games count as in promotions (D-COMP-25).
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
