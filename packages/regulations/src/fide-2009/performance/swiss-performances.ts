import { blackScore, type FederationColumns, roundHalfUp, UNRATED, whiteScore } from '@escala/core';
import { isPlayed } from '../../shared/event-games.ts';
import type { EventRun } from '../events/event-runs.ts';
import type { Regulation } from '../parameters.ts';
import { judged, type UnratedPerformance } from './performance.ts';
import { ratingFromScore } from './rating-from-score.ts';

/** Scores are kept in hundredths of a point. */
const HUNDREDTHS_PER_HALF = 50;

interface Opposition {
  games: number;
  halfPoints: number;
  opponentsSum: number;
}

/**
 * 8.21a, 8.24: the unrated players of a Swiss or team event who met rated opponents, in the order of the participants.
 * Only those games count (6.41). With ratings by the day of the game (4.13, D-FIDE-15), a player is unrated in a game
 * if not on that day's list.
 */
export function swissPerformances(
  federation: FederationColumns,
  event: number,
  runs: readonly EventRun[],
  regulation: Regulation,
  countedEarlier: (player: number) => boolean,
): UnratedPerformance[] {
  const { events } = federation;
  const oppositions = oppositionOf(federation, runs);
  const performances: UnratedPerformance[] = [];
  for (let i = events.participantsFrom[event]!; i < events.participantsFrom[event + 1]!; i++) {
    const player = events.participants[i]!;
    const opposition = oppositions.get(player);
    if (opposition === undefined) continue;
    const { games, halfPoints, opponentsSum } = opposition;
    const score = { games, halfPoints };
    const rc = roundHalfUp(opponentsSum, games);
    const rating = ratingFromScore(rc, score, regulation);
    performances.push({
      event,
      player,
      ...score,
      estimate: { rc, rating },
      derivation: { system: 'swiss', opponentsSum },
      ...judged('swiss', score, rating.ru, countedEarlier(player), regulation),
    });
  }
  return performances;
}

/** Games of unrated players against rated ones, summed by player. */
function oppositionOf({ games }: FederationColumns, runs: readonly EventRun[]): Map<number, Opposition> {
  const oppositions = new Map<number, Opposition>();
  const add = (player: number, opponentRating: number, score: number): void => {
    let opposition = oppositions.get(player);
    if (opposition === undefined) {
      opposition = { games: 0, halfPoints: 0, opponentsSum: 0 };
      oppositions.set(player, opposition);
    }
    opposition.games++;
    opposition.halfPoints += score / HUNDREDTHS_PER_HALF;
    opposition.opponentsSum += opponentRating;
  };
  for (const { from, to, ratings } of runs)
    for (let game = from; game < to; game++) {
      const outcome = games.outcome[game]!;
      if (!isPlayed(outcome)) continue;
      const white = games.white[game]!;
      const black = games.black[game]!;
      if (ratings[white] === UNRATED && ratings[black] !== UNRATED) add(white, ratings[black]!, whiteScore(outcome));
      if (ratings[black] === UNRATED && ratings[white] !== UNRATED) add(black, ratings[white]!, blackScore(outcome));
    }
  return oppositions;
}
