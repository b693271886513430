import type { Decision } from '@escala/core';
import type { UnratedPerformance } from './performance.ts';

/** Which decisions shaped Ru of a performance, or whether it counts. */
export function performanceDecisions(performance: UnratedPerformance, doubleRound: boolean): Decision[] {
  const { derivation, estimate, later } = performance;
  const decisions: Decision[] = [];
  if (estimate.rating.side === 'above') decisions.push('D-FIDE-1');
  if (later) decisions.push('D-FIDE-2');
  const scoreless = estimate.rating.side === 'below' && estimate.rating.percentage === 0;
  if (derivation.system === 'swiss') return scoreless ? [...decisions, 'D-FIDE-4'] : decisions;
  if (derivation.correction !== 0) decisions.push('D-FIDE-3');
  if (scoreless || derivation.average.open) decisions.push('D-FIDE-4');
  if (doubleRound) decisions.push('D-FIDE-6');
  return decisions;
}
