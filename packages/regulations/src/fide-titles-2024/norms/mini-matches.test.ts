import type { Result, Tournament, TournamentGame } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { normChances } from '../chances/norm-chances.ts';
import { GOOD_EVENT } from '../testing/arbitrary-field.ts';
import { judgeNorms } from './judge-norms.ts';

const RESULTS: readonly Result[] = ['1-0', '1/2'];
const FEDERATIONS = ['ESP', 'FRA', 'ITA', 'GER', 'POR'];

/** The hero meets a grandmaster in each round, wins with White and draws with Black. */
const match = (round: number, games: number): TournamentGame[] =>
  Array.from({ length: games }, (_, i) => ({
    round,
    ...(i % 2 === 0 ? { white: 'hero', black: `o${round}` } : { white: `o${round}`, black: 'hero' }),
    result: RESULTS[i % 2]!,
  }));

function knockout(rounds: number, games: number, of = rounds): Tournament {
  return {
    format: 'escala/tournament@1',
    system: 'knockout',
    rounds: of,
    gamesPerMatch: games,
    players: [
      { id: 'hero', rating: 2450, federation: 'AND', sex: 'm' },
      ...Array.from({ length: of }, (_, i) => ({
        ...{ id: `o${i + 1}`, rating: 2500, title: 'GM', sex: 'm' as const },
        federation: FEDERATIONS[i % 5]!,
      })),
    ],
    games: Array.from({ length: rounds }, (_, i) => match(i + 1, games)).flat(),
    event: { ...GOOD_EVENT, roundDates: undefined },
  };
}

const gm = (tournament: Tournament) => judgeNorms(tournament, 'hero').norms.find(({ norm }) => norm === 'GM')!;

describe('[1.4.1] matches of several games (D-KO-12)', () => {
  it('[D-KO-12] every game of a match counts: five of two are ten games', () => {
    expect(gm(knockout(5, 2))).toMatchObject({ achieved: true, games: 10, score: 7.5 });
    expect(gm(knockout(4, 2))).toMatchObject({ achieved: false, games: 8 });
    expect(gm(knockout(5, 1))).toMatchObject({ achieved: false, games: 5 });
  });

  it('[D-KO-12] as if each game had had a round of its own', () => {
    const told = knockout(5, 2);
    const games = told.games.map((game, i) => ({ ...game, round: i + 1 }));
    expect(judgeNorms(told)).toEqual(judgeNorms({ ...told, rounds: 10, gamesPerMatch: 1, games }));
  });

  it('[D-KO-12] a match to come has as many games as the event says; who lost one has none', () => {
    const chance = (player: string) => normChances(knockout(4, 2, 5), player).find(({ norm }) => norm === 'GM');
    expect(chance('hero')).toMatchObject({ toPlay: 2 });
    expect(chance('o4')).toMatchObject({ toPlay: 0 });
  });
});
