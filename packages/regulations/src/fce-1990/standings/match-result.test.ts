import { describe, expect, it } from 'vitest';
import { knockoutWinner } from './match-result.ts';
import { matchOf } from './testing/build.ts';
import { verdictStep } from './working-steps.ts';

const winner = (boards: string) => knockoutWinner(matchOf(1, 'A', 'B', boards), 4);

describe('a match that somebody has to win', () => {
  it('[Sistemes 4.1] by boards', () => {
    expect(winner('1 1 0 =')).toEqual({ kind: 'boards', winner: 'home', doubled: [5, 3] });
    expect(winner('0 1 0 =')).toEqual({ kind: 'boards', winner: 'away', doubled: [3, 5] });
  });
  it('[Desempats 1.2.1] level: by the Dutch system, 4, 3, 2 and 1 for a point', () => {
    expect(winner('1 0 1 0')).toEqual({ kind: 'dutch', winner: 'home', doubled: [12, 8] });
    expect(winner('0 1 = =')).toEqual({ kind: 'dutch', winner: 'away', doubled: [9, 11] });
  });
  it('[Desempats 2.5.1] level again, the first board', () => {
    // 4 + 1 against 3 + 2.
    expect(winner('1 0 0 1')).toEqual({ kind: 'board', winner: 'home', board: 1 });
    expect(winner('0 1 1 0')).toEqual({ kind: 'board', winner: 'away', board: 1 });
  });
  it('[Desempats 2.5.1] the first drawn: the second board, and so on', () => {
    // With six boards, 5 + 2 against 4 + 3.
    const six = knockoutWinner(matchOf(1, 'A', 'B', '= 0 1 1 0 ='), 6);
    expect(six).toEqual({ kind: 'board', winner: 'away', board: 2 });
  });
  it('[Desempats 2.5.2] everything drawn: the team with Black on the first board', () => {
    expect(winner('= = = =')).toEqual({ kind: 'black-on-first-board', winner: 'away' });
    const turned = matchOf(1, 'A', 'B', '= = = =');
    const boards = turned.boards.map(
      (board) => ({ ...board, white: board.white === 'home' ? 'away' : 'home' }) as const,
    );
    expect(knockoutWinner({ ...turned, boards }, 4)).toEqual({ kind: 'black-on-first-board', winner: 'home' });
  });
  it('[Sistemes 3.1] a ruling decides; where nobody came nobody goes on', () => {
    expect(knockoutWinner({ ...matchOf(1, 'A', 'B', '1 1 1 1'), awarded: '0-1' }, 4)).toEqual({
      kind: 'awarded',
      winner: 'away',
    });
    expect(knockoutWinner({ round: 1, home: 'A', away: 'B', boards: [], awarded: '0-0' }, 4)).toEqual({
      kind: 'nobody',
    });
    expect(knockoutWinner({ round: 1, home: 'A', away: 'B', boards: [], awarded: '1/2' }, 4)).toEqual({
      kind: 'nobody',
    });
  });
  it('[Desempats 2.5.1] each verdict is a step with its article', () => {
    const names = { home: 'Alfa', away: 'Beta' };
    const steps = ['1 1 0 =', '1 0 1 0', '1 0 0 1', '= = = ='].map((boards) => verdictStep(winner(boards)!, names));
    expect(steps.map(({ quantity, articles, values }) => [quantity, articles[0], values])).toEqual([
      ['fce-1990.knockout.boards', 'Sistemes 4.1', { winner: 'Alfa', home: 2.5, away: 1.5 }],
      ['fce-1990.knockout.dutch', 'Desempats 2.5', { winner: 'Alfa', home: 6, away: 4 }],
      ['fce-1990.knockout.board', 'Desempats 2.5.1', { winner: 'Alfa', board: 1 }],
      ['fce-1990.knockout.black', 'Desempats 2.5.2', { winner: 'Beta' }],
    ]);
    expect(verdictStep({ kind: 'nobody' }, names).quantity).toBe('fce-1990.knockout.nobody');
    expect(verdictStep({ kind: 'awarded', winner: 'away' }, names).values).toEqual({ winner: 'Beta' });
  });
});
