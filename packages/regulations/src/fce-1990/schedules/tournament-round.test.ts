import type { Tournament } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { tournamentOf } from '../standings/testing/build.ts';
import { SYSTEMS } from '../systems.ts';

const tournamentRound = (tournament: Tournament, round: number) =>
  SYSTEMS[tournament.system as keyof typeof SYSTEMS].pair(tournament, round);

const text = (result: ReturnType<typeof tournamentRound>) =>
  result.kind === 'refused'
    ? result.findings.map(({ code }) => code)
    : [
        ...result.pairs.map(({ white, black }) => `${white}-${black}`),
        ...result.byes.map(({ player }) => `(${player})`),
      ];

describe('a round of a league', () => {
  it('[Sistemes 2.1] players sit by their numbers, who rests is named', () => {
    const league = tournamentOf({ system: 'round-robin', players: 5, games: [] });
    expect(text(tournamentRound(league, 1))).toEqual(['2-5', '3-4', '(1)']);
    const turned = { ...league, players: league.players.map((player, i) => ({ ...player, number: 5 - i })) };
    expect(text(tournamentRound(turned, 1))).toEqual(['4-1', '3-2', '(5)']);
  });
  it('[Retirats 14.3] who has left is not paired any more: before, at, after the round of leaving', () => {
    const withdrawals = [{ player: '2', afterRound: 1 }];
    const league = tournamentOf({ system: 'round-robin', players: 4, games: [], withdrawals });
    expect([1, 2, 3].map((round) => text(tournamentRound(league, round)))).toEqual([['1-4', '2-3'], ['4-3'], ['3-1']]);
    expect(tournamentRound(league, 2)).toMatchObject({ pairs: [{ board: 1 }], byes: [], free: ['1'] });
    const odd = tournamentOf({
      system: 'double-round-robin',
      players: 3,
      games: [],
      withdrawals: [{ player: '1', afterRound: 0 }],
    });
    expect(tournamentRound(odd, 1)).toMatchObject({ byes: [], free: [] });
  });
  it('[Sistemes 2.1] as many rounds as there are, limits in threes', () => {
    const league = tournamentOf({ system: 'round-robin', players: 4, games: [] });
    const double = { ...league, system: 'double-round-robin' } as const;
    expect([0, 1, 2, 3, 4].map((round) => tournamentRound(league, round).kind === 'paired')).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect([5, 6, 7].map((round) => tournamentRound(double, round).kind === 'paired')).toEqual([true, true, false]);
    expect(text(tournamentRound(league, 4))).toEqual(['fce-1990.schedule-round']);
    expect(text(tournamentRound(tournamentOf({ system: 'round-robin', players: 1, games: [] }), 1))).toEqual([
      'fce-1990.schedule-players',
    ]);
  });
});

describe('a round of a knockout', () => {
  const knockout = (
    games: readonly (readonly string[])[],
    withdrawals: { player: string; afterRound: number }[] = [],
  ) => tournamentOf({ system: 'knockout', players: 4, rounds: 2, games, withdrawals });

  it('[Sistemes 3.1] drawn up from the results, in whatever colours they were played', () => {
    expect(text(tournamentRound(knockout([]), 1))).toEqual(['1-3', '2-4']);
    expect(text(tournamentRound(knockout([['3 1 1-0', '2 4 0-1']]), 2))).toEqual(['3-4']);
  });
  it('[Sistemes 3.1] a game without a result is named, and so is a drawn one', () => {
    const drawn = tournamentRound(knockout([['1 3 1/2']]), 2);
    expect(drawn).toMatchObject({
      findings: [
        { code: 'fce-1990.knockout-undecided', values: { round: 1, board: 1, white: '1', black: '3' } },
        { code: 'fce-1990.knockout-undecided', values: { round: 1, board: 2 } },
      ],
    });
    expect(text(tournamentRound(knockout([]), 3))).toEqual(['fce-1990.schedule-round']);
  });
  it('[Sistemes 3.1] D-COMP-14: of a drawn game who is recorded as withdrawn does not go on', () => {
    const games = [['1 3 1/2', '2 4 1-0']];
    expect(text(tournamentRound(knockout(games, [{ player: '1', afterRound: 1 }]), 2))).toEqual(['3-2']);
    expect(text(tournamentRound(knockout(games, [{ player: '1', afterRound: 2 }]), 2))).toEqual([
      'fce-1990.knockout-undecided',
    ]);
    const both = [
      { player: '1', afterRound: 1 },
      { player: '3', afterRound: 1 },
    ];
    expect(text(tournamentRound(knockout(games, both), 2))).toEqual(['(2)']);
  });
  it('[Sistemes 3.1] two forfeits against each other: nobody goes on; a forfeit won is won', () => {
    expect(text(tournamentRound(knockout([['1 3 0-0 f', '2 4 0-1 f']]), 2))).toEqual(['(4)']);
  });
});
