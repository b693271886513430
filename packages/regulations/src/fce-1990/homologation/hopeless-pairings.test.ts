import type { Tournament, TournamentGame } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { SYSTEMS } from '../systems.ts';
import { hopelessPairings } from './hopeless-pairings.ts';

/**
 * `s` (second category) and `t` (third category) win or lose all of seven rounds against others; they meet in the
 * eighth of eight.
 */
function eighthRound(ofS: '1' | '0', ofT: '1' | '0', parts: Partial<Tournament> = {}): Tournament {
  const seven = [1, 2, 3, 4, 5, 6, 7];
  const played = (id: string, mark: string): TournamentGame[] =>
    seven.map((round) => ({ round, white: id, black: `${id}${round}`, result: mark === '1' ? '1-0' : '0-1' }));
  return {
    format: 'escala/tournament@1',
    system: 'fce-1990',
    rounds: 8,
    players: [
      { id: 's', category: 'second' },
      { id: 't', category: 'third' },
      ...seven.flatMap((round) => [
        { id: `s${round}`, category: 'second' },
        { id: `t${round}`, category: 'second' },
      ]),
    ],
    games: [...played('s', ofS), ...played('t', ofT), { round: 8, white: 's', black: 't', result: '1-0' }],
    ...parts,
  };
}

const pairs = (tournament: Tournament) => {
  const { holds, values } = hopelessPairings(tournament);
  return [
    holds,
    String(values.pairs)
      .split(', ')
      .filter((pair) => pair.startsWith('8')),
  ];
};

describe('seconds and thirds in one group', () => {
  it('[Oberts 4] a second without hope is not paired with somebody who has it', () => {
    expect(pairs(eighthRound('0', '1'))[1]).toEqual(['8: s-t']);
  });
  it('[Oberts 4] with either colour', () => {
    const { games, ...rest } = eighthRound('0', '1');
    const turned = games.map((game) => (game.round === 8 ? { ...game, white: 't', black: 's' } : game));
    expect(pairs({ ...rest, games: turned })[1]).toEqual(['8: t-s']);
  });
  it('[Oberts 4] hope against hope, and none against none', () => {
    expect(pairs(eighthRound('1', '1'))[1]).toEqual([]);
    expect(pairs(eighthRound('0', '0'))[1]).toEqual([]);
  });
  it('[Oberts 4] a third without hope may play anybody', () => {
    expect(pairs(eighthRound('1', '0'))[1]).toEqual([]);
  });
  it('[Oberts 4] hope is what can still be made before the round, with the seconds met', () => {
    // Seven rounds played, all against second category: six points of eight are needed.
    const after = (marks: string, against: string, result: '1-0' | '0-1' = '0-1') => {
      const { players, games, ...rest } = eighthRound('1', '1');
      const own = [...marks].map(
        (mark, i): TournamentGame => ({
          round: i + 1,
          white: 's',
          black: `s${i + 1}`,
          result: mark === '1' ? '1-0' : mark === '=' ? '1/2' : '0-1',
        }),
      );
      return pairs({
        ...rest,
        players: players.map((player) => (/^s\d/.test(player.id) ? { ...player, category: against } : player)),
        games: [...own, ...games.filter(({ white }) => white === 't'), { round: 8, white: 's', black: 't', result }],
      })[1];
    };
    expect(after('1111100', 'second')).toEqual([]);
    expect(after('1111=00', 'second')).toEqual(['8: s-t']);
    expect(after('1111=00', 'second', '1-0')).toEqual(['8: s-t']);
    // Against third category, seven are needed.
    expect(after('1111100', 'third')).toEqual(['8: s-t']);
    expect(after('1111110', 'third')).toEqual([]);
  });
  it('[Oberts 4] a player whose category is not told is not looked at', () => {
    const { players, ...rest } = eighthRound('0', '1');
    const untold = players.map((player) => (player.id === 't' ? { id: 't' } : player));
    expect(pairs({ ...rest, players: [...untold, { id: 'third', category: 'third' }] })[1]).toEqual([]);
  });
  it('[Oberts 4] only where both categories play, and where a table tells who can go up', () => {
    const alone = eighthRound('0', '1');
    expect(
      hopelessPairings({ ...alone, players: alone.players.map((player) => ({ ...player, category: 'second' })) }).holds,
    ).toBe('yes');
    expect(hopelessPairings({ ...alone, rounds: 10 }).holds).toBe('yes');
  });
  it('[Oberts 4] the remark on a round is about the pairs drawn, which are not drawn again', () => {
    const { games, ...rest } = eighthRound('0', '1');
    const before = games.filter(({ round }) => round < 8);
    const remarks = (white: string, black: string, kind = 'open', known: readonly TournamentGame[] = before) =>
      SYSTEMS['fce-1990'].remarks!({ ...rest, event: { kind }, games: known } as Tournament, {
        kind: 'paired',
        round: 8,
        pairs: [{ board: 1, white, black }],
        byes: [],
        free: [],
      }).filter(({ article }) => article === 'Oberts 4');
    expect(remarks('s', 't')).toMatchObject([{ values: { count: 1, pairs: '8: s-t' } }]);
    expect(remarks('t', 's')).toMatchObject([{ values: { count: 1, pairs: '8: t-s' } }]);
    expect(remarks('s', 's1')).toEqual([]);
    // The round as it is on record already is not the one that is drawn.
    expect(remarks('s', 's1', 'open', games)).toEqual([]);
    // Nor do games of earlier rounds belong to it.
    const earlier: TournamentGame = { round: 7, white: 's', black: 't', result: '0-1' };
    expect(
      remarks('s', 's1', 'open', [...before.filter(({ round, white }) => round < 7 || !'st'.includes(white)), earlier]),
    ).toEqual([]);
    expect(remarks('s', 't', 'closed')).toEqual([]);
  });
});
