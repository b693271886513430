import type { IsoDate } from '@escala/core';
import type { Digest, Kept, Reading } from '../ports.ts';
import type { ListVerdict } from '../rating/verify-list.ts';
import { listId, listKind, type OfficialList } from '../records/list.ts';
import { playedInClass } from './rating-input.ts';
import { seriesById } from './scrabble-book.ts';
import { loadScrabbleRecord } from './scrabble-record.ts';
import { scrabbleHash } from './scrabble-seal.ts';
import { rateLists, type ScrabbleSheet, unpackScrabbleSheet } from './scrabble-sheet.ts';
import { listedTypes } from './settle-scrabble.ts';
import { keptLists } from './sheet-editions.ts';
import { sheetMovements } from './sheet-movements.ts';

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
  const imported = lists.filter(({ body }) => body.source === 'imported');
  const computed = lists.filter(({ body }) => body.source === 'computed').sort((a, b) => (a.id < b.id ? -1 : 1));
  const verdicts = imported.map((list) => ({
    ...base(list),
    holds: true,
    recomputed: null,
    kept: null,
    differing: [],
  }));
  if (computed.length === 0) return verdicts;
  const record = await loadScrabbleRecord(reading, asOf);
  const own = seriesById(record.federation, series);
  if (own === undefined) return verdicts;
  const [act] = asOf === 0 ? [] : await reading.actsAfter(asOf - 1, 1);
  const head = { seq: asOf, hash: act?.hash ?? '' };
  const seal = (sheet: ScrabbleSheet): string => scrabbleHash(reading.federation, own, sheet, head, digest);
  const byDate = new Map(computed.map((list) => [list.body.date, list]));
  const found: ListVerdict[] = [];
  for (const recomputed of rateLists(own, playedInClass(record, own), [...byDate.keys()])) {
    const list = byDate.get(recomputed.listDate)!;
    const [paper] = await keptLists(reading, series, 'published', { date: recomputed.listDate });
    const kept = paper && unpackScrabbleSheet(paper.bytes);
    const hashes = { recomputed: seal(recomputed), kept: kept ? seal(kept) : null };
    const differing = kept ? sheetMovements(kept, recomputed, listedTypes(own)) : [];
    found.push({
      ...base(list),
      ...hashes,
      holds: hashes.recomputed === list.body.hash && hashes.kept === list.body.hash,
      differing: [...new Set(differing.map(({ player }) => player))],
    });
  }
  return [...verdicts, ...found];
}

const base = ({ id, body }: Kept<OfficialList>) => ({ list: id, published: body.hash, source: body.source });
