import { headToHeadBooks } from '@escala/regulations';
import { describe, expect, it } from 'vitest';
import { NOBODY } from '../access/actor.ts';
import { memory } from '../kit/memory.ts';
import { explained } from '../testing/explained.ts';
import { fileEvents, filePlayers } from '../testing/file-directly.ts';
import { type TestOffice, testOffice } from '../testing/test-office.ts';
import { fideRated, swissOn } from '../testing/told-facts.ts';
import { confirmCorrection } from './corrections/confirm-correction.ts';
import type { RecordedChange } from './corrections/correction.ts';
import { previewCorrection } from './corrections/preview-correction.ts';
import { searchCorrections } from './corrections/search-corrections.ts';
import { listDifferences } from './lists/list-differences.ts';
import { readList } from './lists/read-list.ts';
import { searchLists } from './lists/search-lists.ts';
import { verifyPublished } from './lists/verify-published.ts';
import { explainRating } from './player/explain-rating.ts';
import { liveRating } from './player/live-rating.ts';
import { ratingHistory } from './player/rating-history.ts';
import { previewList } from './publishing/preview-list.ts';
import { publishList } from './publishing/publish-list.ts';
import { readPeriod } from './publishing/read-period.ts';

const wrong: RecordedChange = { kind: 'result', event: 'e1', round: 1, white: 'p0', black: 'p1', result: '0-1' };

/** Two published lists; an event for the third is accepted. */
async function office(inMemory: boolean): Promise<TestOffice> {
  const made = await testOffice();
  if (inMemory) Object.assign(made.ports, { memory: memory() });
  await filePlayers(made, [
    {
      name: 'Pons, Ana',
      fide: fideRated(1900),
      federatedOn: '2015-01-10',
      sex: 'f',
      birthDate: '2002-05-06',
      titles: [{ title: 'MC' }],
    },
    { name: 'Roca, Biel', fide: fideRated(1880), federatedOn: '2015-01-10', sex: 'm', birthDate: '1980-05-06' },
    { name: 'Séla, Çarla', birthDate: '2004-01-09', federatedOn: '2017-01-20', sex: 'f' },
    { name: 'Guest, Gwen', licences: {} },
  ]);
  await fileEvents(made, [
    swissOn('e1', '2017-01-20', [{ round: 1, white: 'p0', black: 'p1', result: '1-0' }]),
    swissOn('e2', '2017-02-20', [
      { round: 1, white: 'p0', black: 'p1', result: '1/2' },
      { round: 1, white: 'p2', black: 'p3', result: '1-0' },
    ]),
    swissOn('e3', '2017-03-20', [{ round: 1, white: 'p1', black: 'p0', result: '1-0' }]),
  ]);
  made.setToday('2017-03-05');
  for (const date of ['2017-02-01', '2017-03-01']) await made.perform(publishList, { series: 'standard', date });
  return made;
}

async function correct(made: TestOffice): Promise<void> {
  const { preview } = await made.ask(previewCorrection, { change: wrong });
  await made.perform(confirmCorrection, { change: wrong, preview }, { reason: 'the score sheet says so' });
}

