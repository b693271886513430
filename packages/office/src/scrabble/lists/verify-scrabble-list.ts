import type { IsoDate } from '@escala/core';
import type { Digest, Kept, Reading } from '../../ports.ts';
import { listId, listKind, type OfficialList } from '../../rating/lists/list.ts';
import { columnsOnPaper, printedLists } from '../../rating/printed/kept-printed.ts';
import { columnsOn } from '../../rating/printed/printed-columns.ts';
import { readingOf } from '../../rating/series/list-seal.ts';
import { headAfter, type ListVerdict, listVerdict } from '../../rating/series/list-verdict.ts';
import { playedInClass } from '../series/rating-input.ts';
import { seriesById } from '../series/scrabble-book.ts';
import { loadScrabbleRecord } from '../series/scrabble-record.ts';
import { printedScrabble } from '../series/scrabble-seal.ts';
import { rateLists, unpackScrabbleSheet } from '../series/scrabble-sheet.ts';
import { listedTypes } from '../series/settle-scrabble.ts';
import { keptLists } from '../series/sheet-editions.ts';
import { sheetMovements } from '../series/sheet-movements.ts';

/** Computes a published list again from the record of its day, and looks whether it is kept as it was. */
export async function verifyScrabbleList(
  reading: Reading,
  series: string,
  date: IsoDate,
  digest: Digest,
): Promise<ListVerdict | undefined> {
  return (await verifyScrabbleLists(reading, series, [date], digest))[0];
}

/** The same for several dates, the oldest first: lists that came out together are computed together. Unknown ones are passed over. */
export async function verifyScrabbleLists(
  reading: Reading,
  series: string,
  dates: readonly IsoDate[],
  digest: Digest,
): Promise<ListVerdict[]> {
  const lists = await reading.getMany(
    listKind,
    dates.map((date) => listId(series, date)),
  );
  const verdicts: ListVerdict[] = [];
  for (const [asOf, together] of Map.groupBy(lists, ({ body }) => body.asOf))
    verdicts.push(...(await verifyTogether(reading, series, asOf, together, digest)));
  return verdicts.sort((a, b) => (a.list < b.list ? -1 : 1));
}

/** Lists that were made of one state of the record. */
async function verifyTogether(
  reading: Reading,
  series: string,
  asOf: number,
  lists: readonly Kept<OfficialList>[],
  digest: Digest,
): Promise<ListVerdict[]> {
  const record = await loadScrabbleRecord(reading, asOf);
  const own = seriesById(record.federation, series);
  if (own === undefined) return [];
  const isRecomputed = ({ body }: Kept<OfficialList>): boolean =>
    body.source === 'computed' && body.reading === readingOf(own);
  const dates = lists.filter(isRecomputed).map(({ body }) => body.date);
  const sheets = rateLists(own, playedInClass(record, own), dates.sort());
  const recomputed = new Map(Array.from(sheets, (sheet) => [sheet.listDate, sheet]));
  const head = await headAfter(reading, asOf);
  const printed = await printedLists({}, reading, series);
  const verdicts: ListVerdict[] = [];
  for (const list of lists) {
    const { date } = list.body;
    const [paper] = await keptLists(reading, series, 'published', { date });
    const kept = paper && unpackScrabbleSheet(paper.bytes);
    const sheet = recomputed.get(date);
    const columns = columnsOnPaper(printed, record.register.playerIds, date);
    const moved = kept && sheet ? sheetMovements(kept, sheet, listedTypes(own)) : [];
    const compared = {
      kept: kept && printedScrabble(kept, record.register, columns),
      ...(sheet && {
        recomputed: {
          printed: printedScrabble(sheet, record.register, columnsOn(record.register, date)),
          differing: [...new Set(moved.map(({ player }) => player))],
        },
      }),
    };
    verdicts.push(listVerdict(reading.federation, list, compared, head, digest));
  }
  return verdicts;
}
