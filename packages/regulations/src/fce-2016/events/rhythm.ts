import type { Rhythm } from '@escala/core';
import type { Rules } from '../parameters.ts';

/** Within the rapid list, "actius" are longer than blitz, which the print calls rapid by FIDE's Laws (D-FCE-1). */
export type Pace = 'standard' | 'active' | 'blitz';

/** 5.1, 5.2: fixed minutes plus the increment over 60 moves decide, a second a move making a minute. */
export function paceOf(rules: Rules, minutesFor60: number): Pace {
  if (minutesFor60 >= rules.standardMinutes) return 'standard';
  return minutesFor60 > rules.blitzMinutes ? 'active' : 'blitz';
}

/** 3.1: two ratings are kept, of standard and of rapid play. */
export function rhythmOf(pace: Pace): Rhythm {
  return pace === 'standard' ? 'standard' : 'rapid';
}

/**
 * 5.3: an active event may ask for half K; in the revision that has 5.3a only with enough fixed minutes. That it be
 * shorter than an hour in all (5.3b) is what makes it active.
 */
export function mayHalveFactor(rules: Rules, pace: Pace, fixedMinutes: number): boolean {
  return pace === 'active' && fixedMinutes >= rules.halfKFixedMinutes;
}
