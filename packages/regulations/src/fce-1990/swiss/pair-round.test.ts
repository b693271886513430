import type { Tournament } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { numbersAreProvisional } from './numbers.ts';
import { pairRound } from './pair-round.ts';
import { gamesOf, tournamentOf } from './testing/tournament.ts';

function round(tournament: Tournament, number: number) {
  const result = pairRound(tournament, number);
  if (result.kind !== 'paired') throw new Error(`unpairable: ${result.players}`);
  return result.round;
}
const pairs = (tournament: Tournament, number: number): string =>
  round(tournament, number)
    .pairs.map(({ white, black }) => `${white}-${black}`)
    .join(' ');

describe('first round', () => {
  it('[Suis 14.1] [Suis 8.1] [Suis 15.2] an odd field: the last number has the bye', () => {
    expect(round(tournamentOf(7), 1).bye).toBe('7');
    expect(round(tournamentOf(8), 1).bye).toBeNull();
  });
  it('[Suis 14.2] 1 against n/2+1; odd numbers of the first half have the colour that was drawn', () => {
    expect(pairs(tournamentOf(8), 1)).toBe('1-5 6-2 3-7 8-4');
    expect(pairs(tournamentOf(8, { initialColour: 'black' }), 1)).toBe('5-1 2-6 7-3 4-8');
  });
  it('[Suis 14.2] forty players: 1 against 21 and so on to 40 against 20', () => {
    const boards = round(tournamentOf(40), 1).pairs;
    expect(boards.map(({ white, black }) => Math.abs(Number(white) - Number(black)))).toEqual(Array(20).fill(20));
    expect([boards[0]!.white, boards[1]!.black, boards[19]!.white]).toEqual(['1', '2', '40']);
  });
  it('[Suis 17] who comes late is not in the first round and starts from zero', () => {
    const tournament = tournamentOf(4, {
      absences: [
        { round: 1, player: '2' },
        { round: 1, player: '4' },
      ],
    });
    expect(pairs(tournament, 1)).toBe('1-3');
    const next = { ...tournament, games: gamesOf(1, '1-3 1-0') };
    expect(
      round(next, 2)
        .pairs.flatMap(({ white, black }) => [white, black])
        .sort(),
    ).toEqual(['1', '2', '3', '4']);
  });
});

it('[Suis 7] numbers (D-SWISS-1): without numbers rated before unrated, by rating, by title, in the order of the document', () => {
  const players = [
    { id: 'none' },
    { id: 'wcm', title: 'WCM' },
    { id: 'low', rating: 1500 },
    { id: 'untitled', rating: 2100 },
    { id: 'gm', rating: 2100, title: 'GM' },
    { id: 'last' },
  ];
  expect(pairs(tournamentOf(0, { players }), 1)).toBe('gm-wcm none-untitled low-last');
});

describe('the bye', () => {
  it('[Suis 8.1] [Suis 8.2] the worst number of the lowest group that has had none and has won nothing without play', () => {
    const games = gamesOf(1, '1-3 1-0, 4-2 1-0 forfeit');
    const tournament = tournamentOf(5, { games, byes: [{ round: 1, player: '5', points: 1 }] });
    // Points: 1, 4 and 5 have one, 2 and 3 none; 3 is the worst of the lowest group.
    expect(round(tournament, 2).bye).toBe('3');
    expect(round({ ...tournament, games: gamesOf(1, '1-3 1-0, 4-2 0-1 forfeit') }, 2).bye).toBe('4');
  });
  it('[Suis 8.3] it gives no colour', () => {
    const tournament = tournamentOf(3, { games: gamesOf(1, '1-2 1/2'), byes: [{ round: 1, player: '3', points: 1 }] });
    const { pairs: boards } = round(tournament, 2);
    expect(boards[0]!.trace.colourRule).toBe(1);
  });
});

describe('compatibility and colours', () => {
  it('[Suis 2] [Suis 9.1] nobody meets twice', () => {
    expect(pairs(tournamentOf(4, { games: gamesOf(1, '1-3 1/2, 4-2 1/2') }), 2)).toBe('2-1 3-4');
  });
  it('[Suis 9.1] D-SWISS-2: a forfeit is no meeting and has no colour', () => {
    const games = gamesOf(1, '1-2 1-0 forfeit');
    expect(pairs(tournamentOf(2, { games }), 2)).toBe('1-2');
  });
  it('[Suis 12.1] [Suis 12.2] dues that differ are both granted', () => {
    const { trace } = round(tournamentOf(4, { games: gamesOf(1, '1-3 1-0, 4-2 0-1') }), 2).pairs[0]!;
    expect(trace).toMatchObject({ colourRule: 1, quality: 0 });
  });
  it('[Suis 12.4] identical histories: the better number in a downward group, the worse in an upward one', () => {
    const down = tournamentOf(4, { games: gamesOf(1, '1-3 1-0, 2-4 1-0') });
    // 1 and 2 have one point and have had White; 3 and 4 have none and have had Black.
    expect(pairs(down, 2)).toBe('2-1 4-3');
    const traces = round(down, 2).pairs.map(({ trace }) => [trace.direction, trace.colourRule, trace.quality]);
    expect(traces).toEqual([
      ['down', 4, 2],
      ['up', 4, 2],
    ]);
  });
  it('[Suis 13] the last round forgets colours but not meetings', () => {
    const games = [...gamesOf(1, '1-3 1/2, 2-4 1/2'), ...gamesOf(2, '1-4 1/2, 2-3 1/2')];
    const tournament = tournamentOf(4, { games });
    // 1 and 2 have had White twice: before the last round they may not meet, so only a relaxed round is possible.
    expect(pairRound(tournament, 3)).toMatchObject({ kind: 'paired', level: 'relaxed' });
    expect(pairRound({ ...tournament, rounds: 3 }, 3)).toMatchObject({ kind: 'paired', level: 'last' });
  });
  it('[Suis 12.3] D-SWISS-3: two behind goes before the last two games', () => {
    const colours = ['white', 'white', 'white', 'white', 'black', 'black'] as const;
    const games = colours.flatMap((colour, i) =>
      gamesOf(i + 1, colour === 'white' ? `1-${i + 2} 1/2` : `${i + 2}-1 1/2`),
    );
    const tournament = tournamentOf(8, { games, rounds: 9 });
    const board = round(tournament, 7).pairs.find(({ white, black }) => white === '1' || black === '1')!;
    expect(board.black).toBe('1');
  });
});

