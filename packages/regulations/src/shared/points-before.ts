import { type Colour, isForfeited, pointsIn, type Scoring, type Tournament } from '@escala/core';

/** One point, a half or none (fce-1990 Sistemes 4.1), unless the event sets other values. */
export const NORMAL_SCORING: Scoring = { win: 1, draw: 0.5, loss: 0 };

/** Everybody's points before a round, for display only: pairing and standings have tables of their own. */
export function pointsBefore(
  { players, games, byes = [], assignedPoints = [] }: Tournament,
  round: number,
  scoring: Scoring = NORMAL_SCORING,
): ReadonlyMap<string, number> {
  const points = new Map(players.map(({ id }) => [id, 0]));
  const add = (player: string, more: number): void => {
    points.set(player, (points.get(player) ?? 0) + more);
  };
  for (const game of games) {
    if (game.round >= round || game.result === undefined) continue;
    add(game.white, pointsOfGame(game, 'white', scoring));
    add(game.black, pointsOfGame(game, 'black', scoring));
  }
  for (const bye of [...byes, ...assignedPoints]) if (bye.round < round) add(bye.player, bye.points ?? 0);
  return points;
}

/** An absent player gets nothing, whatever a loss is worth. */
export function pointsOfGame(
  { result, kind }: Pick<Tournament['games'][number], 'result' | 'kind'>,
  colour: Colour,
  { win, draw, loss }: Scoring,
): number {
  if (result === undefined) return 0;
  const points = pointsIn(result, colour);
  if (points > 0) return points === 1 ? win : draw;
  return isForfeited(result, kind) ? 0 : loss;
}
