import type { Tournament, TournamentEvent } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { titlesWithoutNorms } from './without-norms.ts';

const tournament = (event: TournamentEvent & { kind?: string }, rounds = 9, players = 10): Tournament => ({
  format: 'escala/tournament@1',
  system: 'fide-dutch',
  rounds,
  players: [
    { id: 'ana', rating: 2310, sex: 'f', title: 'WFM' },
    { id: 'bo', rating: 2250, sex: 'm' },
    { id: 'cy', rating: 2250, ratingFrom: 'national' },
    ...Array.from({ length: players - 3 }, (_, i) => ({ id: `p${i}` })),
  ],
  games: [],
  event,
});
const NEW = { start: '2025-01-01' };
const OLD = { start: '2017-07-01' };

const told = (...asked: Parameters<typeof titlesWithoutNorms>) =>
  titlesWithoutNorms(...asked).titles.map(({ player, title, by, verdict }) => [player, title, by, verdict].join(' '));

describe('titles by rating of a tournament', () => {
  it('[1.3] go by FIDE’s rating on the first day, and are open where the games are not known (D-FT-11, D-FT-12)', () => {
    expect(told(tournament(NEW))).toEqual(['ana FM rating unknown', 'bo CM rating unknown']);
    expect(told(tournament(OLD))).toEqual(['ana FM rating yes', 'bo CM rating yes']);
    const [{ reasons } = { reasons: [] }] = titlesWithoutNorms(tournament(NEW)).titles;
    expect(reasons.map(({ holds, decisions }) => [holds, decisions])).toEqual([
      ['yes', undefined],
      ['unknown', ['D-FT-11']],
    ]);
  });

  it('[1.3] take the games that are told of a player', () => {
    expect([29, 30].map((games) => told(tournament(NEW), { player: 'bo', games }))).toEqual([[], ['bo CM rating yes']]);
  });

  it('are not judged without a first day, which is said (D-FT-12)', () => {
    expect(titlesWithoutNorms(tournament({}))).toMatchObject({
      titles: [],
      findings: [{ code: 'fide-titles-2024.missing-start', article: '1.3' }],
    });
  });
});

describe('the title that a place gives', () => {
  const of = (event: Parameters<typeof tournament>[0], place: string, player = 'bo', games?: number, size = [9, 10]) =>
    told(tournament(event, ...size), { player, place, games })[0];

  it('[0.6.2] takes rating and games, and leaves open what may have been reached before; an Olympiad lets CM pass', () => {
    expect([of(NEW, 'IM'), of(NEW, 'IM', 'bo', 30), of(NEW, 'GM', 'bo', 30)]).toEqual([
      'bo IM place unknown',
      'bo IM place yes',
      'bo GM place unknown',
    ]);
    expect([of(NEW, 'CM', 'bo', 3), of({ ...NEW, kind: 'olympiad' }, 'CM', 'bo', 3)]).toEqual([
      'bo CM place no',
      'bo CM place yes',
    ]);
  });

  it('[1.2.2] takes ten players and nine rounds', () => {
    expect([of(NEW, 'IM', 'bo', 30, [8, 10]), of(NEW, 'IM', 'bo', 30, [9, 9])]).toEqual([
      'bo IM place no',
      'bo IM place no',
    ]);
  });

  it('[0.6.2] of women is for women', () => {
    expect([of(NEW, 'WGM', 'ana', 30), of(NEW, 'WGM', 'bo', 30)]).toEqual(['ana WGM place yes', 'bo WGM place no']);
  });
});
