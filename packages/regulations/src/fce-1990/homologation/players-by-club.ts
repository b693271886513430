import { type Holds, type Reason, reason } from '@escala/core';
import type { HomologationFacts } from './facts.ts';
import type { HomologationRules } from './parameters.ts';

/**
 * Tancats Elo 2, Tancats MC 2: half of the players are of different clubs, which they are when there are at least half as many
 * clubs as players (D-COMP-31). A player without a club may be of one more.
 */
export function playersByClub(rules: HomologationRules, { players }: HomologationFacts, article: string): Reason {
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
