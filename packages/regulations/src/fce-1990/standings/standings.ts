import type { Standings, StandingsRow, Tournament } from '@escala/core';
import type { StandingsOptions, StandingsResult } from '../../contracts/standings.ts';
import { byRoundReached } from '../../shared/by-round-reached.ts';
import { ALL_TIE_BREAKS, type TieBreakName } from '../tie-breaks/all-tie-breaks.ts';
import type { Crosstable } from '../tie-breaks/crosstable.ts';
import { ORDER_BY_SYSTEM } from '../tie-breaks/orders.ts';
import { rank } from '../tie-breaks/rank.ts';
import type { TieBreak } from '../tie-breaks/tie-break.ts';
import { eliminatedNotRecorded } from './eliminated.ts';
import { individualTable } from './individual-table.ts';
import { refusals, standingsRound } from './refusals.ts';
import { WorkingsDesk } from './workings.ts';

/** The table of a tournament that was checked before, in the order of the competition (Desempats 1): everybody is in it, who left too. */
export function standings(tournament: Tournament, options: StandingsOptions = {}): StandingsResult {
  const round = options.round ?? standingsRound(tournament);
  const names = options.tiebreaks ?? ORDER_BY_SYSTEM[tournament.system as keyof typeof ORDER_BY_SYSTEM] ?? [];
  const faults = refusals(tournament, round, names);
  if (faults.length > 0) return { kind: 'refused', findings: faults };
  const table = rankedTable(individualTable(tournament, round), names as readonly TieBreakName[], options.workings);
  return {
    kind: 'ranked',
    standings: tournament.system === 'knockout' && names.length === 0 ? ofKnockout(table, tournament, round) : table,
    findings: eliminatedNotRecorded(tournament, round),
  };
}

/** By the round one came to, then by points (D-COMP-11). */
function ofKnockout({ workings, ...table }: Standings, tournament: Tournament, round: number): Standings {
  const told = table.rows.map((row, i) => ({ row, working: workings?.[i] }));
  const rows = byRoundReached(table.rows, tournament, round);
  const workingOf = (player: string) => told.find(({ row }) => row.player === player)!.working!;
  return { ...table, rows, ...(workings && { workings: rows.map(({ player }) => workingOf(player)) }) };
}

/** The rows of a table of players or teams. */
export function rankedTable(table: Crosstable, names: readonly TieBreakName[], workings = false): Standings {
  return writeStandings(
    table,
    names.map((name) => ALL_TIE_BREAKS[name]),
    workings,
  );
}

/** Ranks are 1, 2, 2, 4; rows of one rank go by number. */
function writeStandings(table: Crosstable, tieBreaks: readonly TieBreak[], workings: boolean): Standings {
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
