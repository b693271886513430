import type { Finding, Tournament } from '@escala/core';
import type { CompetitionSystem, PairingResult } from '@escala/regulations';

export type DrawnRound = Extract<PairingResult, { kind: 'paired' }> | { readonly refused: readonly Finding[] };

/** A round by the engine or the schedule of the event's system; whose opponent of the schedule has left is free (D-OFF-21). */
export function drawRound(system: CompetitionSystem, tournament: Tournament, round: number): DrawnRound {
  const result = system.pair(tournament, round);
  return result.kind === 'refused' ? { refused: result.findings } : result;
}
