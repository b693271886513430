import type { Tournament } from '@escala/core';
import { matchDecisions } from './knockout-record.ts';

/**
 * How far each player of a knockout came by the end of a round: the last round that was won, half a round more while a match is level.
 * Who is out and wins a match for third place stands before the one who loses it (D-OFF-875).
 */
export function knockoutReached(tournament: Tournament, last: number): ReadonlyMap<string, number> {
  const { players, games, byes = [] } = tournament;
  const decided = matchDecisions(tournament);
  const reached = new Map(players.map(({ id }) => [id, 0]));
  for (let round = 1; round <= last; round += 1) {
    const before = new Map(reached);
    for (const { player, round: of, kind = 'pairing' } of byes)
      if (of === round && kind === 'pairing') reached.set(player, round);
    for (const game of games) {
      if (game.round !== round) continue;
      const decision = decided(round, game.white, game.black);
      for (const player of [game.white, game.black]) {
        const from = before.get(player) ?? 0;
        const isIn = from > round - 2;
        const won = decision?.winner === player;
        if (isIn) reached.set(player, won ? round : decision === undefined ? round - 0.5 : round - 1);
        else if (won) reached.set(player, from + 0.25);
      }
    }
  }
  return reached;
}
