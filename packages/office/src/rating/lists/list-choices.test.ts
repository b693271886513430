import { expect, it } from 'vitest';
import { NOBODY } from '../../access/actor.ts';
import { put } from '../../kit/act.ts';
import { memory } from '../../kit/memory.ts';
import { type Club, clubKind } from '../../registry/clubs/club.ts';
import { fileDirectly, filePlayers } from '../../testing/file-directly.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { publishList } from '../publishing/publish-list.ts';
import { readList } from './read-list.ts';

const LIST = { series: 'standard', edition: 'published', sort: 'rating', page: 1, size: 100 } as const;
const FACTS = { federatedOn: '2015-01-10', birthYear: 1980 };

const file = (made: TestOffice, id: string, version: number, club: Club): Promise<void> =>
  fileDirectly(made, [put(clubKind, id, version, club)]);

async function office(): Promise<TestOffice> {
  const made = await testOffice();
  Object.assign(made.ports, { memory: memory() });
  await file(made, 'c1', 0, { name: 'Òrrius' });
  await file(made, 'c2', 0, { name: 'Abella' });
  await file(made, 'c3', 0, { name: 'Nobody’s' });
  await filePlayers(made, [
    { name: 'A', ...FACTS, licences: { 2017: 'c1' }, titles: [{ title: 'MC' }], category: 'third' },
    { name: 'B', ...FACTS, licences: { 2017: 'c2' }, titles: [{ title: 'GM', on: '2018-01-01' }], category: 'first' },
    { name: 'C', ...FACTS, licences: { 2017: '-' } },
  ]);
  made.setToday('2017-03-05');
  await made.perform(publishList, { series: 'standard', date: '2017-02-01' });
  return made;
}

it('[9.1] a line has the name of its club, and the list the clubs and titles that are on it', async () => {
  const made = await office();
  const { rows, choices } = await made.ask(readList, LIST, NOBODY);
  expect(rows.map(({ id, clubName }) => [id, clubName])).toEqual([
    ['p0', 'Òrrius'],
    ['p1', 'Abella'],
    ['p2', undefined],
  ]);
  expect(choices).toEqual({
    clubs: [
      { club: 'c2', name: 'Abella' },
      { club: 'c1', name: 'Òrrius' },
    ],
    titles: ['MC'],
    categories: ['first', 'third'],
  });
});

it('clubs are sorted by name and filtered by id, name or a part of it, categories by their name', async () => {
  const made = await office();
  const ids = async (more: object): Promise<string[]> =>
    (await made.ask(readList, { ...LIST, ...more }, NOBODY)).rows.map(({ id }) => id);
  expect(await ids({ sort: 'club' })).toEqual(['p2', 'p1', 'p0']);
  expect(await ids({ club: 'c1' })).toEqual(['p0']);
  expect(await ids({ club: 'orrius' })).toEqual(['p0']);
  expect(await ids({ club: 'BEL' })).toEqual(['p1']);
  await file(made, 'c1', 1, { name: 'Abella de Dalt' });
  await made.perform(publishList, { series: 'standard', date: '2017-03-01' });
  expect(await ids({ club: 'abella' })).toEqual(['p1']);
  expect(await ids({ club: 'abell' })).toEqual(['p0', 'p1']);
  expect(await ids({ club: 'nobody' })).toEqual([]);
  expect(await ids({ category: 'first' })).toEqual(['p1']);
});

it('[9.1] a club that is renamed keeps its name on lists that are out, and has the new one on the next (D-FCE-23)', async () => {
  const made = await office();
  await made.ask(readList, LIST, NOBODY);
  await file(made, 'c2', 1, { name: 'Zona' });
  const { rows, choices } = await made.ask(readList, LIST, NOBODY);
  expect(rows[1]?.clubName).toBe('Abella');
  expect(choices.clubs.map(({ name }) => name)).toEqual(['Abella', 'Òrrius']);
  await made.perform(publishList, { series: 'standard', date: '2017-03-01' });
  const next = await made.ask(readList, LIST, NOBODY);
  expect(next.rows[1]?.clubName).toBe('Zona');
  expect(next.choices.clubs.map(({ name }) => name)).toEqual(['Òrrius', 'Zona']);
});
