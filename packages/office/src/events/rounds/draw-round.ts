import type { Finding, Tournament, TournamentSystem } from '@escala/core';
import type { PairingResult } from '@escala/regulations';
import { fce1990 } from '@escala/regulations/fce-1990';

export type DrawnRound = Extract<PairingResult, { kind: 'paired' }> | { readonly refused: readonly Finding[] };

/** A round by the engine or the schedule of the event's system; whose opponent of the schedule has left is free (D-OFF-21). */
export function drawRound(tournament: Tournament, round: number): DrawnRound {
  const result = fce1990.systems[tournament.system]!.pair(tournament, round);
  return result.kind === 'refused' ? { refused: result.findings } : result;
}

/** Points of who is left without an opponent. */
export function byePoints(system: TournamentSystem): number {
  return fce1990.systems[system]!.byes.points;
}
