import type { Tournament } from '@escala/core';

const POINTS = { '1-0': [1, 0], '0-1': [0, 1], '1/2': [0.5, 0.5], '0-0': [0, 0] } as const;

/** Points of everybody before a round, for the eye: the engine has its own. */
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
