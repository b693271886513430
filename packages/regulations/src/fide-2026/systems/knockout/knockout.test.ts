import type { Result, TieBreakPace, Tournament } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { knockoutReached } from '../../../shared/knockout-record.ts';
import { fide2026 } from '../../book.ts';

/** First-round games as `a b 1-0`; the second semi-final is won by b. */
const gamesOf = (lines: readonly string[]) =>
  lines.map((line, i) => {
    const [white, black, result] = line.split(' ') as [string, string, Result | undefined];
    return { round: 1, board: i + 1, white, black, ...(result && { result }) };
  });

function next(games: readonly string[], tieBreaks: readonly string[] = [], terms: Partial<Tournament> = {}): string[] {
  const tournament: Tournament = {
    format: 'escala/tournament@1',
    system: 'knockout',
    rounds: 2,
    players: ['a', 'b', 'c', 'd'].map((id, i) => ({ id, number: i + 1 })),
    games: gamesOf([...games, 'b c 1-0']),
    tieBreakGames: tieBreaks.map((line) => {
      const [white, black, result, pace] = line.split(' ') as [string, string, Result | '-', TieBreakPace];
      return { round: 1, white, black, pace, ...(result !== '-' && { result }) };
    }),
    ...terms,
  };
  const paired = fide2026.systems.knockout!.pair(tournament, 2);
  return paired.kind === 'refused'
    ? paired.findings.map(({ code }) => code)
    : [
        ...paired.pairs.map(({ white, black }) => `${white}-${black}`),
        ...paired.byes.map(({ player }) => `(${player})`),
      ];
}

const UNDECIDED = ['fide-2026.knockout-undecided'];

