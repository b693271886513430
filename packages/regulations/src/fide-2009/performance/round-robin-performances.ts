import { blackScore, type FederationColumns, UNRATED, whiteScore } from '@escala/core';
import { isPlayed } from '../../shared/event-games.ts';
import type { EventRun } from '../events/event-runs.ts';
import { roundRobinCycles } from '../events/round-robin.ts';
import type { Regulation } from '../parameters.ts';
import { type Estimate, judged, type UnratedPerformance } from './performance.ts';
import { ratingFromScore } from './rating-from-score.ts';
import {
  correctedRc,
  type RatedScore,
  type RoundRobinAverage,
  roundRobinAverage,
  wideDifferenceCorrection,
} from './round-robin-average.ts';

/** Scores are kept in hundredths of a point. */
const HUNDREDTHS_PER_HALF = 50;

/**
 * 8.21b, 8.25, 8.58: the unrated players of a complete round robin, in the order of the participants. Whether one of
 * them counts makes no difference to the others: a disregarded player stays in p, dpa, n and the correction. With
 * ratings by the day of the game (4.13), the performance covers the games before the player came onto a list, and n is
 * the number of opponents in these (D-FIDE-15).
 */
export function roundRobinPerformances(
  federation: FederationColumns,
  event: number,
  runs: readonly EventRun[],
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
    .filter((player) => ratings[player] !== UNRATED)
    .map((player) => ({ rating: ratings[player]!, halfPoints: scoreOf(player) }));
  const average = roundRobinAverage(rated, opponents, games, regulation);

  const first = new Map<number, { readonly estimate: Estimate; readonly met: UnratedGames }>();
  for (const player of players) {
    const met = ratings[player] === UNRATED ? unratedGames(federation, runs, player) : undefined;
    if (met === undefined) continue;
    const rating = ratingFromScore(average.ra, met, regulation, met.opponents.length);
    first.set(player, { met, estimate: { rc: average.ra, rating } });
  }
  const standing = (player: number): number =>
    first.get(player)?.estimate.rating.ru ?? (ratings[player]! || laterRating(runs, player));
  return [...first].map(([player, { estimate, met }]) => {
    const others = met.opponents.map(standing);
    const score = { games: met.games, halfPoints: met.halfPoints };
    return correctedPerformance(event, player, score, estimate, average, others, regulation, countedEarlier(player));
  });
}

/** For a player who came onto a list before their first game, in an event that had no rating for them at the start. */
function laterRating(runs: readonly EventRun[], player: number): number {
  return runs.find((run) => run.ratings[player] !== UNRATED)!.ratings[player]!;
}

interface UnratedGames {
  readonly games: number;
  readonly halfPoints: number;
  /** Each listed once. */
  readonly opponents: readonly number[];
}

/** Games of a player on days without a rating; undefined if there are none. */
function unratedGames(
  { games }: FederationColumns,
  runs: readonly EventRun[],
  player: number,
): UnratedGames | undefined {
  const opponents = new Set<number>();
  let [played, halfPoints] = [0, 0];
  for (const { from, to, ratings } of runs)
    for (let game = from; ratings[player] === UNRATED && game < to; game++) {
      const outcome = games.outcome[game]!;
      const [white, black] = [games.white[game]!, games.black[game]!];
      if ((white !== player && black !== player) || !isPlayed(outcome)) continue;
      played++;
      halfPoints += (white === player ? whiteScore(outcome) : blackScore(outcome)) / HUNDREDTHS_PER_HALF;
      opponents.add(white === player ? black : white);
    }
  return played === 0 ? undefined : { games: played, halfPoints, opponents: [...opponents] };
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
    ...judged('round-robin', score, rating.ru, countedEarlier, regulation),
  };
}

/** Half points of all players who scored. */
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
