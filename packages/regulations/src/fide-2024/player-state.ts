import { type Day, type FederationColumns, type PooledSum, yearOf } from '@escala/core';
import { listedFactors, reachedMarks } from './factor-k.ts';
import type { FactorRule } from './parameters.ts';
import { regulations } from './regulation-in-force.ts';

/** What is carried from one period to the next. A period changes it in place as it closes. */
export interface PlayerState {
  /** All rated games, those before the first rating included (D-F24-10). */
  readonly careerGames: Int32Array;
  /** Bits of `REACHED`. */
  readonly reached: Uint8Array;
  /** End of the last rated event (7.2.2). */
  readonly lastEventDay: Int32Array;
  /** Counted performances of players without a published rating (7.1.4), also those that have left the pool. */
  readonly pools: Map<number, readonly PooledSum[]>;
}

/** The state when the first period opens, as a copy: the record of the federation stays as it is. */
export function stateAtOpening({ players, lists }: FederationColumns, rule: FactorRule): PlayerState {
  return {
    careerGames: players.careerGames.slice(),
    reached: reachedMarks(rule, players.reached, lists),
    lastEventDay: players.lastEventDay.slice(),
    pools: new Map(players.pools as ReadonlyMap<number, readonly PooledSum[]>),
  };
}

/** What the period of a list opens with, the first after the lists of the federation. */
export function openingOf(
  federation: FederationColumns,
  listDay: Day,
): { readonly state: PlayerState; readonly factors: Uint8Array } {
  const { players, lists } = federation;
  const opens = lists.days.at(-1);
  const { factor: rule } = regulations.on(opens ?? listDay);
  const state = stateAtOpening(federation, rule);
  const factors =
    opens === undefined
      ? new Uint8Array(players.count)
      : listedFactors(players.birthYear, state, lists.ratings.at(-1)!, yearOf(opens), rule);
  return { state, factors };
}
