import { dayOf } from '@escala/core';
import { describe, expect, it } from 'vitest';
import type { Player } from '../../registry/players/player.ts';
import { playerReachesBack } from './player-reaches-back.ts';

const TERMS = { seasons: [], day: dayOf(2017, 6, 1) };
const PLAYER: Player = {
  number: 0,
  name: 'Pons, Ana',
  birthDate: '1980-01-01',
  federatedOn: '2015-01-10',
  licences: { 2016: '-' },
  fide: { ratings: [{ from: '2016-01-01', standard: 1800 }] },
};
const NEW: Player = { number: 1, name: 'Roca, Biel', licences: {} };
const rated = (from: string) => ({ fide: { ratings: [...PLAYER.fide!.ratings!, { from, standard: 1900 }] } });

describe('what is another of a player reaches back to a list of June (D-OFF-591)', () => {
  it.each<[string, Partial<Player>, boolean]>([
    ['a name', { name: 'Pons, Anna' }, false],
    ['a birth date', { birthDate: '1981-01-01' }, true],
    ['a licence issued on its day', { licences: { 2016: '-', 2017: '-' }, licensedOn: { 2017: '2017-06-01' } }, true],
    ['one issued the day after', { licences: { 2016: '-', 2017: '-' }, licensedOn: { 2017: '2017-06-02' } }, false],
    ['an earlier licence', { licences: { 2015: '-', 2016: '-' } }, true],
    ['one of the next season', { licences: { 2016: '-', 2018: '-' } }, false],
    ['the end of a licence', { licensedUntil: { 2016: '2016-05-05' } }, true],
    ['a rating of FIDE of its day', rated('2017-06-01'), true],
    ['one of the day after', rated('2017-06-02'), false],
    ['a merge', { mergedInto: 'p1' }, true],
    ['what was brought along', { opening: { standard: { careerGames: 3 } } }, true],
  ])('%s', (_, facts, reaches) => {
    expect(playerReachesBack(PLAYER, { ...PLAYER, ...facts }, TERMS)).toBe(reaches);
  });

  it.each<[string, Partial<Player>, boolean]>([
    ['without a licence', {}, false],
    ['with one from the next day on', { licences: { 2017: '-' }, licensedOn: { 2017: '2017-06-02' } }, false],
    ['with one of its day', { licences: { 2017: '-' }, licensedOn: { 2017: '2017-06-01' } }, true],
    ['with a past', { opening: { standard: { careerGames: 3 } } }, true],
  ])('somebody new %s', (_, facts, reaches) => {
    expect(playerReachesBack(undefined, { ...NEW, ...facts }, TERMS)).toBe(reaches);
  });
});
