import { describe, expect, it } from 'vitest';
import { readDocument, readTournament } from '../read-document.ts';

const match = (round: number, first: string, second: string, parts: object) => ({ round, first, second, ...parts });
const boards = (...results: string[]) => ({ boards: results.map((result, i) => ({ board: i + 1, result })) });
const base = {
  format: 'escala/tournament@1',
  system: 'team-swiss',
  rounds: 3,
  boards: 2,
  teams: ['a', 'b', 'c'].map((id, i) => ({ id, number: i + 1 })),
  matches: [match(1, 'a', 'b', boards('1-0', '1/2'))],
  byes: [{ round: 1, team: 'c', points: 2, gamePoints: 2 }],
};

function faults(parts: object): string[] {
  const read = readTournament(JSON.stringify({ ...base, ...parts }, null, 1), { revisions: {} });
  return read.ok ? [] : read.faults.map(({ code, path }) => `${code} ${path.join('.')}`);
}

const withMatch = (parts: object) => faults({ matches: [match(1, 'a', 'b', parts)] });

describe('escala/tournament@1 of teams', () => {
  it('reads a sound tournament, also while a match is being played', () => {
    expect(faults({})).toEqual([]);
    expect(withMatch({})).toEqual([]);
    expect(withMatch({ boards: [{ board: 1 }, { board: 2, result: '1-0' }] })).toEqual([]);
    expect(withMatch({ kind: 'forfeit', result: '1-0' })).toEqual([]);
    expect(withMatch({ kind: 'forfeit', result: '0-0', boards: [] })).toEqual([]);
  });
  it('a board has one result, which its kind allows', () => {
    const twice = [
      { board: 1, result: '1-0' },
      { board: 1, result: '1/2' },
    ];
    expect(withMatch({ boards: twice })).toEqual(['board-twice matches.0.boards.1.board']);
    expect(withMatch(boards('0-0', '1-0'))).toEqual(['lost-by-both matches.0.boards.0.result']);
    expect(withMatch({ boards: [{ board: 1, result: '1/2', kind: 'forfeit' }] })).toEqual([
      'drawn-forfeit matches.0.boards.0.result',
    ]);
    expect(withMatch({ boards: [{ board: 1, result: '0-0', kind: 'forfeit' }] })).toEqual([]);
  });
  it('a match has boards, or was not played and has a result', () => {
    expect(withMatch({ result: '1-0' })).toEqual(['match-result-played matches.0.result']);
    expect(withMatch({ result: '1-0', kind: 'played', ...boards('1-0', '1-0') })).toEqual([
      'match-result-played matches.0.result',
    ]);
    expect(withMatch({ result: '1-0', kind: 'forfeit', ...boards('0-1', '0-1') })).toEqual([
      'forfeit-with-boards matches.0.boards',
    ]);
    expect(withMatch({ kind: 'forfeit' })).toEqual(['missing matches.0']);
    expect(withMatch({ kind: 'forfeit', result: '1/2' })).toEqual(['drawn-forfeit matches.0.result']);
    expect(withMatch({ kind: 'walkover', result: '1-0' })).toEqual(['not-allowed matches.0.kind']);
  });
  it('a team leaves once', () => {
    const left = (afterRound: number) => ({ team: 'a', afterRound });
    expect(faults({ withdrawals: [left(1), left(2)] })).toEqual(['withdrawal-twice withdrawals.1.team']);
  });
  it('[C.07 4.2] a bye gives no more than a match won, and at most all boards', () => {
    const bye = (points: number, gamePoints: number, kind = 'pairing') =>
      faults({ byes: [{ round: 1, team: 'c', points, gamePoints, kind }] });
    expect([bye(2, 2), bye(1, 1, 'half')]).toEqual([[], []]);
    expect(bye(3, 2)).toEqual(['bye-points byes.0.points']);
    expect(bye(2, 2.5)).toEqual(['too-big byes.0.gamePoints']);
    expect(bye(2, 1, 'zero')).toEqual(['bye-points byes.0.points']);
  });
  it('is refused in one sentence where a tournament of players is read', () => {
    const read = readDocument(JSON.stringify(base, null, 1), { revisions: {} });
    expect(read.ok ? [] : read.faults).toMatchObject([{ code: 'tournament-of-teams', path: ['teams'] }]);
  });
});
