import { holdingFrom } from '@escala/core';

/** The rules of 2026 apply from this day on. */
const since = holdingFrom('2026-02-01');

export const FIDE_2026_PARAMETERS = {
  byePoints: since('C.04.1 3', 1),
  renumberedRounds: since('C.04.2 2', 3),
  knockoutByePoints: since('B.01 1.4.2', 1, 'D-KO-1'),
} as const;
