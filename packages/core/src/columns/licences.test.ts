import { describe, expect, it } from 'vitest';
import { giveLicence, licencesOf, newLicences } from './licences.ts';

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
