import {
  type Day,
  type FederationColumns,
  type ListSheet,
  type PlayerColumns,
  recordWithLists,
  writeDay,
} from '@escala/core';
import type { FirstRatingSources, ListPeriod, PeriodEntries } from '@escala/regulations';
import type { Reading } from '../../ports.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { entriesOfPeriod } from '../columns/entries-of-period.ts';
import { sourcesByDay } from '../columns/first-rating-sources.ts';
import { grown } from '../columns/packed-sheet.ts';
import { revisedFolder, revisedSheet } from '../columns/revised-lines.ts';
import { eventsOfPlayers } from '../player/events-of-player.ts';
import { type Edition, keptSheets, sheetOf } from '../series/editions.ts';
import { seriesColumns } from '../series/replay-series.ts';
import { publishedSheets, type Revisions, revisedBy } from '../series/revisions.ts';
import { headToHeadBook, revisionOf, rhythmOf } from '../series/series-book.ts';
import type { LoadedRecord } from './loaded-record.ts';
import { columnsWeight } from './memory-weight.ts';

/**
 * A series in memory: its lists as sheets, oldest first, and the record as columns including these lists. Made on first
 * use; valid until the record changes.
 */
export interface LoadedSeries {
  readonly series: Series;
  readonly record: LoadedRecord;
  /** Imported and computed lists. */
  readonly sheets: readonly ListSheet[];
  /** Their dates. */
  readonly dates: readonly string[];
  /** The number of imported lists among them. */
  readonly imported: number;
  /** The columns before the first computed list. */
  readonly base: FederationColumns;
  /** The columns after the last list: the start of the next one. */
  readonly columns: FederationColumns;
  readonly sister: LoadedSeries | undefined;
  /** What has changed on its lists since they were published. */
  readonly revisions: Revisions;
  /** Bytes in memory, counting each part once; lazy lists count only with what stays loaded. */
  weight(): number;
  sheetOn(date: string, edition?: Edition): ListSheet | undefined;
  numberOf(player: string): number | undefined;
  /** The events and games of a list. */
  entriesOf(listDay: Day): PeriodEntries;
  /** The same, limited to events of these players, without searching all the others. */
  entriesWith(listDay: Day, players: Iterable<number>): PeriodEntries;
  /** The ratings that first ratings of a list are taken over from. */
  sourcesOn(listDay: Day): FirstRatingSources;
  /** Whether a player has a licence on the day of a list. */
  isLicensed(player: number, listDay: Day): boolean;
}

export async function loadSeries(
  reading: Reading,
  record: LoadedRecord,
  series: Series,
  sister: LoadedSeries | undefined,
  asOf?: number,
): Promise<LoadedSeries> {
  const source = new Map(record.listsOf(series.id).map((list) => [list.date, list.source]));
  const kept = (await keptSheets(reading, series.id, 'revised', { asOf })).filter(({ date }) => source.has(date));
  const sheets = kept.map((each) => sheetOf(each, record.players.length));
  const imported = kept.filter(({ date }) => source.get(date) === 'imported').length;
  const revisions = new Map(kept.flatMap(({ date, revision }) => (revision ? [[date, revision] as const] : [])));
  return loadedSeriesOf(record, series, { sheets, imported, revisions }, sister);
}

/** What was filed since a series was loaded. */
export interface FiledSince {
  /** Dates of lists that must be read again. */
  readonly refiled: ReadonlySet<string>;
  /** Whether lines of published lists were changed. */
  readonly isRevised: boolean;
}

/** Up to this many refiled lists are read one by one; with more, all are read. */
const MOST_REFILED = 24;

/** The series after a change of the record, reusing what was not filed again. */
export async function seriesAfter(
  before: LoadedSeries,
  reading: Reading,
  record: LoadedRecord,
  { refiled, isRevised }: FiledSince,
  sister: LoadedSeries | undefined,
): Promise<LoadedSeries> {
  const series = record.federation.series.find(({ id }) => id === before.series.id)!;
  if (refiled.size > MOST_REFILED) return loadSeries(reading, record, series, sister);
  const source = new Map(record.listsOf(series.id).map((list) => [list.date, list.source]));
  const players = record.players.length;
  const sheets = new Map(before.dates.map((date, list) => [date, grown(before.sheets[list]!, players)]));
  const revisions = new Map(before.revisions);
  const since = { edition: 'all', since: before.record.seq } as const;
  const filed = isRevised ? await reading.papers(revisedFolder(series.id), since) : [];
  for (const [date, papers] of Map.groupBy(filed, ({ name }) => name)) {
    revisions.set(date, revisedBy(revisions.get(date), papers));
    for (const { bytes } of papers) {
      const sheet = sheets.get(date);
      if (sheet !== undefined) sheets.set(date, revisedSheet(sheet, bytes, 'after', players));
    }
  }
  for (const date of refiled)
    for (const kept of await keptSheets(reading, series.id, 'revised', { date })) {
      sheets.set(date, sheetOf(kept, players));
      if (kept.revision) revisions.set(date, kept.revision);
    }
  const present = [...sheets].filter(([date]) => source.has(date)).sort(([a], [b]) => (a < b ? -1 : 1));
  const imported = present.filter(([date]) => source.get(date) === 'imported').length;
  return loadedSeriesOf(record, series, { sheets: present.map(([, sheet]) => sheet), imported, revisions }, sister);
}

