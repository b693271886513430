import { clubKind, federationKind, type Head, type Reading, seasonKind } from '@escala/office';
import { expect, it } from 'vitest';
import { PageReadings } from './page-reading.ts';

/** A reading that writes down what it was asked for; `fails` of the first questions go wrong. */
function reading(asked: string[], fails = 0): Reading {
  let left = fails;
  const answer = async (what: string): Promise<never> => {
    asked.push(what);
    if (left-- > 0) throw new Error('away');
    return [] as never;
  };
  const made: Pick<Reading, 'federation' | 'get' | 'list' | 'head'> = {
    federation: 'cat',
    head: () => answer('head'),
    get: ({ name }, id) => answer(`get ${name} ${id}`),
    list: ({ name }, page) => answer(`list ${name} ${JSON.stringify(page ?? {})}`),
  };
  return made as Reading;
}
const head = (hash: string): Head => ({ seq: hash.length, hash });

it('looks up once what every page asks for, as long as the record stands', async () => {
  const readings = new PageReadings();
  const asked: string[] = [];
  for (const hash of ['a', 'a', 'b']) {
    const page = readings.at(reading(asked), head(hash));
    await page.get(federationKind, 'cat');
    await page.get(federationKind, 'cat');
    await page.list(seasonKind);
    expect(await page.head()).toEqual(head(hash));
  }
  expect(asked).toEqual(['get federation cat', 'list season {}', 'get federation cat', 'list season {}']);
});

it('hands on everything else, and pages of a list', async () => {
  const readings = new PageReadings();
  const asked: string[] = [];
  for (let i = 0; i < 2; i++) {
    const page = readings.at(reading(asked), head('a'));
    await page.get(clubKind, 'c1');
    await page.list(seasonKind, { limit: 1 });
  }
  expect(asked).toEqual(['get club c1', 'list season {"limit":1}', 'get club c1', 'list season {"limit":1}']);
});

it('what went wrong is asked again', async () => {
  const readings = new PageReadings();
  const asked: string[] = [];
  await expect(readings.at(reading(asked, 1), head('a')).list(seasonKind)).rejects.toThrow('away');
  await readings.at(reading(asked), head('a')).list(seasonKind);
  expect(asked.length).toBe(2);
});
