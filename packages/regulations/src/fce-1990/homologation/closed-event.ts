import { type Holds, type Reason, reason } from '@escala/core';
import type { HomologationFacts } from './facts.ts';
import { meanRating } from './mean-rating.ts';
import type { HomologationRules } from './parameters.ts';
import { playersByClub } from './players-by-club.ts';

/** Closed events for Catalan rating: valid for international rating (Tancats Elo 1), or all of Tancats Elo 2. */
export function closedForRating(rules: HomologationRules, facts: HomologationFacts): readonly Reason[] {
  return [
    ...(internationally(facts, 'Tancats Elo 1') ?? [
      playersByClub(rules, facts, 'Tancats Elo 2'),
      allPreferent(facts),
      meanRating(rules, facts, rules.closedMean, 'fce-1990.closed-mean', 'Tancats Elo 2'),
    ]),
    ...size(rules, facts),
  ];
}

/** Closed events for norms of Catalan Master: valid for international rating (Tancats MC 1), or all of Tancats MC 2. */
export function closedForNorms(rules: HomologationRules, facts: HomologationFacts): readonly Reason[] {
  return [
    ...(internationally(facts, 'Tancats MC 1') ?? [
      playersByClub(rules, facts, 'Tancats MC 2'),
      lowestRating(rules, facts),
      meanRating(rules, facts, rules.normsMean, 'fce-1990.closed-mean-norms', 'Tancats MC 2'),
    ]),
    ...size(rules, facts),
  ];
}

/** The one condition that makes the others needless; undefined where it is not met. */
function internationally({ event }: HomologationFacts, article: string): readonly Reason[] | undefined {
  if (event.internationalRating !== true) return undefined;
  return [reason('fce-1990.closed-international', article, true, {})];
}

/** Tancats Elo 2: everybody is Preferent. */
function allPreferent({ players }: HomologationFacts): Reason {
  const lower = players.filter(({ category }) => category !== undefined && category !== 'preferent');
  const untold = players.filter(({ category }) => category === undefined);
  const holds: Holds = lower.length > 0 ? 'no' : untold.length > 0 ? 'unknown' : 'yes';
  const named = lower.length > 0 ? lower : untold;
  return reason('fce-1990.closed-preferent', 'Tancats Elo 2', holds, {
    count: named.length,
    players: named.map(({ id }) => id).join(', '),
  });
}

/** Tancats MC 2: nobody under the lowest rating, one place aside that the organiser may give. */
function lowestRating(rules: HomologationRules, { players }: HomologationFacts): Reason {
  const under = players.filter(({ rating }) => (rating ?? rules.unratedNumber) < rules.normsLowestRating);
  return reason('fce-1990.closed-lowest', 'Tancats MC 2', under.length <= rules.normsExempt, {
    count: under.length,
    players: under.map(({ id }) => id).join(', '),
    least: rules.normsLowestRating,
    exempt: rules.normsExempt,
  });
}

/** Tancats nota: rounds and players, for either purpose. */
function size(rules: HomologationRules, { rounds, players }: HomologationFacts): readonly Reason[] {
  return [
    reason('fce-1990.closed-rounds', 'Tancats nota', rounds >= rules.closedRounds, {
      rounds,
      least: rules.closedRounds,
    }),
    reason('fce-1990.closed-players', 'Tancats nota', players.length >= rules.closedPlayers, {
      players: players.length,
      least: rules.closedPlayers,
    }),
  ];
}
