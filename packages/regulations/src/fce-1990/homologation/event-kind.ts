import type { TimeControl } from '@escala/core';
import type { CompetitionKind } from '../facts.ts';
import type { HomologationRules } from './parameters.ts';

/**
 * The conditions that an event stands under, where the document does not say: by the clock (Actius 1, Ràpides 1), then by the
 * system: a league is closed, a Swiss is open. There are none for knockouts, matches and teams.
 */
export function eventKind(
  rules: HomologationRules,
  system: string,
  timeControl: TimeControl | undefined,
): CompetitionKind | null {
  if (timeControl?.minutes === rules.activeMinutes) return 'active';
  if (timeControl?.minutes === rules.blitzMinutes) return 'blitz';
  if (system === 'round-robin' || system === 'double-round-robin') return 'closed';
  return system === 'fce-1990' || system === 'swiss' ? 'open' : null;
}
