import type { Day } from '@escala/core';
import type { RegulationByDay } from '../regulation-in-force.ts';

export interface AppealVerdict {
  readonly article: '0.5';
  readonly lastDay: Day;
  readonly verdict: 'in-time' | 'too-late';
}

/** 0.5: the organiser of a refused event may appeal within seven days of the notice; the day of the notice is not counted (D-FIDE-13). */
export function appealVerdict(notified: Day, appealed: Day, regulations: RegulationByDay): AppealVerdict {
  const lastDay = notified + regulations.on(notified).appealDays;
  return { article: '0.5', lastDay, verdict: appealed <= lastDay ? 'in-time' : 'too-late' };
}
