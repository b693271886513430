import { describe, expect, it } from 'vitest';
import { rowsOf, tournamentOf, valuesOf } from '../standings/testing/build.ts';

const level = (players: number, games: readonly (readonly string[])[]) =>
  tournamentOf({ players, games, rounds: games.length + 1 });

describe('the particular result', () => {
  it('[Desempats 1.3.1] two who have met: the game between them', () => {
    // 1 and 2 have one point each; 1 beat 2.
    const met = level(4, [['1 2 1-0'], ['3 1 1-0', '2 4 1-0']]);
    expect(valuesOf(met, 'direct-encounter')).toMatchObject({ 1: null, 2: null });
    const two = level(3, [['1 2 1-0'], ['2 3 1-0']]);
    expect(valuesOf(two, 'direct-encounter')).toEqual({ 1: 1, 2: 0, 3: null });
    expect(rowsOf(two, { tiebreaks: ['direct-encounter'] })).toMatchObject({ 1: { rank: 1 }, 2: { rank: 2 } });
  });
  it('[Desempats 1.3.1] a drawn game decides for both and leaves them level', () => {
    const drawn = level(2, [['1 2 1/2']]);
    expect(valuesOf(drawn, 'direct-encounter')).toEqual({ 1: 0.5, 2: 0.5 });
    expect(rowsOf(drawn, { tiebreaks: ['direct-encounter'] })).toMatchObject({ 1: { rank: 1 }, 2: { rank: 1 } });
  });
  it('[Desempats 1.3.1] two who have not met, and who is level with nobody: no value', () => {
    expect(valuesOf(level(4, [['1 2 1-0', '3 4 1-0']]), 'direct-encounter')).toEqual({
      1: null,
      2: null,
      3: null,
      4: null,
    });
    expect(valuesOf(level(2, [['1 2 1-0']]), 'direct-encounter')).toEqual({ 1: null, 2: null });
  });
  it('[Desempats 1.3.1] a forfeit among them is a game not played', () => {
    const forfeit = level(3, [['1 2 1-0 f'], ['2 3 1-0']]);
    expect(valuesOf(forfeit, 'direct-encounter')).toEqual({ 1: null, 2: null, 3: null });
  });
  it('[Desempats 1.4.1] three level, all met: a ring stays level', () => {
    const ring = level(3, [['1 2 1-0'], ['2 3 1-0'], ['3 1 1-0']]);
    expect(valuesOf(ring, 'direct-encounter')).toEqual({ 1: 1, 2: 1, 3: 1 });
  });

  it('[Desempats 1.3.1] 1 is ahead of 2 and 3 whatever they do, but their own order is open: nothing for anybody', () => {
    const games = [['1 2 1-0'], ['1 3 1-0']];
    const byes = [
      { round: 3, player: '2', points: 2 },
      { round: 3, player: '3', points: 2 },
    ];
    const table = tournamentOf({ players: 3, games, byes, rounds: 9 });
    expect(valuesOf(table, 'direct-encounter')).toEqual({ 1: null, 2: null, 3: null });
  });

  describe('four level, 1 and 4 not met: margins in threes', () => {
    /** Results among four players who have all met except 1 and 4; points outside make everybody level. */
    const four = (results: Record<string, string>) => {
      const games = Object.entries(results).map(([pair, result]) => [`${pair} ${result}`]);
      const score = (id: string) =>
        Object.entries(results).reduce((sum, [pair, result]) => {
          const [white, black] = pair.split(' ');
          if (white !== id && black !== id) return sum;
          return sum + (result === '1/2' ? 0.5 : (result === '1-0') === (white === id) ? 1 : 0);
        }, 0);
      const byes = ['1', '2', '3', '4'].map((player, i) => ({ round: 6 + i, player, points: 3 - score(player) }));
      return valuesOf(tournamentOf({ players: 4, games, rounds: 9, byes }), 'direct-encounter');
    };
    // 2 and 3 have met everybody; the game between 1 and 4 would add up to a point for either.
    it('[Desempats 1.3.1] every margin too large for the missing game: it decides', () => {
      const values = four({ '1 2': '1-0', '1 3': '1-0', '2 3': '1/2', '2 4': '1-0', '3 4': '1-0' });
      expect(values).toEqual({ 1: 2, 2: 1.5, 3: 1.5, 4: 0 });
    });
    it('[Desempats 1.3.1] margins that the missing game could just level: it does not', () => {
      // 2 has two points, as 1 does, and 3 has one, which 4 would also have with a win.
      const values = four({ '1 2': '1-0', '1 3': '1-0', '2 3': '1-0', '2 4': '1-0', '3 4': '1-0' });
      expect(values).toEqual({ 1: null, 2: null, 3: null, 4: null });
    });
    it('[Desempats 1.3.1] a margin that it could turn: it does not', () => {
      // 4 has a half and could pass 3, who has one.
      const values = four({ '1 2': '1-0', '1 3': '1-0', '2 3': '1/2', '2 4': '1-0', '3 4': '1/2' });
      expect(values).toEqual({ 1: null, 2: null, 3: null, 4: null });
    });
  });

  it('[Desempats 1.4.1] it is not applied again to those it leaves level', () => {
    // 1, 2 and 3 beat each other in a ring; each beat 4, who beat nobody. All have met.
    const games = [
      ['1 2 1-0', '3 4 1-0'],
      ['2 3 1-0', '1 4 1-0'],
      ['3 1 1-0', '2 4 1-0'],
    ];
    const byes = [{ round: 4, player: '4', points: 2 }];
    const table = rowsOf(tournamentOf({ players: 4, games, byes, rounds: 9 }), { tiebreaks: ['direct-encounter'] });
    expect(table).toMatchObject({ 1: { rank: 1 }, 2: { rank: 1 }, 3: { rank: 1 }, 4: { rank: 4, tiebreaks: [0] } });
  });
  it('[Desempats 1.4.1] D-COMP-18: in a double league one game over the board is a meeting', () => {
    const games = [['1 2 1-0'], ['2 1 0-1 f'], ['2 3 1-0'], ['3 2 0-1']];
    const double = tournamentOf({ system: 'double-round-robin', players: 3, games });
    expect(valuesOf(double, 'direct-encounter')).toEqual({ 1: 1, 2: 0, 3: null });
  });
  it('[Retirats 14.3.1] D-COMP-17: between two who left early the game counts for neither', () => {
    const left = tournamentOf({
      players: 4,
      games: [['1 2 1-0', '3 4 1/2'], ['3 4 1/2'], ['3 4 1/2']],
      withdrawals: [
        { player: '1', afterRound: 1 },
        { player: '2', afterRound: 1 },
      ],
    });
    expect(valuesOf(left, 'direct-encounter')).toMatchObject({ 1: 0, 2: 0 });
  });
  it('[Retirats 14.3.1] D-COMP-17: nor do the margins of who left early keep a missing game from mattering', () => {
    // 1 beat 3 and 4, 2 lost to both; 1 and 2 have not met. All four leave.
    const games = [
      ['1 3 1-0', '2 4 0-1'],
      ['1 4 1-0', '2 3 0-1'],
      ['3 4 1/2', '5 6 1/2'],
      [],
      ['5 6 1/2'],
      ['5 6 1/2'],
      ['5 6 1/2'],
    ];
    const withdrawals = ['1', '2', '3', '4'].map((player) => ({ player, afterRound: 3 }));
    const before = tournamentOf({ players: 6, games, withdrawals });
    expect(valuesOf(before, 'direct-encounter')).toMatchObject({ 1: null, 2: null, 3: null, 4: null });
  });
});
