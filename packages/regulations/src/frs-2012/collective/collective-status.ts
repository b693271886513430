import { floorDivide } from '@escala/core';
import type { Rules } from '../parameters.ts';

/** §3: games from which a rating is active, 15% of N rounded up; of N even if the calendar is shorter (D-FRS-3). */
export function gamesToBeActive(rules: Rules, window: number): number {
  return -floorDivide(-rules.activePercent * window, 100);
}

/** §3: for a player who attended at least one game of the window. */
export function collectiveStatus(rules: Rules, window: number, attended: number): 'active' | 'provisional' {
  return attended >= gamesToBeActive(rules, window) ? 'active' : 'provisional';
}
