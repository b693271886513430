import { describe, expect, it } from 'vitest';
import { standings } from '../standings/standings.ts';
import { rowsOf, tournamentOf, valuesOf } from '../standings/testing/build.ts';

/** The print's own example: numbers 12 and 36 of a tournament of nine rounds. */
describe('the example of number 36', () => {
  const players = ['12', '36', 'b', 'c', 'd', 'e', 'f'].map((id, i) => ({ id, number: i + 1 }));
  const example = {
    ...tournamentOf({
      players: 0,
      rounds: 9,
      games: [
        ['12 36 1/2'],
        ['36 b 0-1'],
        ['c 36 0-1 f'],
        ['36 d 0-1'],
        ['e 36 1-0'],
        ['36 f 0-1 f'],
        ['12 b 1-0'],
        ['12 c 1/2'],
        ['12 d 0-1'],
      ],
      byes: [{ round: 7, player: '36', points: 1 }],
      withdrawals: [{ player: '36', afterRound: 7 }],
    }),
    players,
  };
  const result = standings(example, { tiebreaks: ['buchholz', 'buchholz-corrected'], workings: true });
  const workings = result.kind === 'ranked' ? result.standings.workings! : [];
  const ofTwelve = workings.find(({ player }) => player === '12')!.tiebreaks;

  it('[Suis 16] 36 has 0.5 in round 1, 1 in round 3 and 1 in round 7: two and a half points', () => {
    const points = workings.find(({ player }) => player === '36')!.points;
    expect(points.map(({ value }) => value)).toEqual([0.5, 0, 1, 0, 0, 0, 1, 0, 0]);
    expect(rowsOf(example)['36']!.points).toBe(2.5);
  });
  it('[Suis 16] 36 counts three for 12: a half each in rounds 1, 3, 6, 7, 8 and 9', () => {
    expect(ofTwelve[0]!.parts[0]).toEqual({ round: 1, why: 'drawn', player: '36', value: 2.5 });
    expect(ofTwelve[1]!.parts[0]).toEqual({
      round: 1,
      why: 'drawn',
      player: '36',
      value: 3,
      corrected: [
        { round: 3, why: 'forfeit-won', scored: 1, value: 0.5 },
        { round: 6, why: 'forfeit-lost', scored: 0, value: 0.5 },
        { round: 7, why: 'bye', scored: 1, value: 0.5 },
        { round: 8, why: 'withdrawn', scored: 0, value: 0.5 },
        { round: 9, why: 'withdrawn', scored: 0, value: 0.5 },
      ],
    });
  });
  it('[Suis 16] round by round, as the standings of each round count it', () => {
    const first = (round: number) => {
      const table = standings(example, { tiebreaks: ['buchholz-corrected'], round, workings: true });
      const row =
        table.kind === 'ranked' ? table.standings.workings!.find(({ player }) => player === '12')! : undefined;
      return row!.tiebreaks[0]!.parts[0]!.value;
    };
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(first)).toEqual([0.5, 0.5, 1, 1, 1, 1.5, 2, 2.5, 3]);
  });
});

it('[Suis 16] rounds of an opponent that count as drawn: an absence and a double forfeit count like the rest', () => {
  const absent = tournamentOf({ players: 3, games: [['1 2 1-0'], ['2 3 0-0 f'], ['1 3 1-0']] });
  expect(valuesOf(absent, 'buchholz-corrected')).toEqual({ 1: 1 + 1, 2: 2.5, 3: 2.5 });
});
