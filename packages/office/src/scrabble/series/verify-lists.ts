import type { IsoDate } from '@escala/core';
import type { Digest, Reading } from '../../ports.ts';
import type { ListVerdict } from '../../rating/series/list-verdict.ts';
import { verifyList } from '../../rating/series/verify-list.ts';
import { federationKind } from '../../registry/federation/federation.ts';
import { verifyScrabbleLists } from '../lists/verify-scrabble-list.ts';
import { seriesById } from './scrabble-book.ts';

/** Whether published lists of a series, whatever it rates, are what the record of their day gives; dates from the oldest on. */
export async function* verifyLists(
  reading: Reading,
  series: string,
  dates: readonly IsoDate[],
  digest: Digest,
): AsyncGenerator<ListVerdict, void> {
  const federation = await reading.get(federationKind, reading.federation);
  if (federation !== undefined && seriesById(federation.body, series) !== undefined) {
    yield* await verifyScrabbleLists(reading, series, dates, digest);
    return;
  }
  for (const date of dates) {
    const verdict = await verifyList(reading, series, date, digest);
    if (verdict !== undefined) yield verdict;
  }
}
