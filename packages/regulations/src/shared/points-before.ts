import type { Result, Tournament } from '@escala/core';

/** One point, a half or none, White's first. */
const POINTS: Readonly<Record<Result, readonly [number, number]>> = {
  '1-0': [1, 0],
  '0-1': [0, 1],
  '1/2': [0.5, 0.5],
  '0-0': [0, 0],
};

/** Points of everybody before a round (fce-1990 Sistemes 4.1), for the eye: pairing and standings have tables of their own. */
export function pointsBefore({ players, games, byes = [] }: Tournament, round: number): ReadonlyMap<string, number> {
  const points = new Map(players.map(({ id }) => [id, 0]));
  const add = (player: string, more: number): void => {
    points.set(player, (points.get(player) ?? 0) + more);
  };
  for (const game of games) {
    if (game.round >= round || game.result === undefined) continue;
    const [white, black] = POINTS[game.result];
    add(game.white, white);
    add(game.black, black);
  }
  for (const bye of byes) if (bye.round < round) add(bye.player, bye.points);
  return points;
}
