import { type Day, LIST_STATUS, type PooledSum, writeDay, yearOf } from '@escala/core';
import { type ClosingList, closePools } from '../../shared/lists/close-list.ts';
import { factorOf, marksOf } from '../factor-k.ts';
import type { UnratedPerformance } from '../first-rating/performance.ts';
import { firstPoolMonth, isPublished, type PoolStanding, poolStanding } from '../first-rating/pool.ts';
import type { FactorRule, Regulation } from '../parameters.ts';
import type { PeriodWork } from './list-book.ts';

type Columns = ClosingList<PoolStanding>;

/** K from the thresholds and games after the list, for its year (8.3.3). */
export function factorOnList({ federation, state, period }: PeriodWork, rule: FactorRule, player: number): number {
  const { reached, careerGames } = state;
  const { birthYear } = federation.players;
  return factorOf(rule, reached[player]!, careerGames[player]!, yearOf(period.listDay), birthYear[player]!);
}

/** 7.1.4: on the list once the pool is sufficient, pending until then. */
export function closeUnrated(work: PeriodWork, columns: Columns, regulation: Regulation, only?: Int32Array): void {
  const firstMonth = firstPoolMonth(columns.period.listDay, regulation);
  const entering = [...work.counted.keys(), ...(work.before?.pooled.keys() ?? [])];
  closePools<PooledSum>(work, columns, entering, only, (player, earlier) =>
    closePool(work, columns, player, earlier, firstMonth, regulation),
  );
}

const NONE: readonly PooledSum[] = [];

/** What the period adds to a player's pool, including performances under the earlier book. */
function enteredSums({ federation, period, counted, before }: PeriodWork, player: number): readonly PooledSum[] {
  const ofBefore = before?.pooled.get(player) as readonly PooledSum[] | undefined;
  const own = counted.get(player)?.map((each) => pooledSum(federation.events.ids, each, period.listDay));
  return own === undefined ? (ofBefore ?? NONE) : [...(ofBefore ?? NONE), ...own];
}

const gamesOf = (sums: readonly PooledSum[]): number => sums.reduce((games, entry) => games + entry.games, 0);

/**
 * Games of the period before the first rating: they count as career games even if a standard rating drops the pool
 * (D-F24-10, R7.2.1).
 */
export const gamesBeforeSeed = (work: PeriodWork, player: number): number => gamesOf(enteredSums(work, player));

function closePool(
  work: PeriodWork,
  columns: Columns,
  player: number,
  earlier: readonly PooledSum[],
  firstMonth: string,
  regulation: Regulation,
): void {
  const { state } = work;
  const entered = enteredSums(work, player);
  const entries = entered.length === 0 ? earlier : [...earlier, ...entered];
  const games = gamesOf(entered);
  const standing = poolStanding(entries, firstMonth, regulation);
  state.careerGames[player]! += games;
  // Performances no longer in the pool stay on record: they still count as earlier ones (D-F24-12).
  state.pools.set(player, entries);
  if (standing === undefined) return;
  columns.pools.set(player, standing);
  if (isPublished(standing, regulation)) {
    state.pools.delete(player);
    columns.games[player] = games;
    columns.rating[player] = standing.estimate.ru;
    columns.status[player] = LIST_STATUS.new;
    state.reached[player]! |= marksOf(regulation.factor, standing.estimate.ru);
    columns.factor[player] = factorOnList(work, regulation.factor, player);
  } else columns.status[player] = LIST_STATUS.pending;
}

function pooledSum(ids: readonly string[], performance: UnratedPerformance, listDay: Day): PooledSum {
  const { event, games, halfPoints, sum } = performance;
  return { event: ids[event]!, list: writeDay(listDay), games, points: halfPoints / 2, sum };
}
