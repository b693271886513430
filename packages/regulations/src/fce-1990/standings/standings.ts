import type { Standings, Tournament } from '@escala/core';
import type { StandingsOptions, StandingsResult } from '../../contracts/standings.ts';
import { ALL_TIE_BREAKS, type TieBreakName } from '../tie-breaks/all-tie-breaks.ts';
import type { Crosstable } from '../tie-breaks/crosstable.ts';
import { ORDER_BY_SYSTEM } from '../tie-breaks/orders.ts';
import { eliminatedNotRecorded } from './eliminated.ts';
import { individualTable } from './individual-table.ts';
import { refusals, standingsRound } from './refusals.ts';
import { writeStandings } from './write-standings.ts';

/** The table of a tournament that was checked before, in the order of the competition (Desempats 1): everybody is in it, who left too. */
export function standings(tournament: Tournament, options: StandingsOptions = {}): StandingsResult {
  const round = options.round ?? standingsRound(tournament);
  const names = options.tiebreaks ?? ORDER_BY_SYSTEM[tournament.system as keyof typeof ORDER_BY_SYSTEM] ?? [];
  const faults = refusals(tournament, round, names);
  if (faults.length > 0) return { kind: 'refused', findings: faults };
  return {
    kind: 'ranked',
    standings: rankedTable(individualTable(tournament, round), names as readonly TieBreakName[], options.workings),
    findings: eliminatedNotRecorded(tournament, round),
  };
}

/** The rows of a table of players or teams. */
export function rankedTable(table: Crosstable, names: readonly TieBreakName[], workings = false): Standings {
  return writeStandings(
    table,
    names.map((name) => ALL_TIE_BREAKS[name]),
    workings,
  );
}