describe('knockouts of FIDE', () => {
  it('[D-KO-1] the first meets the last; the winners meet', () => {
    expect(next(['a d 1-0'])).toEqual(['a-b']);
    expect(next(['a d 0-1'])).toEqual(['d-b']);
  });

  it('[D-KO-2] all games of the two in a round are one match', () => {
    expect(next(['a d 1/2', 'd a 1-0'])).toEqual(['d-b']);
    expect(next(['a d 1-0', 'd a 1/2'])).toEqual(['a-b']);
    expect(next(['a d 1-0', 'd a 1-0', 'a d 1/2', 'd a 0-1'])).toEqual(['a-b']);
    expect(next(['a d 1-0', 'd a 1-0'])).toEqual(UNDECIDED);
    expect(next(['a d 1-0', 'd a'])).toEqual(UNDECIDED);
  });

  it('[D-KO-4] a match has as many games as the event says, boards side by side, colours in turns', () => {
    const two = { gamesPerMatch: 2 };
    expect(next(['a d 1-0', 'd a 1/2', 'c b 1/2'], [], two)).toEqual(['a-b', 'b-a']);
    expect(next(['a d 1-0'], [], { gamesPerMatch: [1, 4] })).toEqual(['a-b', 'b-a', 'a-b', 'b-a']);
    expect(next(['a d 1-0'], [], { gamesPerMatch: [1] })).toEqual(['a-b']);
  });

  it('[D-KO-3] after a level match the tie-break games, added up', () => {
    expect(next(['a d 1/2'])).toEqual(UNDECIDED);
    expect(next(['a d 1/2'], ['d a 1-0 rapid', 'a d 1-0 rapid'])).toEqual(UNDECIDED);
    expect(next(['a d 1/2'], ['d a 1-0 rapid', 'a d 1-0 rapid', 'd a 1/2 blitz', 'a d 0-1 blitz'])).toEqual(['d-b']);
    expect(next(['a d 1-0'], ['d a 1-0 rapid'])).toEqual(['a-b']);
  });

  it('[D-KO-3] a drawn armageddon is won by Black, a drawn blitz by nobody', () => {
    expect(next(['a d 1/2'], ['a d 1/2 armageddon'])).toEqual(['d-b']);
    expect(next(['a d 1/2'], ['d a 1/2 armageddon'])).toEqual(['a-b']);
    expect(next(['a d 1/2'], ['d a 1-0 armageddon'])).toEqual(['d-b']);
    expect(next(['a d 1/2'], ['a d 1/2 blitz'])).toEqual(UNDECIDED);
  });

  it('[D-KO-10] tie-break games are played out unless they cannot be caught up', () => {
    expect(next(['a d 1/2'], ['d a 1-0 blitz', 'a d - blitz'])).toEqual(UNDECIDED);
    expect(next(['a d 1/2'], ['d a 1-0 blitz', 'a d 1/2 blitz'])).toEqual(['d-b']);
    expect(next(['a d 1/2'], ['d a 1-0 blitz', 'a d 1-0 blitz'])).toEqual(UNDECIDED);
    const four = ['d a 1-0 blitz', 'a d 0-1 blitz'];
    expect(next(['a d 1/2'], [...four, 'd a - blitz', 'a d - blitz'])).toEqual(UNDECIDED);
    expect(next(['a d 1/2'], [...four, 'd a 1/2 blitz', 'a d - blitz'])).toEqual(['d-b']);
    expect(next(['a d 1/2'], ['a d - armageddon'])).toEqual(UNDECIDED);
  });

  it('[D-KO-10] so are the games of the match', () => {
    expect(next(['a d 1-0', 'd a'])).toEqual(UNDECIDED);
    expect(next(['a d 1-0', 'd a 0-1', 'a d', 'd a'])).toEqual(UNDECIDED);
    expect(next(['a d 1-0', 'd a 0-1', 'a d 1/2', 'd a'])).toEqual(['a-b']);
  });

  it('[D-KO-10] and those that are not written yet', () => {
    const after = (games: readonly string[], gamesPerMatch: number) =>
      next([...games, ...Array.from({ length: gamesPerMatch - 1 }, () => 'c b 0-1')], [], { gamesPerMatch })[0];
    expect(after(['a d 1-0'], 2)).toBe(UNDECIDED[0]);
    expect(after(['a d 1-0', 'd a 0-1'], 2)).toBe('a-b');
    expect(after(['a d 1-0', 'd a 0-1'], 4)).toBe(UNDECIDED[0]);
    expect(after(['a d 1-0', 'd a 0-1', 'a d 1/2'], 4)).toBe('a-b');
    expect(after(['a d 1/2'], 2)).toBe(UNDECIDED[0]);
    expect(after(['a d 1-0', 'd a 1-0', 'a d 1-0'], 2)).toBe('a-b');
  });

  it('[D-KO-10] standings show nobody through while the match can turn', () => {
    const players = ['a', 'b'].map((id, i) => ({ id, number: i + 1 }));
    const games = gamesOf(['a b 1-0']);
    const ranked = (gamesPerMatch: number) => {
      const tournament = { format: 'escala/tournament@1', system: 'knockout', rounds: 1, players, games } as const;
      return [...knockoutReached({ ...tournament, gamesPerMatch }, 1)];
    };
    expect(ranked(1)).toEqual([
      ['a', 1],
      ['b', 0],
    ]);
    expect(ranked(2)).toEqual([
      ['a', 0.5],
      ['b', 0.5],
    ]);
  });

  it('[D-KO-11] who lost the semifinals meet beside the final, if the event wants it', () => {
    const third = { thirdPlaceMatch: true };
    expect(next(['a d 1-0'], [], third)).toEqual(['a-b', 'd-c']);
    expect(next(['a d 0-1'], [], third)).toEqual(['d-b', 'a-c']);
    expect(next(['a d 1/2'], [], third)).toEqual(UNDECIDED);
    expect(next(['a d 1-0', 'd a 1/2', 'c b 1/2'], [], { ...third, gamesPerMatch: 2 })).toEqual([
      'a-b',
      'b-a',
      'd-c',
      'c-d',
    ]);
  });

  it('[D-KO-11] who has left plays no such match, and where only three play there is none', () => {
    const third = { thirdPlaceMatch: true };
    const left = (...players: string[]) => players.map((player) => ({ player, afterRound: 1 }));
    expect(next(['a d 1-0'], [], { ...third, withdrawals: left('d') })).toEqual(['a-b', '(c)']);
    expect(next(['a d 1-0'], [], { ...third, withdrawals: left('c', 'd') })).toEqual(['a-b']);
    const players = ['a', 'b', 'c'].map((id, i) => ({ id, number: i + 1 }));
    expect(next([], [], { ...third, players })).toEqual(['a-b']);
    const byes = [{ round: 1, player: 'a', points: 1 }];
    expect(next([], [], { ...third, players, byes })).toEqual(['a-b']);
  });

  it('[D-COMP-14] without such games, who is recorded as withdrawn does not go on', () => {
    expect(next(['a d 1/2'], [], { withdrawals: [{ player: 'a', afterRound: 1 }] })).toEqual(['d-b']);
    expect(next(['a d 0-0'])).toEqual(['(b)']);
  });
});
