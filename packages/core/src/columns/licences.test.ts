import { describe, expect, it } from 'vitest';
import { giveLicence, licencesBySpan, licencesOf, newLicences } from './licences.ts';

describe('licences by season', () => {
  it('are held for the season for which they were given', () => {
    const licences = newLicences(3, 2016, 2);
    giveLicence(licences, 1, 2016);
    giveLicence(licences, 2, 2017);
    expect([2015, 2016, 2017, 2018].map((season) => [...licencesOf(licences, season)])).toEqual([
      [0, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
      [0, 0, 0],
    ]);
  });
  it.each([2015, 2018])('have no room for season %i', (season) => {
    expect(() => giveLicence(newLicences(3, 2016, 2), 0, season)).toThrow(String(season));
  });
});

describe('licences with days of their own', () => {
  const licences = licencesBySpan(2, [
    { player: 0, from: 10, to: 20 },
    { player: 1, from: 15, to: 30 },
    { player: 0, from: 25, to: 26 },
  ]);
  it.each([
    [9, [0, 0]],
    [10, [1, 0]],
    [15, [1, 1]],
    [20, [1, 1]],
    [21, [0, 1]],
    [25, [1, 1]],
    [30, [0, 1]],
    [31, [0, 0]],
  ])('on day %i', (day, held) => {
    expect([...licences.on(day)]).toEqual(held);
    expect(licences.on(day)).toBe(licences.on(day));
  });
});