describe('groups and floaters', () => {
  it('[Suis 3] [Suis 9.2] [Suis 14.3] [Suis 15.1] [Suis 15.3] above half downwards, below half upwards, the middle last', () => {
    const games = gamesOf(1, '1-7 1-0, 8-2 0-1, 3-9 1/2, 10-4 1/2, 5-11 1-0, 12-6 0-1');
    const traces = round(tournamentOf(12, { games }), 2).pairs.map(({ trace }) => [trace.group, trace.direction]);
    expect(traces).toEqual([
      [1, 'down'],
      [1, 'down'],
      [0.5, 'middle'],
      [0.5, 'middle'],
      [0, 'up'],
      [0, 'up'],
    ]);
  });
  it('[Suis 9.3] [Suis 10.1] odd groups let one go each; without residents in the middle the two meet there', () => {
    const games = gamesOf(1, '1-4 1-0, 5-2 0-1, 3-6 1-0');
    const boards = round(tournamentOf(6, { games }), 2).pairs;
    expect(boards.map(({ trace }) => [trace.group, trace.direction, trace.step])).toEqual([
      [1, 'down', 'C'],
      [0.5, 'middle', 'C'],
      [0, 'up', 'C'],
    ]);
  });
  it('[Suis 10.2] the majority colour goes before the worst number, unless more than 100 points lie between them', () => {
    const games = gamesOf(1, '1-6 1-0, 2-7 1-0, 8-3 0-1, 4-9 1/2, 10-5 1/2');
    const withRating = (rating: number) => {
      const tournament = tournamentOf(10, { games });
      const players = tournament.players.map((player) => (player.id === '3' ? { ...player, rating } : player));
      return round({ ...tournament, players }, 2)
        .pairs.filter(({ trace }) => trace.step === 'A' && trace.floater !== null && Number(trace.floater) <= 3)
        .map(({ trace }) => trace.floater);
    };
    // 1 and 2 are due Black, 3 White: the majority is due Black, the last of these being 2; 3 is the last of all.
    expect([1901, 1900, 1899].map(withRating)).toEqual([['2'], ['2'], ['3']]);
  });
  it('[Suis 10.2] D-SWISS-10: or unless they are of two categories; where one is unknown, points alone decide', () => {
    const games = gamesOf(1, '1-6 1-0, 2-7 1-0, 8-3 0-1, 4-9 1/2, 10-5 1/2');
    const floatersWith = (of3: string | undefined, others: string | undefined) => {
      const tournament = tournamentOf(10, { games });
      const players = tournament.players.map((player) => {
        const category = player.id === '3' ? of3 : others;
        return category === undefined ? player : { ...player, category };
      });
      return round({ ...tournament, players }, 2)
        .pairs.filter(({ trace }) => trace.step === 'A' && trace.floater !== null && Number(trace.floater) <= 3)
        .map(({ trace }) => trace.floater);
    };
    expect(floatersWith('first', 'first')).toEqual(['2']);
    expect(floatersWith('first', 'preferent')).toEqual(['3']);
    expect(floatersWith('1a', 'Primera')).toEqual(['2']);
    expect([floatersWith('third', undefined), floatersWith(undefined, 'second')]).toEqual([['2'], ['2']]);
  });
  it('[Suis 10.6] a floater takes fitting colours unless the opponent is more than 100 points from the first', () => {
    const games = gamesOf(1, '1-5 1-0, 2-6 1/2, 7-3 1/2, 8-4 0-1, 9-10 1-0, 11-12 1/2');
    const floaters = round(tournamentOf(12, { games }), 2).pairs.filter(({ trace }) => trace.step === 'A');
    expect(floaters.length).toBeGreaterThan(0);
    for (const { trace } of floaters) expect(trace.quality).toBe(0);
  });
  it('[Suis 11.4] a small field in which pairings run out: an error that names who is left', () => {
    const games = [
      ...gamesOf(1, '1-2 1/2, 3-4 1/2'),
      ...gamesOf(2, '1-3 1/2, 2-4 1/2'),
      ...gamesOf(3, '1-4 1/2, 2-3 1/2'),
    ];
    expect(pairRound(tournamentOf(4, { games }), 4)).toEqual({ kind: 'unpairable', players: ['1', '2', '3', '4'] });
  });
  it('[Suis 9.1] absent and withdrawn players are not paired', () => {
    const tournament = tournamentOf(6, {
      absences: [{ round: 2, player: '1' }],
      withdrawals: [{ player: '6', afterRound: 1 }],
      games: gamesOf(1, '1-4 1-0, 5-2 0-1, 3-6 1-0'),
    });
    const seated = round(tournament, 2).pairs.flatMap(({ white, black }) => [white, black]);
    expect(seated.sort()).toEqual(['2', '3', '4', '5']);
  });
});

it('[Suis 17] numbers are provisional in rounds one and two, not in three', () => {
  expect([1, 2, 3].map(numbersAreProvisional)).toEqual([true, true, false]);
});
