import { describe, expect, it } from 'vitest';
import { BY_FIDE } from '../../events/testing/fide-office.ts';
import { publishHistory } from '../../rating/publishing/publish-history.ts';
import { publishList } from '../../rating/publishing/publish-list.ts';
import { readPeriod } from '../../rating/publishing/read-period.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { amendFederation } from './amend-federation.ts';
import { federationKind } from './federation.ts';

const [SERIES] = BY_FIDE.series;

async function monthly(office: TestOffice, monthlyFrom: string | undefined) {
  const { version } = await office.read(async (reading) => (await reading.get(federationKind, 'cat'))!);
  const settings = { version, country: 'AND', competitionRules: null };
  return office.perform(amendFederation, { ...settings, series: [{ ...SERIES!, monthlyFrom }] });
}

describe('lists every month', () => {
  it('[7.3] six a year, and twelve from the day that the federation sets', async () => {
    const office = await testOffice(BY_FIDE);
    await monthly(office, '2017-08-01');
    office.setToday('2017-10-15');
    const { due } = await office.ask(readPeriod, { series: 'fide' });
    expect(due).toEqual(['2017-03-01', '2017-05-01', '2017-07-01', '2017-08-01', '2017-09-01', '2017-10-01']);
    await office.perform(publishHistory, { series: 'fide', upTo: '2017-07-01' });
    await office.perform(publishList, { series: 'fide', date: '2017-08-01' });
    expect((await office.ask(readPeriod, { series: 'fide' })).nextList).toBe('2017-09-01');
  });

  it.each([
    ['2017-07-31', 'monthly-from-day'],
    ['2017-08-01', undefined],
    ['2017-08-02', 'monthly-from-day'],
  ])('[7.3] begin on the first of a month: %s %s', async (day, code) => {
    const office = await testOffice(BY_FIDE);
    const made = monthly(office, day);
    expect(code === undefined ? await made.then(() => []) : await office.refusals(made)).toMatchObject(
      code === undefined ? [] : [{ code, field: 'series.0.monthlyFrom' }],
    );
  });

  it('[7.3] the calendar of lists that are out stays: later months may change, earlier ones not', async () => {
    const office = await testOffice(BY_FIDE);
    await monthly(office, '2017-08-01');
    office.setToday('2017-08-15');
    await office.perform(publishHistory, { series: 'fide', upTo: '2017-08-01' });
    for (const day of ['2017-07-01', '2017-09-01', undefined])
      expect(await office.refusals(monthly(office, day))).toMatchObject([{ code: 'monthly-from-published' }]);
    const early = await testOffice(BY_FIDE);
    early.setToday('2017-08-15');
    await early.perform(publishHistory, { series: 'fide', upTo: '2017-07-01' });
    await monthly(early, '2017-08-01');
    await monthly(early, undefined);
  });

  it('[8.1] other regulations fix their calendar themselves', async () => {
    const series = [{ id: 'standard', name: 'E', regulation: 'fce-2016', part: 'standard', firstList: '2017-03-01' }];
    const office = await testOffice({ ...BY_FIDE, series });
    const settings = { version: 1, country: 'AND', competitionRules: null };
    const amended = office.perform(amendFederation, {
      ...settings,
      series: [{ ...series[0]!, monthlyFrom: '2017-08-01' }],
    });
    expect(await office.refusals(amended)).toMatchObject([{ code: 'monthly-from-book' }]);
  });
});
