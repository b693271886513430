import { DOUBLED, entryOf, type Standings, type StandingsRow, type Tournament } from '@escala/core';
import type { StandingsOptions, StandingsResult } from '../../contracts/standings.ts';
import { byRoundReached } from '../../shared/knockout-record.ts';
import { leftBeforeHalf } from '../parameters.ts';
import { numberedPlayers } from '../swiss/numbers.ts';
import { ALL_TIE_BREAKS, type TieBreakName } from '../tie-breaks/all-tie-breaks.ts';
import {
  BYE,
  type Crosstable,
  cellOf,
  emptyTable,
  enter,
  markWithdrawn,
  outcomesOf,
  TAKEN_OUT,
} from '../tie-breaks/crosstable.ts';
import { ORDER_BY_SYSTEM } from '../tie-breaks/orders.ts';
import { rank } from '../tie-breaks/rank.ts';
import type { TieBreak } from '../tie-breaks/tie-break.ts';
import { eliminatedNotRecorded } from './eliminated.ts';
import { refusals, standingsRound } from './refusals.ts';
import { WorkingsDesk } from './workings.ts';

/** The table up to a round; every game in it must have a result. Later rounds are ignored. */
function individualTable(tournament: Tournament, round: number): Crosstable {
  const players = numberedPlayers(tournament.players);
  const index = new Map(players.map(({ id }, i) => [id, i]));
  const table = emptyTable(
    players.map(({ id }) => id),
    round,
    1,
  );
  players.forEach(({ rating }, i) => {
    table.ratings[i] = rating ?? 0;
  });
  markAnnulled(table, tournament, index);
  for (const game of tournament.games) {
    if (game.round > round) continue;
    const [white, black] = [index.get(game.white)!, index.get(game.black)!];
    if (isTakenOut(table, tournament, white, black)) {
      enter(table, white, game.round, TAKEN_OUT, 0);
      enter(table, black, game.round, TAKEN_OUT, 0);
      continue;
    }
    const kind = game.kind ?? 'played';
    const [ofWhite, ofBlack] = outcomesOf(game.result!, kind);
    enter(table, white, game.round, ofWhite, DOUBLED[game.result!][0]);
    enter(table, black, game.round, ofBlack, DOUBLED[game.result!][1]);
    if (kind !== 'played') continue;
    table.opponents[cellOf(table, white, game.round)] = black;
    table.opponents[cellOf(table, black, game.round)] = white;
    table.hadBlack[cellOf(table, black, game.round)] = 1;
  }
  for (const bye of tournament.byes ?? [])
    if (bye.round <= round) enter(table, index.get(bye.player)!, bye.round, BYE, 2 * bye.points);
  for (const { player, afterRound } of tournament.withdrawals ?? [])
    markWithdrawn(table, index.get(player)!, afterRound);
  return table;
}

/**
 * Retirats 14.3.1: a player who leaves before half of the rounds is annulled at once, from the table of the round after
 * which they left (D-COMP-50); from half on everything counts (Retirats 14.3). The games stay in the record and in the
 * ratings (D-COMP-1).
 */
function markAnnulled(table: Crosstable, tournament: Tournament, index: ReadonlyMap<string, number>): void {
  for (const { player, afterRound } of tournament.withdrawals ?? [])
    if (afterRound <= table.rounds && leftBeforeHalf(afterRound, tournament.rounds))
      table.annulled[index.get(player)!] = 1;
}

/** D-COMP-5: in a league, where everybody meets everybody, games of players who left early are removed for both. */
function isTakenOut(table: Crosstable, { system }: Tournament, white: number, black: number): boolean {
  if (system !== 'round-robin' && system !== 'double-round-robin') return false;
  return table.annulled[white] === 1 || table.annulled[black] === 1;
}

/**
 * The table of a checked tournament, with the tie-breaks of the competition (Desempats 1): everybody is in it,
 * including players who left.
 */
export function standings(tournament: Tournament, options: StandingsOptions = {}): StandingsResult {
  const round = options.round ?? standingsRound(tournament);
  const names = options.tiebreaks ?? entryOf(ORDER_BY_SYSTEM, tournament.system) ?? [];
  const faults = refusals(tournament, round, names);
  if (faults.length > 0) return { kind: 'refused', findings: faults };
  const table = rankedTable(individualTable(tournament, round), names as readonly TieBreakName[], options.workings);
  return {
    kind: 'ranked',
    standings: tournament.system === 'knockout' && names.length === 0 ? ofKnockout(table, tournament, round) : table,
    findings: eliminatedNotRecorded(tournament, round),
  };
}

/** By the round reached, then by points (D-COMP-11). */
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

/** Ranks are 1, 2, 2, 4; rows of equal rank are in order of number. */
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