/** Lists of a series and their changes; leave the changes out if the published editions are not needed. */
type KeptLists = Pick<LoadedSeries, 'sheets' | 'imported'> & Partial<Pick<LoadedSeries, 'revisions'>>;
const NONE: Revisions = new Map();

export function loadedSeriesOf(
  record: LoadedRecord,
  series: Series,
  { sheets, imported, revisions = NONE }: KeptLists,
  sister: LoadedSeries | undefined,
  playersAfter?: () => PlayerColumns,
): LoadedSeries {
  const book = headToHeadBook(series);
  const base = once(() =>
    seriesColumns(record, series, { imported: sheets.slice(0, imported), sister: sister?.sheets ?? [] }),
  );
  const columns = once(() => {
    const computed = sheets.slice(imported);
    if (playersAfter === undefined) return book.recordAfter(base(), computed);
    return recordWithLists(base(), computed, playersAfter());
  });
  let weight: { readonly made: readonly unknown[]; readonly bytes: number } | undefined;
  const byDate = new Map(sheets.map((sheet) => [writeDay(sheet.day), sheet]));
  const published = publishedSheets(revisions, byDate, record.players.length);
  const terms = { revision: revisionOf(series), rhythm: rhythmOf(series) };
  const periodOf = (listDay: Day): ListPeriod => {
    const previousListDay = sheets.findLast(({ day }) => day < listDay)?.day;
    return { ...terms, listDay, previousListDay };
  };
  return {
    series,
    record,
    sheets,
    dates: [...byDate.keys()],
    imported,
    get base() {
      return base();
    },
    get columns() {
      return columns();
    },
    sister,
    weight: () => {
      const made = [base.made(), columns.made()];
      if (weight?.made.some((part, i) => part !== made[i]) ?? true)
        weight = { made, bytes: columnsWeight([sheets, [...revisions.values()], ...made]) };
      return weight!.bytes;
    },
    revisions,
    sheetOn: (date, edition = 'revised') => (edition === 'published' ? published(date) : byDate.get(date)),
    numberOf: (player) => numbersOf(record).get(player),
    entriesOf: remembered((listDay) => entriesOfPeriod(book, columns(), periodOf(listDay))),
    entriesWith: (listDay, players) => {
      const own = eventsOfPlayers(columns().events, record.players.length, players);
      return entriesOfPeriod(book, columns(), periodOf(listDay), own);
    },
    sourcesOn: remembered((listDay) => sourcesByDay(record.players, sister?.sheets ?? [])(listDay)),
    // fce-2016 8.2; not before the day of joining the federation.
    isLicensed: (player, listDay) =>
      (base().players.licences?.on(listDay) ?? base().players.federated)[player] === 1 &&
      base().players.federatedDay[player]! <= listDay,
  };
}

function once<T extends object>(make: () => T): (() => T) & { readonly made: () => T | undefined } {
  let made: T | undefined;
  const get = (): T => {
    made ??= make();
    return made;
  };
  return Object.assign(get, { made: () => made });
}

/** Each day is computed once. */
function remembered<T>(work: (day: Day) => T): (day: Day) => T {
  const known = new Map<Day, T>();
  return (day) => {
    const before = known.get(day);
    if (before !== undefined) return before;
    const found = work(day);
    known.set(day, found);
    return found;
  };
}

const numbers = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/** Computed once for each array of ids. */
export function numbersOf({ playerIds }: Pick<LoadedRecord, 'playerIds'>): ReadonlyMap<string, number> {
  const known = numbers.get(playerIds);
  if (known) return known;
  const made = new Map(playerIds.map((id, number) => [id, number]));
  numbers.set(playerIds, made);
  return made;
}
