import { decimal, type Holds, type Reason, reason } from '@escala/core';
import type { HomologationRules } from '../parameters.ts';
import type { HomologationFacts } from './facts.ts';

/**
 * Tancats Elo 2, Tancats MC 2: half of the players are from different clubs, that is, there are at least half as many
 * clubs as players (D-COMP-31). Each player without a known club may add one.
 */
function playersByClub(rules: HomologationRules, { players }: HomologationFacts, article: string): Reason {
  const clubs = new Set(players.flatMap(({ club }) => (club === undefined ? [] : [club]))).size;
  const untold = players.filter(({ club }) => club === undefined).length;
  const enough = (count: number): boolean => 100 * count >= rules.clubsPercent * players.length;
  const holds: Holds = enough(clubs) ? 'yes' : enough(clubs + untold) ? 'unknown' : 'no';
  const needed = Math.ceil((rules.clubsPercent * players.length) / 100);
  return reason(
    'fce-1990.closed-clubs',
    article,
    holds,
    { clubs, players: players.length, needed, untold },
    { decisions: ['D-COMP-31'] },
  );
}

/** Tancats Elo 2, Tancats MC 2: the mean of all players, compared exactly. Unrated ones count as 2000 (D-COMP-25). */
function meanRating(
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

/** Closed events for Catalan Master norms: valid for international rating (Tancats MC 1), or all of Tancats MC 2. */
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

/** The one condition that makes the others unnecessary; undefined if it is not met. */
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

/** Tancats MC 2: nobody below the lowest rating, except for one place that the organiser may give. */
function lowestRating(rules: HomologationRules, { players }: HomologationFacts): Reason {
  const under = players.filter(({ rating }) => (rating ?? rules.unratedNumber) < rules.normsLowestRating);
  return reason('fce-1990.closed-lowest', 'Tancats MC 2', under.length <= rules.normsExempt, {
    count: under.length,
    players: under.map(({ id }) => id).join(', '),
    least: rules.normsLowestRating,
    exempt: rules.normsExempt,
  });
}

/** Tancats nota: number of rounds and players, for both purposes. */
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
