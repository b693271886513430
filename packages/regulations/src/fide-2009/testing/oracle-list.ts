import { addMonths, dayFrom, type HeadToHeadInput, type PlayerFacts, type PooledMean } from '@escala/core';
import Fraction from 'fraction.js';
import { rounded, sum } from './fractions.ts';
import { oracleRu } from './oracle-performance.ts';

/** A counted performance of the period. */
export interface Made extends PooledMean {
  readonly ru: number;
}

export const FLOOR = 1200;

function reached(input: HeadToHeadInput, player: PlayerFacts, newRating: number): boolean {
  const ratings = [newRating, ...input.lists.map((list) => list.ratings[player.id] ?? 0)];
  return player.reached2400 === true || ratings.some((rating) => rating >= 2400);
}

/** K, at the start of the period or including what the period adds. */
export function factor(input: HeadToHeadInput, player: PlayerFacts, newRating = 0, newGames = 0): number {
  const games = (player.careerGames ?? 0) + newGames;
  return reached(input, player, newRating) && games >= 30 ? 20 : 30;
}

/** The new list, row by row. */
export function listOf(
  input: HeadToHeadInput,
  changes: ReadonlyMap<string, readonly Fraction[]>,
  made: ReadonlyMap<string, readonly Made[]>,
  each: Fraction,
): unknown[] {
  const day = dayFrom(input.listDate);
  const last = input.lists.at(-1)?.ratings ?? {};
  const rows = input.players.flatMap((player): { id: string; rating: number | null }[] => {
    const { id } = player;
    const previous = last[id];
    if (previous === undefined) return poolRow(input, player, made.get(id) ?? [], each);
    const lines = changes.get(id) ?? [];
    const change = sum(lines);
    const rating = rounded(change.add(previous));
    const listed = rating >= FLOOR;
    const since = addMonths(day, -12);
    const idle = lines.length === 0 && (player.lastEventOn === undefined || dayFrom(player.lastEventOn) < since);
    const status = listed ? (idle ? 'inactive' : 'rated') : 'delisted';
    const k = factor(input, player, listed ? rating : 0, lines.length);
    const row = {
      id,
      rating: listed ? rating : null,
      previous,
      change: change.valueOf(),
      k,
      games: lines.length,
      status,
    };
    return [row];
  });
  return rows.sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || (a.id < b.id ? -1 : 1));
}

function poolRow(
  input: HeadToHeadInput,
  player: PlayerFacts,
  made: readonly Made[],
  each: Fraction,
): { id: string; rating: number | null }[] {
  const { id } = player;
  const oldest = addMonths(dayFrom(input.listDate), -24);
  const alive = <T extends PooledMean>(entry: T): boolean => dayFrom(entry.end) >= oldest;
  const earlier = ((player.pool ?? []) as readonly PooledMean[]).filter(alive);
  const now = made.filter(alive);
  const all: PooledMean[] = [...earlier, ...now];
  if (all.length === 0) return [];
  const poolGames = all.reduce((total, entry) => total + entry.games, 0);
  const points = sum(all.map((entry) => new Fraction(entry.points)));
  const rc = rounded(sum(all.map((entry) => new Fraction(entry.rc).mul(entry.games))).div(poolGames));
  const single = all.length === 1 ? now[0] : undefined;
  const poolRating = single?.ru ?? oracleRu(rc, points, poolGames, each);
  const sevenOfTeams = all.some((entry) => entry.teamChampionship && entry.games >= 7);
  if ((poolGames < (player.minGames ?? 9) && !sevenOfTeams) || poolRating < FLOOR)
    return [{ id, rating: null, previous: null, status: 'pending', poolGames, poolRating } as never];
  const games = made.reduce((total, entry) => total + entry.games, 0);
  const k = factor(input, player, poolRating, poolGames);
  return [{ id, rating: poolRating, previous: null, k, games, status: 'new' } as never];
}
