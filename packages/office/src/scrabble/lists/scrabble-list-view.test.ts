import type { ScrabbleInput } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../access/actor.ts';
import { put } from '../../kit/act.ts';
import { listDifferences } from '../../rating/lists/list-differences.ts';
import { viewList } from '../../rating/lists/list-view.ts';
import { readList } from '../../rating/lists/read-list.ts';
import { ratingDocument } from '../../rating/player/explain-rating.ts';
import { publishList } from '../../rating/publishing/publish-list.ts';
import { registerClub } from '../../registry/clubs/club-acts.ts';
import { type Player, playerKind } from '../../registry/players/player.ts';
import { fileDirectly } from '../../testing/file-directly.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { scrabbleBook } from '../series/scrabble-book.ts';
import { accepted, corrected, gameOf, ROMANIA, scrabbleOffice } from '../testing/scrabble-office.ts';

const ranking = (...players: readonly string[]) => players.map((player, i) => ({ player, place: i + 1 }));

/** Two lists: `a` to `c` are active on both, `d` provisional, `e` new on the second. */
async function twoLists(): Promise<TestOffice> {
  const office = await scrabbleOffice(['a', 'b']);
  await office.perform(registerClub, { club: 'argus', name: 'Argus' });
  const more: Omit<Player, 'number'>[] = [
    { name: 'Șerban, Ion', sex: 'm', birthDate: '2001-05-05', licences: { 2012: 'argus' } },
    { name: 'Dinu, Ana', sex: 'f', birthYear: 1950, licences: {}, titles: [{ title: 'MN', on: '2012-02-15' }] },
    { name: 'Enache, Dan', licences: {} },
  ];
  await fileDirectly(
    office,
    more.map((facts, i) => put(playerKind, 'cde'[i]!, 0, { ...facts, number: 2 + i })),
  );
  await accepted(office, {
    event: 'e1',
    collective: [
      gameOf('g1', '2012-01-10', 'a', 'b', 'c', 'd'),
      gameOf('g2', '2012-01-11', 'a', 'c', 'b'),
      gameOf('g3', '2012-01-12', 'a', 'b', 'c'),
    ],
  });
  await office.perform(publishList, { series: 'seniori', date: '2012-02-01' });
  await accepted(office, { event: 'e2', collective: [gameOf('g', '2012-02-10', 'c', 'e', 'a')] });
  await office.perform(publishList, { series: 'seniori', date: '2012-03-01' });
  return office;
}

const ask = (office: TestOffice, more: Record<string, unknown> = {}) =>
  office.ask(
    readList,
    {
      series: 'seniori',
      type: 'compunere',
      edition: 'published',
      sort: 'rating',
      page: 1,
      size: 100,
      ...more,
    } as never,
    NOBODY,
  );

