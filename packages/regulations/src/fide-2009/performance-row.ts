import type { Performance } from '@escala/core';
import { isCounted, type UnratedPerformance } from './performance/performance.ts';

const HALVES = 2;

/** What an unrated player did in an event, in document form. */
export function performanceRow(
  performance: UnratedPerformance,
  eventIds: readonly string[],
  playerIds: readonly string[],
): Performance {
  return {
    event: eventIds[performance.event]!,
    player: playerIds[performance.player]!,
    rc: performance.estimate.rc,
    ru: performance.estimate.rating.ru,
    counted: isCounted(performance),
    games: performance.games,
    points: performance.halfPoints / HALVES,
  };
}
