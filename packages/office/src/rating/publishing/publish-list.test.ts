import type { EventRecord, GameRecord } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { put } from '../../kit/act.ts';
import { type Player, playerKind } from '../../registry/players/player.ts';
import { fileDirectly, fileEvents, filePlayers } from '../../testing/file-directly.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { fideRated } from '../../testing/told-facts.ts';
import { LIST_DATES, publishedOffice } from '../corrections/testing/published-office.ts';
import { listKind } from '../lists/list.ts';
import { readList } from '../lists/read-list.ts';
import { verifyPublished } from '../lists/verify-published.ts';
import { keptSheets, sheetOf } from '../series/editions.ts';
import { loadRatings } from '../series/ratings.ts';
import { publishList } from './publish-list.ts';

function event(id: string, end: string, games: readonly GameRecord[], minutes = 90): EventRecord {
  return { id, type: 'swiss', start: end, end, timeControl: { minutes, increment: 30 }, games };
}

async function smallOffice(): Promise<TestOffice> {
  const office = await testOffice();
  await filePlayers(office, [
    { name: 'Pons, Ana', fide: fideRated(1900), federatedOn: '2015-01-10' },
    { name: 'Roca, Biel', fide: fideRated(1880), federatedOn: '2015-01-10' },
    { name: 'Sala, Carla', birthDate: '2004-01-01', federatedOn: '2017-01-20' },
    { name: 'Guest, Gwen', licences: {} },
  ]);
  return office;
}

describe('publishing a list', () => {
  it('[8.1] computes it from the record and keeps it with its hash', async () => {
    const office = await smallOffice();
    await fileEvents(office, [event('e1', '2017-01-20', [{ round: 1, white: 'p0', black: 'p1', result: '1-0' }])]);
    office.setToday('2017-02-01');
    const { outcome } = await office.perform(publishList, { series: 'standard', date: '2017-02-01' });
    expect(outcome).toMatchObject({
      list: 'standard/2017-02-01',
      players: 3,
      games: 2,
      statuses: { new: 3 },
      revised: [],
    });
    await office.read(async (reading) => {
      const [kept] = await keptSheets(reading, 'standard', 'published');
      const sheet = sheetOf(kept!, 4);
      expect([...sheet.rating]).toEqual([1913, 1867, 1544, 0]);
      expect((await reading.get(listKind, outcome.list))?.body.hash).toBe(outcome.hash);
    });
  });

  it.each([0, 1])(
    'of a federation of %i players in which nobody is rated yet is kept, read and verified',
    async (count) => {
      const office = await testOffice();
      await filePlayers(
        office,
        Array.from({ length: count }, () => ({ name: 'Guest, Gwen', licences: {} })),
      );
      office.setToday('2017-03-01');
      for (const date of ['2017-02-01', '2017-03-01']) {
        await office.perform(publishList, { series: 'standard', date });
        expect(await office.ask(verifyPublished, { series: 'standard', date })).toMatchObject({ holds: true });
        expect(
          await office.ask(readList, {
            series: 'standard',
            date,
            edition: 'published',
            sort: 'rating',
            page: 1,
            size: 10,
          }),
        ).toMatchObject({ total: 0 });
      }
    },
  );

  it('[8.1] the next list starts from the one before', async () => {
    const office = await smallOffice();
    await fileEvents(office, [
      event('e1', '2017-01-20', [{ round: 1, white: 'p0', black: 'p1', result: '1-0' }]),
      event('e2', '2017-02-20', [{ round: 1, white: 'p0', black: 'p1', result: '1/2' }]),
    ]);
    office.setToday('2017-03-01');
    await office.perform(publishList, { series: 'standard', date: '2017-02-01' });
    await office.perform(publishList, { series: 'standard', date: '2017-03-01' });
    const [, second] = await office.read((reading) => keptSheets(reading, 'standard', 'published'));
    const sheet = sheetOf(second!, 4);
    expect([...sheet.previous].slice(0, 2)).toEqual([1913, 1867]);
    expect(sheet.rating[0]).toBeLessThan(1913);
  });

  it('refuses with every reason at once', async () => {
    const office = await smallOffice();
    office.setToday('2017-01-31');
    const codes = async (command: { series: string; date: string }): Promise<string[]> =>
      await office.codes(office.perform(publishList, command));
    expect(await codes({ series: 'blitz', date: '2017-02-01' })).toEqual(['series-unknown']);
    expect(await codes({ series: 'standard', date: '2017-02-02' })).toEqual(['list-day-wrong', 'list-too-early']);
    expect(await codes({ series: 'rapid', date: '2017-03-01' })).toEqual([
      'list-out-of-order',
      'sister-list-first',
      'list-too-early',
    ]);
    office.setToday('2017-02-01');
    await office.perform(publishList, { series: 'standard', date: '2017-02-01' });
    expect(await codes({ series: 'standard', date: '2017-02-01' })).toEqual(['list-published']);
  });

  it('[11.1] a rapid list takes first ratings from the standard list of the same date (D-OFF-2)', async () => {
    const office = await smallOffice();
    await fileEvents(office, [event('e1', '2017-01-20', [{ round: 1, white: 'p0', black: 'p1', result: '1-0' }])]);
    office.setToday('2017-02-01');
    await office.perform(publishList, { series: 'standard', date: '2017-02-01' });
    await office.perform(publishList, { series: 'rapid', date: '2017-02-01' });
    const [rapid] = await office.read((reading) => keptSheets(reading, 'rapid', 'published'));
    expect([...sheetOf(rapid!, 4).rating].slice(0, 2)).toEqual([1913, 1867]);
  });

  it('goes on from the last one, and earlier ones follow first where the registry reaches back (D-OFF-590, D-OFF-591)', async () => {
    const office = await publishedOffice();
    office.setToday('2017-06-01');
    const amend = async (facts: Partial<Player>): Promise<void> => {
      const player = await office.record(playerKind, 'p3');
      await fileDirectly(office, [put(playerKind, 'p3', player!.version, { ...player!.body, ...facts })]);
    };
    const causes = async () => (await office.read((reading) => loadRatings(reading, office.ports))).causes;
    await amend({ name: 'Another Name' });
    expect(await causes()).toEqual([]);
    const first = await office.perform(publishList, { series: 'standard', date: '2017-05-01' });
    expect(first.outcome.revised).toEqual([]);
    await amend({ fide: fideRated(1500) });
    expect(await causes()).toHaveLength(1);
    const second = await office.perform(publishList, { series: 'standard', date: '2017-06-01' });
    expect(second.outcome.revised.map(({ date }) => date)).toEqual([...LIST_DATES, '2017-05-01']);
    expect(second.outcome.causes).toHaveLength(1);
    for (const date of ['2017-05-01', '2017-06-01'])
      expect(await office.ask(verifyPublished, { series: 'standard', date })).toMatchObject({ holds: true });
  });
});
