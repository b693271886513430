import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../access/actor.ts';
import { BY_FIDE } from '../../events/testing/fide-office.ts';
import { importList } from '../../imports/lists/import-list.ts';
import { openImport } from '../../imports/open-import.ts';
import { fileEvents, filePlayers } from '../../testing/file-directly.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { swissOn } from '../../testing/told-facts.ts';
import { showScale } from '../health/show-scale.ts';
import { publishHistory } from '../publishing/publish-history.ts';
import { listSections } from './list-sections.ts';
import { readList } from './read-list.ts';

const digest = 'a'.repeat(64);
const source = { name: 'past.csv', digest };

/** Four players are on FIDE's list of January 2017; two of them go on playing, and a titled player has no rating. */
async function office(): Promise<TestOffice> {
  const made = await testOffice(BY_FIDE);
  await filePlayers(made, [
    { name: 'Pons, Ana' },
    { name: 'Roca, Biel' },
    { name: 'Serra, Carla' },
    { name: 'Mas, Grau', titles: [{ title: 'GM' }] },
    { name: 'Vila, Emma', titles: [{ title: 'MI' }] },
    { name: 'Aroca, Lluc', titles: [{ title: 'MF', on: '2018-06-01' }] },
  ]);
  const { outcome } = await made.perform(openImport, { subject: 'lists', source });
  const lines = [1900, 1950, 2300, 0, 2100].flatMap((rating, i) =>
    rating ? [{ line: i + 2, id: `p${i}`, rating }] : [],
  );
  const batch = { import: outcome.import, digest, batch: 0, file: source };
  await made.perform(importList, { ...batch, series: 'fide', date: '2017-01-01', lines });
  const game = (id: string, day: string) => swissOn(id, day, [{ round: 1, white: 'p0', black: 'p1', result: '1-0' }]);
  await fileEvents(made, [game('e1', '2017-02-10'), game('e2', '2018-01-10'), game('e3', '2019-01-10')]);
  made.setToday('2019-06-01');
  await made.perform(publishHistory, { series: 'fide', upTo: '2019-05-01' });
  return made;
}

const ids = (rows: readonly { id: string }[]): string => rows.map(({ id }) => id).join(' ');
const sections = (made: TestOffice, date: string, places = 100) =>
  made.ask(listSections, { series: 'fide', date, edition: 'published', places }, NOBODY);

it('[10.2] the health of the scale follows the points that enter and leave the pool', async () => {
  const made = await office();
  const { lists } = await made.ask(showScale, { series: 'fide' }, NOBODY);
  const none = { players: 0, points: 0 };
  expect(lists.slice(0, 2).map(({ date, flow }) => [date, flow])).toEqual([
    ['2017-01-01', undefined],
    [
      '2017-03-01',
      {
        entered: none,
        returned: none,
        becameInactive: { players: 2, points: 4400 },
        delisted: none,
        // 1900 beats 1950: +17.1 and -17.1, each rounded half up.
        changed: { players: 2, points: 0 },
      },
    ],
  ]);
});

it('[7.12] a line has title, federation, rating, id, games, year of birth, sex and K', async () => {
  const made = await testOffice(BY_FIDE);
  const vera = {
    name: 'Menchik, Vera',
    titles: [{ title: 'WGM' }],
    sex: 'f' as const,
    birthYear: 1906,
    nationality: 'CZE',
  };
  await filePlayers(made, [vera, { name: 'Roca, Biel' }]);
  const { outcome } = await made.perform(openImport, { subject: 'lists', source });
  const lines = [0, 1].map((i) => ({ line: i + 2, id: `p${i}`, rating: 2000 }));
  const batch = { import: outcome.import, digest, batch: 0, file: source };
  await made.perform(importList, { ...batch, series: 'fide', date: '2017-01-01', lines });
  await fileEvents(made, [swissOn('e1', '2017-02-10', [{ round: 1, white: 'p0', black: 'p1', result: '1-0' }])]);
  made.setToday('2017-03-01');
  await made.perform(publishHistory, { series: 'fide', upTo: '2017-03-01' });
  const { rows } = await made.ask(readList, { series: 'fide' } as never, NOBODY);
  const line = { id: 'p0', title: 'WGM', nationality: 'CZE', rating: 2015, games: 1, birthYear: 1906, sex: 'f', k: 30 };
  expect(rows[0]).toMatchObject(line);
});

describe('sections of a list', () => {
  it('[7.23] the inactive are not ranked among the active, and stand apart with their last rating', async () => {
    const made = await office();
    const { rows } = await made.ask(readList, { series: 'fide', date: '2017-03-01' } as never, NOBODY);
    expect(rows.map(({ rank, id, rating, status }) => [rank, id, rating, status])).toEqual([
      [1, 'p1', 1933, 'rated'],
      [2, 'p0', 1917, 'rated'],
      [null, 'p2', 2300, 'inactive'],
      [null, 'p4', 2100, 'inactive'],
    ]);
    const { inactive } = await sections(made, '2017-05-01');
    expect(inactive).toMatchObject([
      { id: 'p2', rating: 2300, since: '2017-03-01', until: '2019-03-01' },
      { id: 'p4', rating: 2100, since: '2017-03-01', until: '2019-03-01' },
    ]);
  });

  it.each([
    ['2019-01-01', 'p2 p4'],
    ['2019-03-01', 'p2 p4'],
    ['2019-05-01', ''],
  ])('[7.23b] they are shown for two years: on the list of %s %j', async (date, shown) => {
    const made = await office();
    expect(ids((await sections(made, date)).inactive)).toBe(shown);
    const { rows } = await made.ask(readList, { series: 'fide', date } as never, NOBODY);
    expect(ids(rows.filter(({ status }) => status === 'inactive'))).toBe(shown);
  });

  it('[7.24] the top list has active players alone, and whoever is level with its last place', async () => {
    const made = await office();
    expect(ids((await sections(made, '2017-03-01')).top)).toBe('p1 p0');
    expect(ids((await sections(made, '2017-03-01', 1)).top)).toBe('p1');
  });

  it('[7.22] titled players without a rating, by name; who got the title later is not among them', async () => {
    const made = await office();
    expect((await sections(made, '2017-03-01')).titled).toMatchObject([
      { id: 'p3', name: 'Mas, Grau', title: 'GM', rating: null },
    ]);
    expect(ids((await sections(made, '2018-07-01')).titled)).toBe('p5 p3');
  });

  it('are asked of lists whose regulation has them', async () => {
    const made = await testOffice();
    expect(await made.refusals(made.ask(listSections, { series: 'standard' } as never))).toMatchObject([
      { code: 'list-no-sections' },
    ]);
  });
});
