import type { Digest, Reading } from '../ports.ts';
import type { ListVerdict } from '../rating/verify-list.ts';
import { listId, listKind } from '../records/list.ts';
import { playedInClass } from './rating-input.ts';
import { seriesById } from './scrabble-book.ts';
import { loadScrabbleRecord } from './scrabble-record.ts';
import { scrabbleHash } from './scrabble-seal.ts';
import { rateList, type ScrabbleSheet, unpackScrabbleSheet } from './scrabble-sheet.ts';
import { listedTypes } from './settle-scrabble.ts';
import { keptLists } from './sheet-editions.ts';
import { sheetMovements } from './sheet-movements.ts';

/** Computes a published list again from the record of its day, and looks whether it is kept as it was. */
export async function verifyScrabbleList(
  reading: Reading,
  series: string,
  date: string,
  digest: Digest,
): Promise<ListVerdict | undefined> {
  const list = await reading.get(listKind, listId(series, date));
  if (list === undefined) return undefined;
  const { hash, asOf, source } = list.body;
  const base = { list: list.id, published: hash, source };
  if (source === 'imported') return { ...base, holds: true, recomputed: null, kept: null, differing: [] };
  const record = await loadScrabbleRecord(reading, asOf);
  const own = seriesById(record.federation, series);
  if (own === undefined) return undefined;
  const [act] = asOf === 0 ? [] : await reading.actsAfter(asOf - 1, 1);
  const head = { seq: asOf, hash: act?.hash ?? '' };
  const seal = (sheet: ScrabbleSheet): string => scrabbleHash(reading.federation, own, sheet, head, digest);
  const recomputed = rateList(own, playedInClass(record, own), date);
  const [paper] = await keptLists(reading, series, 'published', { date });
  const kept = paper && unpackScrabbleSheet(paper.bytes);
  const verdict = { recomputed: seal(recomputed), kept: kept ? seal(kept) : null };
  const differing = kept ? sheetMovements(kept, recomputed, listedTypes(own)) : [];
  return {
    ...base,
    ...verdict,
    holds: verdict.recomputed === hash && verdict.kept === hash,
    differing: [...new Set(differing.map(({ player }) => player))],
  };
}
