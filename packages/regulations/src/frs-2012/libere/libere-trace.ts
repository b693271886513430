import type { WeightedMean } from '../games/weighted-mean.ts';
import type { Ranking } from '../ranking.ts';
import type { RankingPoints } from '../rate-ranking.ts';
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
