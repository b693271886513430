import { dayFrom } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { regulationOfRevision } from '../index.ts';
import { type OfficialEntry, officialEntry } from './entry.ts';
import { alphabeticalSection, federationSection, isShown, titledWithoutRating, topList } from './sections.ts';

const regulations = regulationOfRevision('15-points');
const listDay = dayFrom('2011-03-01');

function entry(id: string, rating: number | null, parts: Partial<OfficialEntry> = {}): OfficialEntry {
  const plain = {
    title: null,
    federation: 'ESP',
    games: 0,
    birthYear: null,
    sex: null,
    k: 30,
    inactiveSince: null,
  } as const;
  return { ...plain, id, name: id.toUpperCase(), rating, mark: 'active', ...parts };
}

const inactive = { mark: 'inactive', inactiveSince: dayFrom('2010-03-01') } as const;
const entries = [
  entry('c', 2100),
  entry('a', 2300, inactive),
  entry('b', 2200, { federation: 'FRA' }),
  entry('e', null, { mark: 'delisted' }),
  entry('d', 2100),
];
const ids = (list: readonly { id: string }[]): string => list.map(({ id }) => id).join('');

describe('the official list', () => {
  it('[7.12] has title, federation, rating, id, games, year of birth, sex and K', () => {
    const row = { id: '7', rating: 2000, previous: 1990, change: 10.2, k: 30, games: 9, status: 'rated' } as const;
    const person = {
      id: '7',
      name: 'Vera',
      title: 'WGM',
      federation: 'CZE',
      birthDate: '1906-02-16',
      sex: 'f',
    } as const;
    expect(officialEntry(row, person)).toEqual({
      id: '7',
      name: 'Vera',
      title: 'WGM',
      federation: 'CZE',
      rating: 2000,
      games: 9,
      birthYear: 1906,
      sex: 'f',
      k: 30,
      mark: 'active',
      inactiveSince: null,
    });
  });

  it('[7.12] has no line for somebody who is still waiting for a rating', () => {
    const row = { id: '7', rating: null, previous: null, status: 'pending', poolGames: 4, poolRating: 1500 } as const;
    expect(officialEntry(row, { id: '7', name: 'Vera' })).toBeUndefined();
  });

  it('[7.21] shows who leaves the list as delisted', () => {
    const row = { id: '7', rating: null, previous: 1200, change: -4, k: 30, games: 2, status: 'delisted' } as const;
    expect(officialEntry(row, { id: '7', name: 'Vera' })).toMatchObject({ rating: null, mark: 'delisted' });
  });

  it.each([
    ['2012-02-29', true],
    ['2012-03-01', true],
    ['2012-03-02', false],
  ])('[7.23b] inactive since 2010-03-01 and shown on %s: %s (two years)', (date, shown) => {
    expect(isShown(entry('a', 2300, inactive), dayFrom(date), regulations)).toBe(shown);
  });

  it('[7.23b] by name with the inactive marked; the federations have active players alone', () => {
    expect(ids(alphabeticalSection(entries, listDay, regulations))).toBe('abcde');
    expect(ids(alphabeticalSection(entries, dayFrom('2013-01-01'), regulations))).toBe('bcde');
    expect(ids(federationSection(entries, 'ESP'))).toBe('cd');
    expect(ids(federationSection(entries, 'FRA'))).toBe('b');
  });

  it('[7.24] the top list leaves the inactive out, and level players share the last place', () => {
    expect(ids(topList(entries, 1))).toBe('b');
    expect(ids(topList(entries, 2))).toBe('bcd');
    expect(ids(topList(entries, 9))).toBe('bcd');
  });

  it('[7.22] titled players without a rating stand apart', () => {
    const persons = [
      { id: 'a', name: 'A', title: 'GM' },
      { id: 'e', name: 'E', title: 'FM' },
      { id: 'x', name: 'B', title: 'IM' },
      { id: 'y', name: 'Y' },
    ];
    expect(ids(titledWithoutRating(persons, entries))).toBe('xe');
  });
});
