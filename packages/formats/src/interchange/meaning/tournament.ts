import type { Tournament, TournamentPlayer } from '@escala/core';
import { isKnockout } from '@escala/regulations';
import type { FaultList } from '../faults/fault-list.ts';
import { checkYearOfBirth } from './birth.ts';
import { type Draft, wasFaulty } from './draft.ts';
import { checkTimes } from './events.ts';
import { checkGames } from './games.ts';
import { listsInOrder } from './lists-in-order.ts';
import { checkOnce } from './once.ts';
import { rosterOf } from './roster.ts';
import { checkRoundsOff } from './rounds-off.ts';
import { checkByePoints, GAME_SCORING } from './scoring.ts';

/**
 * Known players, two in a game, one game a round except in a knockout, results that the kind allows, existing rounds.
 */
export function checkTournament(tournament: Draft<Tournament>, faults: FaultList): void {
  const roster = rosterOf(tournament.players ?? [undefined], faults);
  checkNumbers(tournament.players ?? [], faults);
  checkRatings(tournament, faults);
  checkLaterRatings(tournament.players, faults);
  tournament.players?.forEach((player, i) => {
    checkYearOfBirth(player, i, faults);
  });
  tournament.games?.forEach((game, g) => {
    checkRound(tournament, game?.round, ['games', g, 'round'], faults);
  });
  checkGames(tournament.games, { path: ['games'], onceARound: !isKnockout(tournament.system ?? ''), roster, faults });
  checkRoundsOff(tournament, faults);
  if (tournament.event !== undefined) checkTimes(tournament.event, ['event'], faults);
  tournament.byes?.forEach((bye, i) => {
    roster.expect(bye?.player, ['byes'], i, 'player');
    checkByePoints(bye, tournament.scoring ?? GAME_SCORING, ['byes', i], faults);
    checkRound(tournament, bye?.round, ['byes', i, 'round'], faults);
  });
  tournament.absences?.forEach((absence, i) => {
    roster.expect(absence?.player, ['absences'], i, 'player');
    checkRound(tournament, absence?.round, ['absences', i, 'round'], faults);
  });
  tournament.tieBreakGames?.forEach((game, i) => {
    roster.expect(game?.white, ['tieBreakGames'], i, 'white');
    roster.expect(game?.black, ['tieBreakGames'], i, 'black');
    checkRound(tournament, game?.round, ['tieBreakGames', i, 'round'], faults);
    if (game?.white !== undefined && game.white === game.black)
      faults.add({ code: 'against-oneself', path: ['tieBreakGames', i, 'black'], values: { id: game.white } });
  });
  tournament.virtualPoints?.forEach((lent, i) => {
    roster.expect(lent?.player, ['virtualPoints'], i, 'player');
  });
  tournament.assignedPoints?.forEach((assigned, i) => {
    roster.expect(assigned?.player, ['assignedPoints'], i, 'player');
    checkRound(tournament, assigned?.round, ['assignedPoints', i, 'round'], faults);
  });
  tournament.forbidden?.forEach((group, i) => {
    group?.players?.forEach((player, at) => {
      roster.expect(player, ['forbidden', i, 'players'], at);
    });
    const { fromRound: least, toRound: found } = group ?? {};
    if (least !== undefined && found !== undefined && found < least)
      faults.add({ code: 'too-small', path: ['forbidden', i, 'toRound'], values: { found, least } });
  });
  tournament.withdrawals?.forEach((withdrawal, i) => {
    roster.expect(withdrawal?.player, ['withdrawals'], i, 'player');
    checkRound(tournament, withdrawal?.afterRound, ['withdrawals', i, 'afterRound'], faults);
  });
}

export function checkRound(
  { rounds }: Draft<Pick<Tournament, 'rounds'>>,
  round: number | undefined,
  path: readonly (string | number)[],
  faults: FaultList,
): void {
  if (round === undefined || rounds === undefined || round <= rounds) return;
  faults.add({ code: 'round-beyond', path, values: { round, rounds } });
}

/** Pairing numbers are all different, and given for everybody or for nobody. */
function checkNumbers(players: readonly (Draft<TournamentPlayer> | undefined)[], faults: FaultList): void {
  checkOnce(['players'], players, 'number', 'duplicate-number', faults);
  if (players.every((player) => player?.number === undefined)) return;
  players.forEach((player, i) => {
    if (player !== undefined && player.number === undefined && !wasFaulty(player, 'number'))
      faults.add({ code: 'number-missing', path: ['players', i], values: {} });
  });
}

/** D-OFF-510: a rating is from one of the event's lists, and equal to what that list says. */
function checkRatings({ ratingLists, players = [] }: Draft<Tournament>, faults: FaultList): void {
  const known = new Set(ratingLists?.lists?.map((each) => each?.list));
  players.forEach((player, i) => {
    const { ratingFrom, rating, listRatings } = player ?? {};
    if (ratingFrom === undefined) return;
    const path = ['players', i, 'ratingFrom'];
    const listed = listRatings?.[ratingFrom];
    if (!known.has(ratingFrom)) faults.add({ code: 'rating-list-unknown', path, values: { list: ratingFrom } });
    else if (listed !== undefined && rating !== undefined && listed !== rating)
      faults.add({ code: 'rating-not-of-list', path, values: { list: ratingFrom, rating, listed } });
  });
}

/** Lists during an event (fide-titles-2024 1.1.4). */
function checkLaterRatings(players: Draft<Tournament>['players'], faults: FaultList): void {
  players?.forEach((player, i) => {
    const inOrder = listsInOrder(faults);
    player?.laterRatings?.forEach((later, l) => {
      inOrder(later?.from, ['players', i, 'laterRatings', l, 'from']);
    });
  });
}
