import type { TeamTournament, TournamentMatch } from '@escala/core';
import type { Path } from '../faults/fault.ts';
import type { FaultList } from '../faults/fault-list.ts';
import { type Draft, wasFaulty } from './draft.ts';
import { impossibleResult } from './games.ts';
import { checkOnce, firstPlaces } from './once.ts';
import { checkByePoints, MATCH_SCORING } from './scoring.ts';
import { checkRound } from './tournament.ts';

/** Known teams, two in a match, one match a round, existing rounds and boards. */
export function checkTeamTournament(tournament: Draft<TeamTournament>, faults: FaultList): void {
  const {
    teams = [undefined],
    matches = [],
    byes = [],
    assignedPoints = [],
    withdrawals = [],
    boards = Number.POSITIVE_INFINITY,
    matchScoring = MATCH_SCORING,
  } = tournament;
  checkOnce(['teams'], teams, 'id', 'duplicate-team', faults);
  checkOnce(['teams'], teams, 'number', 'duplicate-number', faults);
  const known = new Set(teams.map((team) => team?.id));
  const expect = (id: string | undefined, path: Path): void => {
    // If a team is faulty, it may be the one missing.
    if (id !== undefined && !known.has(undefined) && !known.has(id))
      faults.add({ code: 'unknown-team', path, values: { id } });
  };
  const placeOf = firstPlaces<string>();
  const once = (round: number | undefined, id: string | undefined, path: Path): void => {
    if (round === undefined || id === undefined) return;
    const first = placeOf(JSON.stringify([round, id]), path);
    if (first !== undefined) faults.add({ code: 'two-matches-in-round', path, values: { id, round, first } });
  };
  matches.forEach((match, m) => {
    if (match === undefined || faults.full) return;
    const path = ['matches', m];
    const { round, first, second } = match;
    checkRound(tournament, round, [...path, 'round'], faults);
    checkBoards(match, boards, path, faults);
    checkUnplayed(match, path, faults);
    for (const [side, id] of Object.entries({ first, second })) expect(id, [...path, side]);
    once(round, first, [...path, 'first']);
    once(round, second, [...path, 'second']);
  });
  byes.forEach((bye, i) => {
    expect(bye?.team, ['byes', i, 'team']);
    checkByePoints(bye, matchScoring, ['byes', i], faults);
    if ((bye?.gamePoints ?? 0) > boards)
      faults.add({
        code: 'too-big',
        path: ['byes', i, 'gamePoints'],
        values: { found: bye!.gamePoints!, most: boards },
      });
    once(bye?.round, bye?.team, ['byes', i, 'team']);
    checkRound(tournament, bye?.round, ['byes', i, 'round'], faults);
  });
  assignedPoints.forEach((assigned, i) => {
    expect(assigned?.team, ['assignedPoints', i, 'team']);
    checkRound(tournament, assigned?.round, ['assignedPoints', i, 'round'], faults);
  });
  withdrawals.forEach((withdrawal, i) => {
    expect(withdrawal?.team, ['withdrawals', i, 'team']);
    checkRound(tournament, withdrawal?.afterRound, ['withdrawals', i, 'afterRound'], faults);
  });
  checkOnce(['withdrawals'], withdrawals, 'team', 'withdrawal-twice', faults);
}

/** Each board exists, is given once, and has a result that its kind allows. */
function checkBoards({ boards = [] }: Draft<TournamentMatch>, most: number, match: Path, faults: FaultList): void {
  const placeOf = firstPlaces<number>();
  boards.forEach((each, b) => {
    if (each === undefined) return;
    const path = [...match, 'boards', b];
    const { board } = each;
    if (board !== undefined && board > most)
      faults.add({ code: 'too-big', path: [...path, 'board'], values: { found: board, most } });
    const first = board === undefined ? undefined : placeOf(board, path);
    if (first !== undefined)
      faults.add({ code: 'board-twice', path: [...path, 'board'], values: { board: board!, first } });
    const wrong = impossibleResult(each);
    if (wrong !== undefined) faults.add({ code: wrong, path: [...path, 'result'], values: {} });
  });
}

/** An unplayed match has one result, which one team won or both lost; a played one has only those of its boards. */
function checkUnplayed(match: Draft<TournamentMatch>, path: Path, faults: FaultList): void {
  const { kind = 'played', boards = [], result } = match;
  if (wasFaulty(match, 'kind') || wasFaulty(match, 'result')) return;
  if (kind === 'played') {
    if (result !== undefined) faults.add({ code: 'match-result-played', path: [...path, 'result'], values: {} });
    return;
  }
  if (boards.length > 0) faults.add({ code: 'forfeit-with-boards', path: [...path, 'boards'], values: {} });
  if (result === undefined) faults.add({ code: 'missing', path, values: { field: 'result' } });
  if (result === '1/2') faults.add({ code: 'drawn-forfeit', path: [...path, 'result'], values: {} });
}
