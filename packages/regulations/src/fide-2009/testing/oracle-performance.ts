import Fraction from 'fraction.js';
import { differenceOf, mean, rounded, sum } from './fractions.ts';

/** Ru from Rc, literally as in 8.22 to 8.25. */
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

/** What an unrated player did before coming onto a list (D-FIDE-15): usually everything. */
export interface OracleGames {
  readonly games: number;
  readonly points: Fraction;
  readonly opponents: readonly string[];
}

/**
 * The unrated players of a complete round robin: first Ru, one correction, Ru. `later`: the rating of a player who came
 * onto a list before the first game.
 */
export function oracleRoundRobin(
  players: readonly OraclePlayer[],
  games: number,
  each: Fraction,
  before: (id: string) => OracleGames = (id) => ({
    games,
    points: players.find((player) => player.id === id)!.points,
    opponents: players.map((player) => player.id).filter((other) => other !== id),
  }),
  later: (id: string) => number = () => 0,
): Map<string, { rc: number; ru: number; firstRc: number; firstRu: number }> {
  const rated = players.filter((player) => player.rating !== undefined);
  const n = players.length - 1;
  const rar = mean(rated.map((player) => player.rating!));
  const dpa = mean(rated.map((player) => differenceOf(player.points, games)));
  const ra = rounded(rar.sub(dpa.mul(n).div(n + 1)));
  const ofUnrated = (id: string, rc: number): number => {
    const own = before(id);
    return own.games === 0 ? later(id) : oracleRu(rc, own.points, own.games, each, own.opponents.length);
  };
  const firstRu = new Map(players.map(({ id, rating }) => [id, rating ?? ofUnrated(id, ra)]));
  const out = new Map<string, { rc: number; ru: number; firstRc: number; firstRu: number }>();
  for (const { id, rating } of players) {
    if (rating !== undefined || before(id).games === 0) continue;
    const own = firstRu.get(id)!;
    const { opponents } = before(id);
    const moves = opponents
      .map((other) => firstRu.get(other)!)
      .map((other) => Math.min(own + 400, Math.max(own - 400, other)) - other);
    const rc = rounded(sum(moves).div(opponents.length).add(ra));
    out.set(id, { rc, ru: ofUnrated(id, rc), firstRc: ra, firstRu: own });
  }
  return out;
}
