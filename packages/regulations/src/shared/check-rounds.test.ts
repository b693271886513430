import type { Bye, Tournament } from '@escala/core';
import { describe, expect, it } from 'vitest';
import type { PairingResult } from '../contracts/competition.ts';
import { checkRounds } from './check-rounds.ts';

const articles = { complete: 'complete', pairs: 'pairs', colours: 'colours', bye: 'bye' };
const terms = { ...articles, isRequested: ({ kind }: Bye) => kind === 'half' };

const trace = { way: 'counted' };
/** The engine: 1-2, 3-4, and 5 has the bye; the fourth round cannot be paired. */
const pair = (_tournament: Tournament, round: number): PairingResult =>
  round === 4
    ? { kind: 'refused', findings: [] }
    : {
        kind: 'paired',
        round,
        pairs: [
          { board: 1, white: '1', black: '2', trace },
          { board: 2, white: '3', black: '4' },
        ],
        byes: [{ player: '5', points: 1 }],
        free: [],
      };

const bye = (player: string, kind: Bye['kind'] = 'pairing', round = 1): Bye => ({ round, player, points: 1, kind });

const check = (games: readonly string[], byes: readonly Bye[] = [bye('5')], round = 1) =>
  checkRounds(
    {
      format: 'escala/tournament@1',
      system: 'fide-dutch',
      rounds: 5,
      players: [],
      games: games.map((game, i) => ({ round, board: i + 1, white: game[0]!, black: game[2]!, result: '1-0' })),
      byes: [...byes],
    },
    pair,
    terms,
  );

const differences = (...played: Parameters<typeof check>) => check(...played)[0]!.differences;

describe('[C.04.A] a record against the engine', () => {
  it('has nothing to say of what is as it should be, also with rounds off that were asked for', () => {
    expect(differences(['1-2', '3-4'])).toEqual([]);
    expect(differences(['1-2', '3-4'], [bye('5'), bye('6', 'half')])).toEqual([]);
    expect(differences(['1-2', '3-4'], [bye('5'), bye('3', 'pairing', 2)])).toEqual([]);
  });

  it('tells pairs that are missing, with their trace, and those that are there instead', () => {
    expect(differences(['1-3', '2-4'])).toEqual([
      { kind: 'missing', article: 'pairs', white: '1', black: '2', trace },
      { kind: 'missing', article: 'pairs', white: '3', black: '4' },
      { kind: 'unexpected', article: 'pairs', white: '1', black: '3' },
      { kind: 'unexpected', article: 'pairs', white: '2', black: '4' },
    ]);
  });

  it('tells colours of a pair that is right', () => {
    expect(differences(['2-1', '3-4'])).toEqual([
      { kind: 'colours', article: 'colours', white: '1', black: '2', trace },
    ]);
  });

  it('tells a bye of somebody else, of nobody and of two', () => {
    const told = (player: string | null) => [{ kind: 'bye', article: 'bye', player, expected: '5' }];
    expect(differences(['1-2', '3-4'], [bye('6')])).toEqual(told('6'));
    expect(differences(['1-2', '3-4'], [])).toEqual(told(null));
    expect(differences(['1-2', '3-4'], [bye('5'), bye('6')])).toEqual(told('5'));
  });

  it('tells a round that the engine cannot pair', () => {
    expect(check(['1-2'], [], 4)).toEqual([{ round: 4, differences: [{ kind: 'unpairable', article: 'complete' }] }]);
  });

  it('goes through the rounds that were paired, in order, and none to come for which a bye is asked', () => {
    const byes = [bye('5', 'pairing', 3), bye('5', 'pairing', 1), bye('1', 'half', 5)];
    expect(check(['1-2', '3-4'], byes, 2).map(({ round }) => round)).toEqual([1, 2, 3]);
  });
});
