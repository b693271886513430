import { describe, expect, it } from 'vitest';
import { summaryOf } from '../testing/read-faults.ts';

const players = [{ id: 'p1', number: '1', name: 'Núria' }];
const teams = [
  { id: 'A', competition: 'first' },
  { id: 'B', competition: 'third', boards: 6 },
];
const list = { format: 'escala/team-list@1', club: 'X', season: 1991, players, teams };
const side = { club: 'X', players, teams, team: 'A', boards: ['p1', null] };
const match = { format: 'escala/line-up@1', round: 1, home: side, away: side, results: ['1-0', null] };

describe('documents of teams', () => {
  it('are read unchanged', () => {
    expect(summaryOf(list)).toEqual([]);
    expect(summaryOf(match)).toEqual([]);
    expect(summaryOf({ ...match, away: undefined, results: undefined })).toEqual([]);
  });

  it('leave faults of the list itself to the regulation', () => {
    expect(summaryOf({ ...list, players: [...players, { id: 'p1', number: 'one' }] })).toEqual([]);
    expect(summaryOf({ ...match, home: { ...side, boards: ['stranger'] } })).toEqual([]);
  });

  it('have a different letter for each team', () => {
    const twice = [...teams, { id: 'A', competition: 'second' }];
    expect(summaryOf({ ...list, teams: twice })).toEqual(['duplicate-participant teams[2].id -> "A",']);
    expect(summaryOf({ ...match, away: { ...side, teams: twice } })).toEqual([
      'duplicate-participant away.teams[2].id -> "A",',
    ]);
  });

  it('refuse what they do not know, all at once', () => {
    const faulty = {
      ...match,
      round: 0,
      home: { ...side, teams: [{ id: 'A', competition: 'cup' }], bords: 1 },
      results: ['2-0'],
    };
    expect(
      summaryOf(faulty)
        .map((fault) => fault.split(' ', 2).join(' '))
        .sort(),
    ).toEqual([
      'not-allowed home.teams[0].competition',
      'not-allowed results[0]',
      'too-small round',
      'unknown-field-nearest home.bords',
    ]);
  });
});
