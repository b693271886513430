import { describe, expect, it } from 'vitest';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { publishedOffice } from '../corrections/testing/published-office.ts';
import { listDifferences } from '../lists/list-differences.ts';

describe('a list that is asked for', () => {
  const refused = (office: TestOffice, date?: string) =>
    office.refusals(office.ask(listDifferences, { series: 'standard', ...(date && { date }) }));

  it('says that there is none yet where none is out', async () => {
    const office = await testOffice();
    for (const date of [undefined, '2017-02-01'])
      expect(await refused(office, date)).toMatchObject([
        { kind: 'missing', code: 'no-list-yet', field: 'series', values: { series: 'standard' } },
      ]);
  });

  it('says that there is none of this date where others are out', async () => {
    expect(await refused(await publishedOffice(), '2017-02-02')).toMatchObject([
      { code: 'list-unknown', field: 'date', values: { date: '2017-02-02' } },
    ]);
  });
});
