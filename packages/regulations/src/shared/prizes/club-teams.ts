import type { StandingsRow } from '@escala/core';
import type { Entrant } from './choose-prizes.ts';

export interface ClubTeam extends Entrant {
  readonly players: readonly StandingsRow[];
}

/**
 * Ranks clubs by the points of their best `size` players; a club with fewer has no team. Ties are broken by the lower
 * sum of places in the table, then by the best placed player (D-PRZ-8).
 */
export function clubTeams(
  rows: readonly StandingsRow[],
  clubOf: (player: string) => string | undefined,
  size: number,
): ClubTeam[] {
  const places = new Map(rows.map((row, i) => [row, i + 1]));
  const placesOf = ({ players }: ClubTeam): number => players.reduce((sum, row) => sum + places.get(row)!, 0);
  const clubs = Map.groupBy(rows, ({ player }) => clubOf(player) ?? '');
  clubs.delete('');
  return [...clubs]
    .filter(([, members]) => members.length >= size)
    .map(([id, members]) => {
      const players = members.slice(0, size);
      return { id, players, points: players.reduce((sum, { points }) => sum + points, 0) };
    })
    .sort(
      (a, b) =>
        b.points - a.points || placesOf(a) - placesOf(b) || places.get(a.players[0]!)! - places.get(b.players[0]!)!,
    );
}
