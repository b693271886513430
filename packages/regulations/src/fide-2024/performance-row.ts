import type { Performance } from '@escala/core';
import type { UnratedPerformance } from './first-rating/performance.ts';

const HALVES = 2;

/** What an unrated player did in an event, as a document has it. */
export function performanceRow(
  { event, player, games, halfPoints, sum, estimate, counted }: UnratedPerformance,
  eventIds: readonly string[],
  playerIds: readonly string[],
): Performance {
  return {
    event: eventIds[event]!,
    player: playerIds[player]!,
    games,
    points: halfPoints / HALVES,
    sum,
    rc: estimate.rc,
    ru: estimate.ru,
    counted,
  };
}
