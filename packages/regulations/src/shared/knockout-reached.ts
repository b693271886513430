import type { StandingsRow, Tournament } from '@escala/core';
import { matchDecisions } from './knockout-record.ts';

/**
 * How far each player of a knockout came by the end of a round: the last round won, plus half a round while a match is
 * level. The winner of a match for third place ranks above its loser (D-OFF-875).
 */
export function knockoutReached(tournament: Tournament, last: number): ReadonlyMap<string, number> {
  const { players, games, byes = [] } = tournament;
  const decided = matchDecisions(tournament);
  const reached = new Map(players.map(({ id }) => [id, 0]));
  for (let round = 1; round <= last; round += 1) {
    const before = new Map(reached);
    const goOn = (player: string): void => {
      const from = before.get(player) ?? 0;
      reached.set(player, from > round - 2 ? round : from + 0.25);
    };
    for (const { player, round: of, kind = 'pairing' } of byes) if (of === round && kind === 'pairing') goOn(player);
    for (const game of games) {
      if (game.round !== round) continue;
      const decision = decided(round, game.white, game.black);
      for (const player of [game.white, game.black]) {
        const isIn = (before.get(player) ?? 0) > round - 2;
        if (decision?.winner === player) goOn(player);
        else if (isIn) reached.set(player, decision === undefined ? round - 0.5 : round - 1);
      }
    }
  }
  return reached;
}

/** Rows of a knockout: by the round reached, then by points (D-OFF-875). */
export function byRoundReached<Row extends StandingsRow>(
  rows: readonly Row[],
  tournament: Tournament,
  round: number,
): Row[] {
  const reached = knockoutReached(tournament, round);
  const far = ({ player }: StandingsRow): number => reached.get(player) ?? 0;
  const order = rows.toSorted((a, b) => far(b) - far(a) || b.points - a.points);
  const isLevel = (a: StandingsRow, b: StandingsRow): boolean => far(a) === far(b) && a.points === b.points;
  return order.map((row) => ({ ...row, rank: order.findIndex((other) => isLevel(other, row)) + 1 }));
}
