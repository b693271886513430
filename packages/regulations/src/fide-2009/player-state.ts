import type { Day, FederationColumns, PooledMean } from '@escala/core';
import { openingFactors, reachedMark } from './factor-k.ts';
import type { RegulationByDay } from './regulation-in-force.ts';

/** What is carried from one period to the next. A period changes it in place as it closes. */
export interface PlayerState {
  readonly careerGames: Int32Array;
  /** Whose published rating has ever reached the mark of 8.56, beside other marks. */
  readonly reached: Uint8Array;
  /** End of the last rated event (7.23a). */
  readonly lastEventDay: Int32Array;
  /** Counted performances of players without a published rating (7.14c), also those that have left the pool. */
  readonly pools: Map<number, readonly PooledMean[]>;
}

/** The state when the first period opens, as a copy: the record of the federation stays as it is. */
export function stateAtOpening({ players, lists }: FederationColumns, mark: number): PlayerState {
  return {
    careerGames: players.careerGames.slice(),
    reached: reachedMark(players.reached, lists, mark),
    lastEventDay: players.lastEventDay.slice(),
    pools: new Map(players.pools as ReadonlyMap<number, readonly PooledMean[]>),
  };
}

/** What the period of a list opens with, the first after the lists of the federation; K in halves (8.56). */
export function openingOf(
  federation: FederationColumns,
  listDay: Day,
  regulations: RegulationByDay,
): { readonly state: PlayerState; readonly factors: Uint8Array } {
  const { factor: rule } = regulations.on(federation.lists.days.at(-1) ?? listDay);
  const state = stateAtOpening(federation, rule.mark);
  return { state, factors: openingFactors(rule, state.reached, state.careerGames) };
}
