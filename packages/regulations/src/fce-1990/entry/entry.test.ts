import { dayFrom } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAYER_CATEGORIES } from '../facts.ts';
import { TEAM_COMPETITIONS } from '../teams/competitions.ts';
import { categoryOf, readCategory } from './category.ts';
import { firstDivisionVacancy, secondDivisionVacancy } from './vacancies.ts';
import { ageOn, entryIsCompulsory, mayEnterAgeGroup, mayPlay } from './who-may-enter.ts';

describe('age', () => {
  it('[Normes 4.1.4] not yet fourteen on 1 January: the day before, the day, the day after', () => {
    const born = ['1975-12-31', '1976-01-01', '1976-01-02'];
    expect(born.map((birth) => mayEnterAgeGroup('infantil', dayFrom(birth), 1990).holds)).toEqual(['no', 'no', 'yes']);
    expect(mayEnterAgeGroup('infantil', dayFrom('1976-01-01'), 1990)).toMatchObject({
      article: 'Normes 4.1.4',
      values: { group: 'infantil', age: 14, under: 14, on: '1990-01-01', born: '1976-01-01' },
    });
  });
  it('[Normes 4.1.5] not yet twenty on 1 January: the day before, the day, the day after', () => {
    const born = ['1969-12-31', '1970-01-01', '1970-01-02'];
    expect(born.map((birth) => mayEnterAgeGroup('juvenil', dayFrom(birth), 1990).holds)).toEqual(['no', 'no', 'yes']);
  });
  it('[Normes 4.1.4] years are completed on the birthday, leap days on 1 March of common years', () => {
    const age = (birth: string, day: string) => ageOn(dayFrom(birth), dayFrom(day));
    expect(['1990-05-09', '1990-05-10', '1990-05-11'].map((day) => age('1980-05-10', day))).toEqual([9, 10, 10]);
    expect(['1989-02-28', '1989-03-01'].map((day) => age('1980-02-29', day))).toEqual([8, 9]);
  });
  it('[Normes 4.1.4] who may enter one year has been younger the year before', () => {
    forAll({ of: [fc.integer({ min: -2000, max: 12_000 }), fc.integer({ min: 1990, max: 2010 })] }, (birth, year) => {
      const may = (of: number) => mayEnterAgeGroup('infantil', birth, of).holds === 'yes';
      if (may(year)) expect(may(year - 1)).toBe(true);
    });
  });
});

describe('categories', () => {
  it('[Normes 4.1.3] the words of four languages', () => {
    const words = {
      preferent: ['preferent', 'Preferente', 'PREFERENT'],
      first: ['first', 'primera', '1a.', '1ª', 'Primera categoria', 'categoria întâi', '1'],
      second: ['second', 'segona', 'segunda', '2a', 'categoria a doua'],
      third: ['third', 'tercera', '3a.', 'Tercera categoría', 'categoria a treia'],
    };
    for (const category of PLAYER_CATEGORIES)
      expect(words[category].map(readCategory)).toEqual(words[category].map(() => category));
    expect(readCategory('quarta')).toBeUndefined();
  });
  it('[Normes 4.1.3] a titled player without a category is Preferent (D-COMP-20)', () => {
    expect([{ title: 'MC' }, { title: 'MC', category: 'first' }, { title: 'x' }, {}].map(categoryOf)).toEqual([
      'preferent',
      'first',
      undefined,
      undefined,
    ]);
  });
});

describe('teams', () => {
  it('[Normes 4.1.3] who has to enter, in every category', () => {
    const compulsory = (delegation: 'barcelona' | 'lleida') =>
      TEAM_COMPETITIONS.filter((one) => entryIsCompulsory(delegation, one, dayFrom('1990-01-01')).holds === 'yes');
    expect(compulsory('barcelona')).toEqual(['first-division', 'second-division', 'first', 'second', 'third']);
    expect(compulsory('lleida')).toEqual(['first-division', 'second-division', 'first', 'second']);
  });

  const candidates = [
    { id: 'b', points: 7 },
    { id: 'a', points: 7 },
    { id: 'c', points: 6 },
  ];
  it('[Normes 4.2.1.2a] first division: who lost the promotion, else the most points, else a match or a draw', () => {
    expect(firstDivisionVacancy([...candidates, { id: 'd', points: 2, lostPromotion: true }])).toMatchObject({
      teams: ['d'],
      step: { quantity: 'fce-1990.team-vacancy-promotion' },
    });
    expect(firstDivisionVacancy(candidates)).toMatchObject({
      teams: ['a', 'b'],
      step: { values: { count: 2, points: 7 } },
    });
    expect(firstDivisionVacancy(candidates.slice(1))!.teams).toEqual(['a']);
    expect(firstDivisionVacancy([])).toBeUndefined();
  });
  it('[Normes 4.2.1.2b1] second division, of a delegation: the next in its classification', () => {
    expect(secondDivisionVacancy('delegation', candidates)!.teams).toEqual(['b']);
    expect(secondDivisionVacancy('delegation', [])).toBeUndefined();
  });
  it('[Normes 4.2.1.2b2] second division, of Barcelona: the most points of its first category', () => {
    expect(secondDivisionVacancy('barcelona', candidates)).toMatchObject({
      teams: ['a', 'b'],
      step: { articles: ['Normes 4.2.1.2b2'] },
    });
  });
});

describe('papers', () => {
  const all = { licence: true, identity: true };
  const missing = (papers: Parameters<typeof mayPlay>[0], infantil = false) =>
    mayPlay(papers, infantil)
      .filter(({ holds }) => holds !== 'yes')
      .map(({ article, holds }) => `${article} ${holds}`);
  it('[Normes 4.1.1] a licence', () => {
    expect(missing(all)).toEqual([]);
    expect(missing({ ...all, licence: false })).toEqual(['Normes 4.1.1 no']);
  });
  it('[Identificació 7.2.1] proof of who one is', () => {
    expect(missing({ licence: false, identity: false })).toEqual(['Normes 4.1.1 no', 'Identificació 7.2.1 no']);
  });
  it('[Identificació 7.2.2] the family book for Infantils', () => {
    expect(missing(all, true)).toEqual(['Identificació 7.2.2 unknown']);
    expect(missing({ ...all, familyBook: true }, true)).toEqual([]);
  });
});
