import { DOUBLED, type Tournament } from '@escala/core';
import { numberedPlayers } from '../swiss/numbers.ts';
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
import { leftBeforeHalf } from '../tie-breaks/parameters.ts';

/** What happened up to a round; every game in it has a result. Later rounds are not looked at. */
export function individualTable(tournament: Tournament, round: number): Crosstable {
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
 * Retirats 14.3.1: who leaves before half of the rounds is annulled in the standings of later rounds; from half on
 * everything stands (Retirats 14.3). The record and the rating keep the games (D-COMP-1).
 */
function markAnnulled(table: Crosstable, tournament: Tournament, index: ReadonlyMap<string, number>): void {
  for (const { player, afterRound } of tournament.withdrawals ?? [])
    if (afterRound < table.rounds && leftBeforeHalf(afterRound, tournament.rounds))
      table.annulled[index.get(player)!] = 1;
}

/** D-COMP-5: in a league, where everybody meets everybody, the games of who left early are taken out for both sides. */
function isTakenOut(table: Crosstable, { system }: Tournament, white: number, black: number): boolean {
  if (system !== 'round-robin' && system !== 'double-round-robin') return false;
  return table.annulled[white] === 1 || table.annulled[black] === 1;
}
