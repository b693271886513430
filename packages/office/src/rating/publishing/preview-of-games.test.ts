import { expect, it } from 'vitest';
import { fileEvents, filePlayers } from '../../testing/file-directly.ts';
import { testOffice } from '../../testing/test-office.ts';
import { fideRated, swissOn } from '../../testing/told-facts.ts';
import { previewList } from './preview-list.ts';
import { publishList } from './publish-list.ts';

it('a rating that stays as it was in whole points is not among those that change', async () => {
  const office = await testOffice();
  await filePlayers(
    office,
    [2300, 1750].map((rating, i) => ({
      name: `Player ${i}`,
      fide: fideRated(rating),
      federatedOn: '2015-01-10',
    })),
  );
  office.setToday('2017-02-02');
  await office.perform(publishList, { series: 'standard', date: '2017-02-01' });
  await fileEvents(office, [swissOn('e1', '2017-02-20', [{ round: 1, white: 'p0', black: 'p1', result: '1-0' }])]);
  const { rows } = await office.ask(previewList, { series: 'standard', most: 10 });
  if (rows.kind !== 'head-to-head') throw new Error(rows.kind);
  expect(rows.movers.map(({ id, previous, rating }) => [id, rating! - previous!])).toEqual([
    ['p1', -1],
    ['p0', 0],
  ]);
  expect(rows.moving).toBe(1);
});
