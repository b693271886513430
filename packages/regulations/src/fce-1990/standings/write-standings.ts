import type { Standings, StandingsRow } from '@escala/core';
import type { Crosstable } from '../tie-breaks/crosstable.ts';
import { rank } from '../tie-breaks/rank.ts';
import type { TieBreak } from '../tie-breaks/tie-break.ts';
import { WorkingsDesk } from './workings.ts';

/** Ranks are 1, 2, 2, 4; rows of one rank go by number. */
export function writeStandings(table: Crosstable, tieBreaks: readonly TieBreak[], workings: boolean): Standings {
  const desk = workings ? new WorkingsDesk(table, tieBreaks) : undefined;
  const { groups, values } = rank(table, tieBreaks, desk);
  const rows: StandingsRow[] = [];
  for (const group of groups) {
    const place = rows.length + 1;
    for (const player of group)
      rows.push({
        rank: place,
        player: table.ids[player]!,
        points: table.doubledPoints[player]! / 2,
        tiebreaks: values.map((column) => column[player]!),
      });
  }
  return {
    format: 'escala/standings@1',
    round: table.rounds,
    tiebreaks: tieBreaks.map(({ name }) => name),
    rows,
    ...(desk && { workings: groups.flat().map((player) => desk.workingOf(player, values)) }),
  };
}
