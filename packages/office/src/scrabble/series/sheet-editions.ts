import type { IsoDate } from '@escala/core';
import type { Filing } from '../../kit/act.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import type { Reading } from '../../ports.ts';
import type { Edition } from '../../rating/series/editions.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { scrabbleSeries } from './scrabble-book.ts';
import type { ScrabbleRecord } from './scrabble-record.ts';
import { packScrabbleSheet, type ScrabbleSheet, unpackScrabbleSheet } from './scrabble-sheet.ts';

/** Folder of a series' lists, each under its date; separate from `list/…`, whose papers are packed lines. */
export const scrabbleLists = (series: string) => `scrabble-list/${series}` as const;

const EDITIONS = { published: 'first', revised: 'latest' } as const;

/** A kept list. */
export interface KeptList {
  readonly date: IsoDate;
  readonly bytes: Uint8Array;
}

export async function keptLists(
  reading: Reading,
  series: string,
  edition: Edition,
  { date, asOf }: { readonly date?: string | undefined; readonly asOf?: number | undefined } = {},
): Promise<KeptList[]> {
  const terms = { edition: EDITIONS[edition], name: date, part: 0, asOf };
  const papers = await reading.papers(scrabbleLists(series), terms);
  return papers.map(({ name, bytes }) => ({ date: name, bytes })).sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** A list as published, or as the record has it today. */
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

export function sheetFiling(series: string, sheet: ScrabbleSheet): Filing {
  return { folder: scrabbleLists(series), name: sheet.listDate, part: 0, bytes: packScrabbleSheet(sheet) };
}

/** A series with its lists in their latest edition. */
export interface ScrabbleState {
  readonly series: Series;
  /** Lists that follow the record. */
  readonly kept: readonly KeptList[];
  /** Imported lists, which stay as printed (D-OFF-191). */
  readonly imported: readonly KeptList[];
}

export async function loadStates(reading: Reading, { federation, listsOf }: ScrabbleRecord): Promise<ScrabbleState[]> {
  return Promise.all(
    scrabbleSeries(federation).map(async (series) => {
      const lists = await keptLists(reading, series.id, 'revised');
      const sources = new Map(listsOf(series.id).map(({ date, source }) => [date, source]));
      const isImported = ({ date }: KeptList): boolean => sources.get(date) === 'imported';
      return { series, kept: lists.filter((list) => !isImported(list)), imported: lists.filter(isImported) };
    }),
  );
}