describe.each([
  ['loading each time', false],
  ['with the federation at hand', true],
])('questions about ratings, %s', (_name, inMemory) => {
  const list = { series: 'standard', edition: 'published', sort: 'rating', page: 1, size: 100 } as const;

  it('[9.1] a list has name, code, title, club, rating, K0, K and games', async () => {
    const made = await office(inMemory);
    const { rows, list: meta, total } = await made.ask(readList, { ...list, date: '2017-02-01' }, NOBODY);
    expect(meta).toMatchObject({
      series: 'standard',
      date: '2017-02-01',
      regulation: 'fce-2016',
      revision: '5.3-repealed',
    });
    expect(total).toBe(3);
    expect(rows[0]).toEqual({
      rank: 1,
      id: 'p0',
      name: 'Pons, Ana',
      title: 'MC',
      sex: 'f',
      birthYear: 2002,
      rating: 1913,
      previous: null,
      change: 12.69,
      k0: 24,
      k: 27,
      games: 1,
      status: 'new',
    });
  });

  it('is filtered, sorted and paged', async () => {
    const made = await office(inMemory);
    const ids = async (more: object): Promise<string[]> =>
      (await made.ask(readList, { ...list, ...more })).rows.map(({ id }) => id);
    expect(await ids({})).toEqual(['p0', 'p1', 'p2']);
    expect(await ids({ sex: 'f' })).toEqual(['p0', 'p2']);
    expect(await ids({ title: 'MC' })).toEqual(['p0']);
    expect(await ids({ search: 'carla' })).toEqual(['p2']);
    expect(await ids({ bornFrom: 1981, bornTo: 2002 })).toEqual(['p0']);
    expect(await ids({ sort: 'name', descending: true })).toEqual(['p2', 'p1', 'p0']);
    expect(await ids({ descending: false })).toEqual(['p2', 'p1', 'p0']);
    expect(await ids({ page: 2, size: 2 })).toEqual(['p2']);
    expect((await made.ask(searchLists, {})).lists.map(({ date }) => date)).toEqual(['2017-03-01', '2017-02-01']);
  });

  it('has the rank on the list before and ratings of other series in force; lists are found by year', async () => {
    const made = await office(inMemory);
    await made.perform(publishList, { series: 'rapid', date: '2017-02-01' });
    const beside = async (date: string) =>
      (await made.ask(readList, { ...list, date })).rows.map(({ id, rankBefore, others }) => [id, rankBefore, others]);
    expect((await beside('2017-02-01')).map(([, rankBefore]) => rankBefore)).toEqual([undefined, undefined, undefined]);
    const rows = await beside('2017-03-01');
    expect(rows.map(([id, rankBefore]) => [id, rankBefore])).toEqual([
      ['p0', 1],
      ['p1', 2],
      ['p2', 3],
    ]);
    const rapid = (await made.ask(readList, { ...list, series: 'rapid' })).rows;
    expect(rapid.length).toBeGreaterThan(0);
    for (const { id, rating } of rapid) expect(rows.find(([other]) => other === id)?.[2]).toEqual({ rapid: rating });
    expect(rapid[0]!.others).toEqual({ standard: expect.any(Number) });
    const { lists, years } = await made.ask(searchLists, { year: 2016 });
    expect([lists, years]).toEqual([[], [{ year: 2017, lists: 3 }]]);
    expect((await made.ask(searchLists, { year: 2017, series: 'rapid' })).lists).toHaveLength(1);
  });

  it('says what is not there', async () => {
    const made = await office(inMemory);
    const code = async (work: Promise<unknown>): Promise<string> => (await made.refusals(work))[0]!.code;
    expect(await code(made.ask(readList, { ...list, series: 'x' }))).toBe('series-unknown');
    expect(await code(made.ask(readList, { ...list, date: '2017-04-01' }))).toBe('list-unknown');
    expect(await code(made.ask(explainRating, { player: 'p9', series: 'standard', edition: 'published' }))).toBe(
      'player-unknown',
    );
    expect(await code(made.ask(explainRating, { player: 'p3', series: 'standard', edition: 'published' }))).toBe(
      'player-not-on-list',
    );
  });

  it('takes a line apart, and anybody can compute it again', async () => {
    const made = await office(inMemory);
    const answer = await explained('head-to-head', made, { player: 'p2', series: 'standard', edition: 'published' });
    expect(answer.agrees).toBe(true);
    expect(answer.events).toEqual([{ id: 'e2', name: 'Open e2' }]);
    expect(answer.output.ledger).toMatchObject([{ player: 'p2', opponent: 'p3', event: 'e2' }]);
    const again = headToHeadBooks['fce-2016'].rate(answer.document);
    expect(again.list.find(({ id }) => id === 'p2')?.rating).toBe(answer.row.rating);
    // On the first list her rating depends on her age when she joined the federation (10.2); on the second, on the
    // previous list.
    const first = await explained('head-to-head', made, {
      player: 'p2',
      series: 'standard',
      date: '2017-02-01',
      edition: 'published',
    });
    const carla = [first, answer].map(({ document }) => document.players.find(({ id }) => id === 'p2'));
    expect(carla[0]).toMatchObject({ birthYear: 2004, age: { tenths: 130, on: '2017-01-20' } });
    expect(carla[1]).toMatchObject({ birthYear: 2004 });
    expect(carla[1]).not.toHaveProperty('age');
    expect(JSON.stringify([first, answer])).not.toContain('2004-');
  });

  it('shows original and revised, and the cause of each difference', async () => {
    const made = await office(inMemory);
    await correct(made);
    const rating = async (edition: 'published' | 'revised'): Promise<(number | null)[]> =>
      (await made.ask(readList, { ...list, date: '2017-02-01', edition, sort: 'name' })).rows.map((row) => row.rating);
    expect(await rating('published')).toEqual([1913, 1867, 1540]);
    expect(await rating('revised')).toEqual([1886, 1894, 1540]);
    expect((await made.ask(readList, { ...list, date: '2017-02-01' })).isRevised).toBe(true);
    const { steps } = await made.ask(listDifferences, { series: 'standard', date: '2017-02-01', player: 'p1' });
    expect(steps).toMatchObject([
      {
        cause: { kind: 'correction.confirm', by: 'office', reason: 'the score sheet says so', change: wrong },
        lines: [{ player: 'p1', before: 1867, after: 1894 }],
      },
    ]);
    expect((await made.ask(searchCorrections, { event: 'e1', limit: 10 })).corrections).toHaveLength(1);
  });

  it('explains both editions after a correction', async () => {
    const made = await office(inMemory);
    await correct(made);
    const row = async (edition: 'published' | 'revised', date: string) => {
      const {
        agrees,
        row: shown,
        output,
      } = await made.ask(explainRating, { player: 'p0', series: 'standard', date, edition });
      return [agrees, shown.rating, output.ledger.map(({ own, score }) => [own, score])];
    };
    expect(await row('published', '2017-02-01')).toEqual([true, 1913, [[1900, 1]]]);
    expect(await row('revised', '2017-02-01')).toEqual([true, 1886, [[1900, 0]]]);
    expect((await row('published', '2017-03-01'))[2]).toEqual([[1913, 0.5]]);
    expect((await row('revised', '2017-03-01'))[2]).toEqual([[1886, 0.5]]);
  });

  it('keeps the history of a player, with what was published', async () => {
    const made = await office(inMemory);
    await correct(made);
    const { series } = await made.ask(ratingHistory, { player: 'p0' });
    expect(series[0]!.points).toMatchObject([
      { date: '2017-02-01', rating: 1886, published: 1913, status: 'new', games: 1 },
      { date: '2017-03-01', rating: expect.any(Number), published: expect.any(Number), status: 'rated' },
    ]);
  });

  it('gives live ratings and the list to come', async () => {
    const made = await office(inMemory);
    const { ratings } = await made.ask(liveRating, { player: 'p1' });
    expect(ratings).toMatchObject([
      { series: 'standard', nextList: '2017-04-01', games: 1 },
      { series: 'rapid', nextList: '2017-02-01' },
    ]);
    const preview = await made.ask(previewList, { series: 'standard', most: 10 });
    expect(preview).toMatchObject({ date: '2017-04-01', players: 3, games: 2, statuses: { rated: 3 } });
    const movers = preview.rows.kind === 'head-to-head' ? preview.rows.movers : [];
    expect(movers.map(({ id }) => id).sort()).toEqual(['p0', 'p1']);
    expect(preview.obstacles.map(({ code }) => code)).toEqual(['list-too-early']);
    const period = await made.ask(readPeriod, { series: 'standard' });
    expect(period).toMatchObject({
      lastList: '2017-03-01',
      nextList: '2017-04-01',
      accepted: [{ id: 'e3', games: 1 }],
      submitted: [],
      missing: [],
      refused: [],
      due: [],
    });
    made.setToday('2017-04-01');
    await made.perform(publishList, { series: 'standard', date: '2017-04-01' });
    const { rows } = await made.ask(readList, { ...list, date: '2017-04-01' });
    expect(rows.find(({ id }) => id === 'p1')?.rating).toBe(ratings[0]!.rating);
  });

  it('verifies a list for anybody', async () => {
    const made = await office(inMemory);
    expect(await made.ask(verifyPublished, { series: 'standard', date: '2017-02-01' }, NOBODY)).toMatchObject({
      holds: true,
    });
  });
});
