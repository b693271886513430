import type { GameRecord } from '@escala/core';
import { fileEvents, filePlayers } from '../../../testing/file-directly.ts';
import { type TestOffice, testOffice } from '../../../testing/test-office.ts';
import { fideRated, swissOn } from '../../../testing/told-facts.ts';
import { loadRecord } from '../../in-memory/loaded-record.ts';
import { publishList } from '../../publishing/publish-list.ts';
import { keptSheets, sheetOf } from '../../series/editions.ts';
import { loadAllSeries } from '../../series/series-state.ts';
import { settle } from '../../series/settle.ts';
import { confirmCorrection } from '../confirm-correction.ts';
import type { RecordedChange } from '../correction.ts';
import { previewCorrection } from '../preview-correction.ts';

export const LIST_DATES = ['2017-02-01', '2017-03-01', '2017-04-01'];

/** Three events and three lists; the winner of the first event affects the later ones. */
export async function publishedOffice(): Promise<TestOffice> {
  const office = await testOffice();
  await filePlayers(
    office,
    [1900, 1880, 2100, 1700].map((rating, i) => ({
      name: `Player ${i}`,
      fide: fideRated(rating),
      federatedOn: '2015-01-10',
    })),
  );
  const pair = (round: number, white: string, black: string, result: GameRecord['result']): GameRecord => ({
    round,
    white,
    black,
    result,
  });
  await fileEvents(office, [
    swissOn('e1', '2017-01-20', [pair(1, 'p0', 'p1', '1-0'), pair(1, 'p2', 'p3', '1/2')]),
    swissOn('e2', '2017-02-20', [pair(1, 'p0', 'p2', '1-0'), pair(1, 'p1', 'p3', '0-1')]),
    swissOn('e3', '2017-03-20', [pair(1, 'p0', 'p3', '1/2'), pair(1, 'p1', 'p2', '0-1')]),
  ]);
  office.setToday('2017-04-02');
  for (const date of LIST_DATES) await office.perform(publishList, { series: 'standard', date });
  return office;
}

export const ratingsOf = (office: TestOffice, edition: 'published' | 'revised'): Promise<number[][]> =>
  office.read(async (reading) =>
    (await keptSheets(reading, 'standard', edition)).map((kept) => [...sheetOf(kept, 4).rating]),
  );

export const isSettled = (office: TestOffice): Promise<boolean> =>
  office.read(async (reading) => {
    const record = await loadRecord(reading);
    return settle(record, await loadAllSeries(reading, record)).every(({ filings }) => filings.length === 0);
  });

/** The first game of the first event had the opposite result. */
export const WRONG_RESULT = {
  kind: 'result',
  event: 'e1',
  round: 1,
  white: 'p0',
  black: 'p1',
  result: '0-1',
} as const satisfies RecordedChange;

export async function corrected(office: TestOffice, change: RecordedChange): Promise<void> {
  const { preview } = await office.ask(previewCorrection, { change });
  await office.perform(confirmCorrection, { change, preview });
}
