import { blackScore, type FederationColumns, whiteScore } from '@escala/core';
import { isPlayed } from '../played.ts';
import type { Regulation } from '../regulation-in-force.ts';
import { roundRobinCycles } from '../round-robin.ts';
import { disregards } from './disregards.ts';
import type { Estimate, UnratedPerformance } from './performance.ts';
import { ratingFromScore } from './rating-from-score.ts';
import { type RatedScore, type RoundRobinAverage, roundRobinAverage } from './round-robin-average.ts';
import { correctedRc, wideDifferenceCorrection } from './wide-difference-correction.ts';

/** Scores are kept in hundredths of a point. */
const HUNDREDTHS_PER_HALF = 50;

/**
 * 8.21b, 8.25, 8.58: the unrated players of a complete round robin, in the order of the participants. Whether one of
 * them counts changes nothing for the others: a disregarded player stays in p, dpa, n and the correction.
 */
export function roundRobinPerformances(
  federation: FederationColumns,
  event: number,
  ratings: Int16Array,
  regulation: Regulation,
  countedEarlier: (player: number) => boolean,
): UnratedPerformance[] {
  const { events } = federation;
  const players = [...events.participants.subarray(events.participantsFrom[event], events.participantsFrom[event + 1])];
  const halfPoints = crosstable(federation, event);
  const opponents = players.length - 1;
  const games = opponents * roundRobinCycles(events.type[event]!);
  const scoreOf = (player: number): number => halfPoints.get(player) ?? 0;
  const rated: RatedScore[] = players
    .filter((player) => ratings[player] !== 0)
    .map((player) => ({ rating: ratings[player]!, halfPoints: scoreOf(player) }));
  const average = roundRobinAverage(rated, opponents, games, regulation);

  const first = new Map<number, Estimate>();
  for (const player of players)
    if (ratings[player] === 0) {
      const score = { games, halfPoints: scoreOf(player) };
      first.set(player, { rc: average.ra, rating: ratingFromScore(average.ra, score, regulation, opponents) });
    }
  const standing = (player: number): number => first.get(player)?.rating.ru ?? ratings[player]!;
  return [...first].map(([player, estimate]) => {
    const score = { games, halfPoints: scoreOf(player) };
    const others = players.filter((other) => other !== player).map(standing);
    return correctedPerformance(event, player, score, estimate, average, others, regulation, countedEarlier(player));
  });
}

function correctedPerformance(
  event: number,
  player: number,
  score: { readonly games: number; readonly halfPoints: number },
  first: Estimate,
  average: RoundRobinAverage,
  others: readonly number[],
  regulation: Regulation,
  countedEarlier: boolean,
): UnratedPerformance {
  const opponents = others.length;
  const correction = wideDifferenceCorrection(first.rating.ru, others, regulation.widestDifference);
  const rc = correctedRc(first.rc, correction, opponents);
  const rating = ratingFromScore(rc, score, regulation, opponents);
  return {
    event,
    player,
    ...score,
    estimate: { rc, rating },
    derivation: { system: 'round-robin', opponents, average, first, correction },
    disregards: disregards('round-robin', score, rating.ru, countedEarlier, regulation),
    later: countedEarlier && score.halfPoints < regulation.firstEventHalfPoints,
  };
}

/** Half points of everybody who scored. */
function crosstable({ events, games }: FederationColumns, event: number): Map<number, number> {
  const points = new Map<number, number>();
  const add = (player: number, score: number): void => {
    points.set(player, (points.get(player) ?? 0) + score / HUNDREDTHS_PER_HALF);
  };
  for (let game = events.gamesFrom[event]!; game < events.gamesFrom[event + 1]!; game++) {
    if (!isPlayed(games.outcome[game]!)) continue;
    add(games.white[game]!, whiteScore(games.outcome[game]!));
    add(games.black[game]!, blackScore(games.outcome[game]!));
  }
  return points;
}
