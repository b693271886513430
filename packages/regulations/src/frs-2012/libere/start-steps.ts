import { decimal, type Step } from '@escala/core';
import { isShared } from '../ranking.ts';
import type { LibereTrace } from './libere-trace.ts';

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
