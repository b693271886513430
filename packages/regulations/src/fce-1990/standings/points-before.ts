import type { Tournament } from '@escala/core';
import { DOUBLED } from '../doubled-points.ts';

/** Points of everybody before a round (Sistemes 4.1), for the eye: pairing and standings have tables of their own. */
export function pointsBefore({ players, games, byes = [] }: Tournament, round: number): ReadonlyMap<string, number> {
  const points = new Map(players.map(({ id }) => [id, 0]));
  const add = (player: string, more: number): void => {
    points.set(player, (points.get(player) ?? 0) + more);
  };
  for (const game of games) {
    if (game.round >= round || game.result === undefined) continue;
    const [white, black] = DOUBLED[game.result];
    add(game.white, white / 2);
    add(game.black, black / 2);
  }
  for (const bye of byes) if (bye.round < round) add(bye.player, bye.points);
  return points;
}
