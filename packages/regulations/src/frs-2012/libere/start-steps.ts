import { decimal, type Step } from '@escala/core';
import type { WeightedMean } from '../games/weighted-mean.ts';
import { isShared, type Ranking, type RankingPoints } from '../ranking.ts';
import type { NewcomerStart } from './newcomers.ts';

/**
 * Receives the sources of the Libere start ratings. The engine calls it if there is one and does nothing else
 * differently.
 */
export interface LibereTrace {
  /**
   * A start rating of the tournament method; `mean` is empty for a player without one, and reused: copy it to keep it.
   */
  tournamentStart(player: number, event: string, mean: Readonly<WeightedMean>, start: number): void;
  tournament(event: string, ranking: Ranking, points: RankingPoints): void;
  newcomer(event: string, start: NewcomerStart): void;
}

export interface StartSteps {
  readonly trace: LibereTrace;
  /** By player, in calendar order. */
  readonly steps: readonly (readonly Step[])[];
}

/** The sources of a player's Libere start ratings, as steps of the working (§1, §2, D-FRS-5). */
export function startSteps(players: number): StartSteps {
  const steps: Step[][] = Array.from({ length: players }, () => []);
  const trace: LibereTrace = {
    tournamentStart(player, event, { points, weights, games }, start) {
      steps[player]!.push({
        quantity: 'frs-2012.libere-tournament-start',
        articles: games === 0 ? ['1', '5'] : ['1', '2', '7'],
        decisions: [],
        values: { event, games, weightedPoints: decimal(points), weights, start: decimal(start) },
      });
    },
    tournament(event, { players: ranked, places }, { value, points }) {
      ranked.forEach((player, row) => {
        steps[player]!.push({
          quantity: 'frs-2012.libere-tournament',
          articles: ['1', '5', '6'],
          decisions: isShared(places, row) ? ['D-FRS-2'] : [],
          values: {
            event,
            place: places[row]!,
            players: ranked.length,
            value: decimal(value),
            points: decimal(points[row]!),
          },
        });
      });
    },
    newcomer(event, { player, ratedGames, firstPass, games, secondPass }) {
      steps[player]!.push({
        quantity: 'frs-2012.libere-newcomer',
        articles: ['1'],
        decisions: ['D-FRS-5'],
        values: { event, ratedGames, firstPass: decimal(firstPass), games, secondPass: decimal(secondPass) },
      });
    },
  };
  return { trace, steps };
}
