import type { Rhythm } from '@escala/core';
import type { Rules } from '../parameters.ts';

/** On the rapid list, "actius" are longer than blitz, which the print calls rapid by FIDE's Laws (D-FCE-1). */
export type Pace = 'standard' | 'active' | 'blitz';

/** 5.1, 5.2: decided by fixed minutes plus the increment over 60 moves (one second a move adds a minute). */
export function paceOf(rules: Rules, minutesFor60: number): Pace {
  if (minutesFor60 >= rules.standardMinutes) return 'standard';
  return minutesFor60 > rules.blitzMinutes ? 'active' : 'blitz';
}

/** 3.1: two ratings are kept, for standard and for rapid play. */
export function rhythmOf(pace: Pace): Rhythm {
  return pace === 'standard' ? 'standard' : 'rapid';
}

/**
 * 5.3: an active event may request half K; in the revision with 5.3a, only if it has enough fixed minutes. Being
 * shorter than an hour in all (5.3b) is already what makes it active.
 */
export function mayHalveFactor(rules: Rules, pace: Pace, fixedMinutes: number): boolean {
  return pace === 'active' && fixedMinutes >= rules.halfKFixedMinutes;
}
