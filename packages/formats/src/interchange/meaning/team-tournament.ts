import type { TeamTournament } from '@escala/core';
import type { Path } from '../faults/fault.ts';
import type { FaultList } from '../faults/fault-list.ts';
import { writePath } from '../faults/shown.ts';
import type { Draft } from './draft.ts';
import { checkIds } from './ids.ts';
import { checkDifferentNumbers, checkRound } from './tournament.ts';

/** Known teams, two in a match, one match a round, existing rounds and boards. */
export function checkTeamTournament(tournament: Draft<TeamTournament>, faults: FaultList): void {
  const {
    teams = [undefined],
    matches = [],
    byes = [],
    withdrawals = [],
    boards = Number.POSITIVE_INFINITY,
  } = tournament;
  checkIds('teams', teams, 'duplicate-team', faults);
  checkDifferentNumbers('teams', teams, faults);
  const known = new Set(teams.map((team) => team?.id));
  const expect = (id: string | undefined, path: Path): void => {
    // If a team is faulty, it may be the one missing.
    if (id !== undefined && !known.has(undefined) && !known.has(id))
      faults.add({ code: 'unknown-team', path, values: { id } });
  };
  const played = new Map<string, Path>();
  const once = (round: number | undefined, id: string | undefined, path: Path): void => {
    if (round === undefined || id === undefined) return;
    const key = JSON.stringify([round, id]);
    const first = played.get(key);
    if (first === undefined) played.set(key, path);
    else faults.add({ code: 'two-matches-in-round', path, values: { id, round, first: writePath(first) } });
  };
  matches.forEach((match, m) => {
    if (match === undefined || faults.full) return;
    const path = ['matches', m];
    const { round, first, second } = match;
    checkRound(tournament, round, [...path, 'round'], faults);
    match.boards?.forEach((each, b) => {
      if ((each?.board ?? 0) > boards)
        faults.add({
          code: 'too-big',
          path: [...path, 'boards', b, 'board'],
          values: { found: each!.board!, most: boards },
        });
    });
    for (const [side, id] of Object.entries({ first, second })) expect(id, [...path, side]);
    once(round, first, [...path, 'first']);
    once(round, second, [...path, 'second']);
  });
  byes.forEach((bye, i) => {
    expect(bye?.team, ['byes', i, 'team']);
    once(bye?.round, bye?.team, ['byes', i, 'team']);
    checkRound(tournament, bye?.round, ['byes', i, 'round'], faults);
  });
  withdrawals.forEach((withdrawal, i) => {
    expect(withdrawal?.team, ['withdrawals', i, 'team']);
    checkRound(tournament, withdrawal?.afterRound, ['withdrawals', i, 'afterRound'], faults);
  });
}
