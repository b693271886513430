import type { TieBreakName } from './all-tie-breaks.ts';

/** The orders of tie-breaks by competition, as printed. */

/** Desempats 1.3.1; Buchholz with all opponents and the correction of Suis 16 (D-COMP-4). */
export const INDIVIDUAL_SWISS = [
  'progressive',
  'buchholz-corrected',
  'direct-encounter',
  'sonneborn-berger',
  'kashdan',
] as const;

/** Desempats 1.4.1. */
export const INDIVIDUAL_LEAGUE = ['sonneborn-berger', 'direct-encounter', 'kashdan', 'black-wins'] as const;

/** Desempats 1.1.1. */
export const TEAM_CHAMPIONSHIP = ['direct-encounter', 'sonneborn-berger', 'kashdan', 'dutch'] as const;

/** Desempats 1.2.1: the Copa Catalana; a knockout continues with Desempats 2.5.1. */
export const COPA_CATALANA = ['dutch'] as const;

/** Desempats 1.5.1: the Catalan team finals. */
export const TEAM_FINALS = ['dutch'] as const;

/**
 * The print has no classification for individual knockouts: by the round reached, then by points, and nothing else
 * (D-COMP-11).
 */
const INDIVIDUAL_KNOCKOUT = [] as const;

export const ORDER_BY_SYSTEM = {
  'fce-1990': INDIVIDUAL_SWISS,
  'round-robin': INDIVIDUAL_LEAGUE,
  'double-round-robin': INDIVIDUAL_LEAGUE,
  knockout: INDIVIDUAL_KNOCKOUT,
} as const satisfies Readonly<Record<string, readonly TieBreakName[]>>;
