import Fraction from 'fraction.js';
import { differenceOf, mean, rounded, sum } from './fractions.ts';

/** Ru from Rc, word for word after 8.22 to 8.25. */
export function oracleRu(rc: number, points: Fraction, games: number, each: Fraction, n?: number): number {
  const half = new Fraction(games, 2);
  if (points.equals(half)) return rc;
  if (points.compare(half) > 0) return rounded(points.sub(half).mul(2).mul(each).add(rc));
  const dp = new Fraction(differenceOf(points, games));
  return rounded((n === undefined ? dp : dp.mul(n).div(n + 1)).add(rc));
}

export interface OraclePlayer {
  readonly id: string;
  readonly rating: number | undefined;
  readonly points: Fraction;
}

/** The unrated players of a complete round robin: first Ru, one correction, Ru. */
export function oracleRoundRobin(
  players: readonly OraclePlayer[],
  games: number,
  each: Fraction,
): Map<string, { rc: number; ru: number; firstRc: number; firstRu: number }> {
  const rated = players.filter((player) => player.rating !== undefined);
  const n = players.length - 1;
  const rar = mean(rated.map((player) => player.rating!));
  const dpa = mean(rated.map((player) => differenceOf(player.points, games)));
  const ra = rounded(rar.sub(dpa.mul(n).div(n + 1)));
  const firstRu = new Map(
    players.map(({ id, points, rating }) => [id, rating ?? oracleRu(ra, points, games, each, n)]),
  );
  const out = new Map<string, { rc: number; ru: number; firstRc: number; firstRu: number }>();
  for (const { id, points, rating } of players) {
    if (rating !== undefined) continue;
    const own = firstRu.get(id)!;
    const moves = players
      .filter((other) => other.id !== id)
      .map((other) => firstRu.get(other.id)!)
      .map((other) => Math.min(own + 400, Math.max(own - 400, other)) - other);
    const rc = rounded(sum(moves).div(n).add(ra));
    out.set(id, { rc, ru: oracleRu(rc, points, games, each, n), firstRc: ra, firstRu: own });
  }
  return out;
}
