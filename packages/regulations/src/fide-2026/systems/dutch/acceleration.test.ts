import type { Tournament, TournamentGame } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { bakuPoints } from './acceleration.ts';
import { tookPart } from './field.ts';
import type { PlayerState, RoundRecord } from './round-state.ts';
import { stateOfTournament } from './state-of-tournament.ts';
import { dutch } from './system.ts';

const field = (count: number): PlayerState[] => Array.from({ length: count }, () => ({ records: [], isPresent: true }));
const accelerated = (players: readonly PlayerState[], round: number, rounds: number): number =>
  bakuPoints(players, { round, rounds, win: 10, tookPart }).filter((points) => points.length > 0).length;

describe('Baku acceleration', () => {
  it.each([
    [161, 82],
    [160, 80],
    [4, 2],
    [5, 4],
    [2, 2],
  ])('[C.04.7 1] [D-DUTCH-21] of %i players %i have virtual points', (count, most) => {
    expect(accelerated(field(count), 1, 9)).toBe(most);
  });

  it.each([
    [9, [10, 10, 10, 5, 5]],
    [7, [10, 10, 5, 5]],
    [5, [10, 10, 5]],
    [1, [10]],
  ])('[C.04.7 1] in %i rounds they are %j tenths', (rounds, lent) => {
    expect(bakuPoints(field(8), { round: 1, rounds, win: 10, tookPart })[0]).toEqual(lent);
  });

  it('[D-COMP-45] who comes later joins by standing above the last player of the group', () => {
    const record = (kind: RoundRecord['kind']): PlayerState => ({ records: [{ kind, points: 0 }], isPresent: true });
    // Eight were paired in the first round, so the fourth of them is the last of the group; two came later, one above
    // and one below.
    const kinds = [
      'played',
      'absent',
      'played',
      'played',
      'forfeit',
      'bye',
      'played',
      'played',
      'played',
      'played',
    ] as const;
    const points = bakuPoints(kinds.map(record), { round: 2, rounds: 9, win: 10, tookPart });
    expect(points.map((own) => own.length > 0)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

const players = Array.from({ length: 8 }, (_, i) => ({ id: `p${i + 1}`, number: i + 1 }));
const tournament: Tournament = {
  format: 'escala/tournament@1',
  system: 'fide-dutch',
  rounds: 5,
  initialColour: 'white',
  players,
  games: [],
};
const pairsOf = (told: Tournament, round = 1): string[] => {
  const paired = dutch.pair(told, round);
  if (paired.kind === 'refused') return paired.findings.map(({ code }) => code);
  return paired.pairs.map(({ white, black }) => [white, black].sort().join('-')).sort();
};

describe('what an event sets for its pairings', () => {
  it('[C.04.7 1] the accelerated meet each other in the first round', () => {
    expect(pairsOf({ ...tournament, acceleration: 'baku' })).toEqual(['p1-p3', 'p2-p4', 'p5-p7', 'p6-p8']);
  });

  it('[D-DUTCH-20] points that are given go before the acceleration', () => {
    const virtualPoints = [
      { player: 'p7', points: [1] },
      { player: 'p8', points: [1] },
    ];
    expect(pairsOf({ ...tournament, acceleration: 'baku', virtualPoints })).toContain('p7-p8');
  });

  it('[C.04.7 1] needs a draw of half a win and a loss of nothing', () => {
    const scoring = { win: 3, draw: 1, loss: 0 };
    expect(pairsOf({ ...tournament, acceleration: 'baku', scoring })).toEqual(['fide-2026.dutch.baku-points']);
    expect(pairsOf({ ...tournament, acceleration: 'baku', scoring: { win: 2, draw: 1, loss: 0 } })).toHaveLength(4);
  });

  it.each([
    { win: 1, draw: 1.5, loss: 0, isRefused: true },
    { win: 1, draw: 1, loss: 0, isRefused: false },
    { win: 1, draw: 0.5, loss: 0.5, isRefused: false },
    { win: 1, draw: 0.5, loss: 1, isRefused: true },
    { win: 0.5, draw: 0, loss: 0, isRefused: false },
    { win: 0, draw: 0, loss: 0, isRefused: true },
  ])('[1.2] a better result is never worth less: $win, $draw, $loss (D-DUTCH-30)', ({ isRefused, ...scoring }) => {
    const found = pairsOf({ ...tournament, scoring });
    if (isRefused) expect(found).toEqual(['fide-2026.dutch.points-order']);
    else expect(found).toHaveLength(4);
  });

  it('[D-DUTCH-7] groups are kept apart in their rounds', () => {
    const apart = { players: ['p1', 'p5', 'p6'], fromRound: 1, toRound: 1 };
    expect(pairsOf({ ...tournament, forbidden: [apart] })).toContain('p1-p7');
    expect(pairsOf({ ...tournament, forbidden: [{ ...apart, fromRound: 2, toRound: 5 }] })).toContain('p1-p5');
    expect(pairsOf({ ...tournament, forbidden: [{ players: apart.players }] })).toContain('p1-p7');
  });

  it('[C.04.1 3] the bye is worth a win, or what the event says', () => {
    const seven = { ...tournament, players: players.slice(0, 7) };
    const byes = (scoring?: Tournament['scoring']) => dutch.pair({ ...seven, scoring }, 1);
    expect(byes()).toMatchObject({ byes: [{ points: 1 }] });
    expect(byes({ win: 3, draw: 1, loss: 0 })).toMatchObject({ byes: [{ points: 3 }] });
    expect(byes({ win: 3, draw: 1, loss: 0, bye: 2 })).toMatchObject({ byes: [{ points: 2 }] });
  });

  it('[C.04.2 3.2] who asked for a bye is not paired, whatever it is worth', () => {
    const byes = (['full', 'half', 'zero'] as const).map((kind, i) => ({
      round: 1,
      player: `p${i + 1}`,
      points: 1 - i / 2,
      kind,
    }));
    const { state } = stateOfTournament({ ...tournament, byes }, 1);
    expect(state.players.map(({ isPresent }) => isPresent)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  it('who does not come has nothing, whatever a loss brings', () => {
    const games: TournamentGame[] = [
      { round: 1, white: 'p1', black: 'p2', result: '1-0', kind: 'forfeit' },
      { round: 1, white: 'p3', black: 'p4', result: '1-0' },
    ];
    const { state } = stateOfTournament({ ...tournament, games, scoring: { win: 3, draw: 2, loss: 1 } }, 2);
    expect(state.players.slice(0, 4).map(({ records }) => records[0]!.points)).toEqual([30, 0, 30, 10]);
  });
});