describe('a page of a Scrabble list', () => {
  it('[3] has ranks of the active ones, the others apart, and the change since the list before', async () => {
    const office = await twoLists();
    const first = await ask(office, { date: '2012-02-01' });
    expect(first.rows.map(({ id, rank, status, change }) => [id, rank, status, change])).toEqual([
      ['a', 1, 'active', undefined],
      ['b', 2, 'active', undefined],
      ['c', 3, 'active', undefined],
      ['d', null, 'provisional', undefined],
    ]);
    expect([first.previous, first.isRevised]).toEqual([null, false]);
    const { rows, previous, list } = await ask(office);
    expect([previous, list.date]).toEqual(['2012-02-01', '2012-03-01']);
    for (const { id, rating, previous: before, change } of rows) {
      const was = first.rows.find((row) => row.id === id)?.rating ?? null;
      expect([id, before, change]).toEqual([id, was, was === null ? undefined : rating! - was]);
    }
    expect(rows.find(({ id }) => id === 'e')).toMatchObject({ rank: null, previous: null });
  });

  it('[8] the general list has no statuses; every type says how many are on it', async () => {
    const office = await twoLists();
    const { rows, types } = await ask(office, { type: 'general' });
    expect(rows.map(({ id, rank, status, games }) => [id, rank, status, games])).toEqual([
      ['a', 1, 'rated', undefined],
      ['c', 2, 'rated', undefined],
      ['b', 3, 'rated', undefined],
    ]);
    expect(Object.fromEntries(types.map(({ type, players }) => [type, players]))).toMatchObject({
      general: 3,
      compunere: 5,
      libere: 0,
    });
  });

  it('is filtered by what the record has, and sorted', async () => {
    const office = await twoLists();
    const players = async (more: Record<string, unknown>) => (await ask(office, more)).rows.map(({ id }) => id);
    expect(await players({ club: 'argus' })).toEqual(['c']);
    expect(await players({ sex: 'f' })).toEqual(['d']);
    expect(await players({ search: 'serb' })).toEqual(['c']);
    expect(await players({ title: 'MN' })).toEqual(['d']);
    expect(await players({ title: 'MN', date: '2012-02-01' })).toEqual([]);
    expect(await players({ bornTo: 1949 })).toEqual([]);
    expect(await players({ bornTo: 1950 })).toEqual(['d']);
    expect(await players({ bornTo: 1951 })).toEqual(['d']);
    expect(await players({ bornFrom: 2001 })).toEqual(['c']);
    expect(await players({ bornFrom: 2002 })).toEqual([]);
    expect(await players({ status: 'provisional', sort: 'name' })).toEqual(['d', 'e']);
    expect(await players({ sort: 'name', descending: true })).toEqual(['c', 'b', 'a', 'e', 'd']);
    expect((await players({ sort: 'change' })).slice(-1)).not.toEqual(['c']);
    expect(await players({ page: 2, size: 2 })).toHaveLength(2);
    expect((await ask(office)).choices).toEqual({
      clubs: [{ club: 'argus', name: 'Argus' }],
      titles: ['MN'],
      categories: [],
    });
  });

  it('a correction makes the editions differ, with its cause; files have either', async () => {
    const office = await twoLists();
    await corrected(office, { kind: 'ranking', event: 'e1', game: 'g2', results: ranking('c', 'a', 'b') });
    const [published, revised] = [await ask(office), await ask(office, { edition: 'revised' })];
    expect([published.isRevised, revised.isRevised]).toEqual([true, true]);
    expect(revised.rows.map(({ rating }) => rating)).not.toEqual(published.rows.map(({ rating }) => rating));
    const { steps } = await office.ask(listDifferences, { series: 'seniori', date: '2012-03-01' }, NOBODY);
    expect(steps.map(({ cause }) => cause)).toMatchObject([
      { change: { kind: 'ranking', game: 'g2' }, names: { e1: 'Event e1' } },
    ]);
    const { lines } = await office.read((reading) =>
      viewList(office.ports, reading, { series: 'seniori', edition: 'revised' }),
    );
    const { places, row } = lines('compunere');
    expect(places.map(row)).toEqual(revised.rows);
  });
});

it('[5] the document of a list gives the list again, in both editions', async () => {
  const office = await twoLists();
  await corrected(office, { kind: 'ranking', event: 'e1', game: 'g2', results: ranking('c', 'a', 'b') });
  for (const edition of ['published', 'revised'] as const)
    for (const date of ['2012-02-01', '2012-03-01']) {
      const asked = { series: 'seniori', player: 'c', date, edition } as const;
      const document = (await office.ask(ratingDocument, asked, NOBODY)) as ScrabbleInput;
      const { ratings } = scrabbleBook(ROMANIA.series[0]!).rate(document);
      for (const { id, exact } of (await ask(office, { date, edition })).rows)
        expect(ratings[id]?.compunere?.rating).toBe(exact);
      expect(document.players).toContainEqual({ id: 'c', name: 'Șerban, Ion' });
    }
});
