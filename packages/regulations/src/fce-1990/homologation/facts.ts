import type { TimeControl } from '@escala/core';
import type { CatalanEvent, CompetitionKind, PlayerCategory } from '../facts.ts';
import type { HomologationRules } from '../parameters.ts';

export interface HomologationPlayer {
  readonly id: string;
  readonly club?: string | undefined;
  readonly category?: PlayerCategory | undefined;
  readonly rating?: number | undefined;
}

/** The facts needed for homologation, whichever document they come from. */
export interface HomologationFacts {
  readonly name?: string | undefined;
  /** Null if the regulation has no conditions for such an event. */
  readonly kind: CompetitionKind | null;
  readonly rounds: number;
  readonly players: readonly HomologationPlayer[];
  readonly event: CatalanEvent;
}

/**
 * Which conditions apply to an event if the document does not say: by time control (Actius 1, Ràpides 1), then by
 * system: a league is closed, a Swiss is open. Knockouts, matches and team events have none.
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
