import { ruleBookOf } from '@escala/regulations';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { NOBODY } from '../../access/actor.ts';
import { defineAct, put } from '../../kit/act.ts';
import { listId, listKind, type OfficialList } from '../../rating/lists/list.ts';
import { CATALONIA, testOffice } from '../../testing/test-office.ts';
import { OFFICER } from '../testing/registry-office.ts';
import { amendFederation } from './amend-federation.ts';
import { federationKind, type Series } from './federation.ts';
import { foundFederation } from './found-federation.ts';

const [standard, rapid] = CATALONIA.series as [Series, Series];
const list = (date: string, source: OfficialList['source']): OfficialList => ({
  series: 'standard',
  date,
  regulation: 'fce-2016',
  revision: '5.3-in-force',
  part: 'standard',
  reading: 2,
  publishedOn: date,
  source,
  asOf: 1,
  hash: 'x',
  players: 0,
  games: 0,
});
const keepList = defineAct({
  kind: 'player.amend',
  command: z.custom<OfficialList>(),
  subject: () => ({ kind: 'list', id: 'x' }),
  load: async () => ({}),
  decide: (_facts, body) => ({ changes: [put(listKind, listId(body.series, body.date), 0, body)], outcome: {} }),
});

describe('settings of a federation', () => {
  it('change, with the version before on record', async () => {
    const office = await testOffice();
    const third = {
      ...rapid,
      id: 'fide',
      name: 'FIDE',
      regulation: 'fide-2009',
      part: 'standard',
      firstList: '2017-03-01',
    };
    const { entry } = await office.perform(amendFederation, {
      version: 1,
      name: 'Nova',
      country: null,
      series: [standard, rapid, third],
    });
    expect(entry.touched).toMatchObject([{ kind: 'federation', id: 'cat', from: 1, to: 2 }]);
    const versions = await office.read((reading) => reading.versions(federationKind, 'cat'));
    expect(versions.map(({ body }) => [body.name, body.country, body.series.length])).toEqual([
      [CATALONIA.name, 'CAT', 2],
      ['Nova', undefined, 3],
    ]);
  });

  it('are the administrator’s matter, and change on the version that was seen', async () => {
    const office = await testOffice();
    for (const actor of [NOBODY, OFFICER])
      expect(await office.faults(office.perform(amendFederation, { version: 1 }, { actor }))).toEqual(['not-allowed']);
    expect(await office.faults(office.perform(amendFederation, { version: 2 }))).toEqual(['changed-meanwhile']);
    expect(await office.faults(office.perform(foundFederation, CATALONIA))).toEqual(['federation-exists']);
  });

  it('name regulations, revisions, parts and days that there are, each series once', async () => {
    const office = await testOffice();
    const series = [
      { ...standard, regulation: 'fce-1066' },
      { ...rapid, revision: 'never', part: 'lightning', firstList: '2017-02-02' },
      rapid,
    ];
    const wrong = office.perform(amendFederation, { version: 1, series, timeZone: 'Europe/Mataró' });
    expect(await office.faults(wrong)).toEqual([
      'regulation-unknown series.0.regulation',
      'revision-unknown series.1.revision',
      'part-unknown series.1.part',
      'not-a-list-day series.1.firstList',
      'series-twice series.2.id',
      'time-zone-unknown timeZone',
    ]);
    const { part: _part, ...whole } = rapid;
    expect(await office.faults(office.perform(amendFederation, { version: 1, series: [whole] }))).toEqual([
      'part-unknown series.0.part',
    ]);
  });

  it.each([
    [{ firstList: '2017-02-02' }, '2017-03-01'],
    [{ regulation: 'frs-2012', part: 'seniors', firstList: '1990-01-02' }, 'none'],
  ])('name the next day of a list after %j: %s', async (wrong, next) => {
    const office = await testOffice();
    const refusals = await office.refusals(
      office.perform(amendFederation, { version: 1, series: [{ ...standard, ...wrong }] }),
    );
    expect(refusals).toContainEqual(
      expect.objectContaining({ code: 'not-a-list-day', values: expect.objectContaining({ next }) }),
    );
  });

  it('leave published lists what they stand on', async () => {
    const office = await testOffice();
    await office.perform(keepList, list('2017-02-01', 'computed'));
    const amend = (series: Series[]) => office.faults(office.perform(amendFederation, { version: 1, series }));
    expect(await amend([rapid])).toEqual(['series-has-lists series']);
    expect(await amend([{ ...standard, part: 'rapid', firstList: '2017-03-01' }])).toEqual([
      'series-fixed series.0.part',
      'series-fixed series.0.firstList',
    ]);
    await office.perform(amendFederation, { version: 1, series: [{ ...standard, name: 'Lent' }] });
  });

  it('keep the revision of the regulation once the office has published, said or not (D-OFF-399)', async () => {
    const office = await testOffice();
    const { revision: _revision, ...plain } = standard;
    const [first, second] = ruleBookOf('fce-2016')!.revisions.map(({ id }) => id);
    const amend = (version: number, revision?: string) =>
      office.perform(amendFederation, { version, series: [{ ...plain, ...(revision && { revision }) }, rapid] });
    await office.perform(keepList, list('2016-12-01', 'imported'));
    await amend(1, second);
    await amend(2, first);
    await office.perform(keepList, list('2017-01-01', 'computed'));
    expect(await office.faults(amend(3, second))).toEqual(['series-fixed series.0.revision']);
    await amend(3);
    expect(await office.faults(amend(4, second))).toEqual(['series-fixed series.0.revision']);
    await amend(4, first);
  });

  it('put the first computed list after the imported ones: before, on, after', async () => {
    const office = await testOffice();
    await office.perform(keepList, list('2016-12-01', 'imported'));
    const to = (firstList: string) => ({ series: [{ ...standard, firstList }, rapid] });
    for (const early of ['2016-11-01', '2016-12-01'])
      expect(await office.faults(office.perform(amendFederation, { version: 1, ...to(early) }))).toEqual([
        'first-list-too-early series.0.firstList',
      ]);
    await office.perform(amendFederation, { version: 1, ...to('2017-01-01') });
  });
});
