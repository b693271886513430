import { invalid, missing, Refused } from '../../kit/refusal.ts';
import type { Reading } from '../../ports.ts';
import type { Edition } from '../../rating/series/editions.ts';
import { seriesOnRecord } from '../../rating/series/find-list.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { isScrabble } from '../series/scrabble-book.ts';
import { type ScrabbleSheet, unpackScrabbleSheet } from '../series/scrabble-sheet.ts';
import { keptLists } from '../series/sheet-editions.ts';

export async function scrabbleSeriesOnRecord(reading: Reading, id: string): Promise<Series> {
  const series = await seriesOnRecord(reading, id);
  if (!isScrabble(series))
    throw new Refused([
      invalid('series-not-scrabble', { series: id, regulation: series.regulation }, { field: 'series' }),
    ]);
  return series;
}

/** A list as it was published, or as the record has it by now. */
export async function keptSheet(
  reading: Reading,
  series: string,
  date: string,
  edition: Edition,
): Promise<ScrabbleSheet> {
  const [kept] = await keptLists(reading, series, edition, { date });
  if (kept === undefined) throw new Refused([missing('list-unknown', { series, date }, { field: 'date' })]);
  return unpackScrabbleSheet(kept.bytes);
}
