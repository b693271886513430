import { decimal, type Reason, reason } from '@escala/core';
import type { HomologationFacts } from './facts.ts';
import type { HomologationRules } from './parameters.ts';

/** Tancats Elo 2, Tancats MC 2: the mean of all players, compared exactly. Who has no rating counts 2000 (D-COMP-25). */
export function meanRating(
  rules: HomologationRules,
  { players }: HomologationFacts,
  least: number,
  code: Reason['code'],
  article: string,
): Reason {
  const sum = players.reduce((total, { rating }) => total + (rating ?? rules.unratedNumber), 0);
  const unrated = players.filter(({ rating }) => rating === undefined).length;
  return reason(
    code,
    article,
    players.length > 0 && sum >= least * players.length,
    { mean: players.length === 0 ? 0 : decimal(sum / players.length), least, unrated },
    unrated === 0 ? {} : { decisions: ['D-COMP-25'] },
  );
}
