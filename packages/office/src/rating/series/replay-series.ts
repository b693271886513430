import type { Day, FederationColumns, ListColumns, ListSheet } from '@escala/core';
import { type AmendTerms, amendOf, type ReplayTerms } from '@escala/regulations';
import type { Series } from '../../registry/federation/federation.ts';
import { withEvent } from '../columns/changed-columns.ts';
import { changedReports } from '../columns/changed-reports.ts';
import { evaluatedColumns, evaluatedDays } from '../columns/evaluated-columns.ts';
import { type ReportColumns, reportColumns } from '../columns/event-columns.ts';
import { listedRatings, otherSources, sourcesByDay, standardSource } from '../columns/first-rating-sources.ts';
import { pinnedColumns } from '../columns/pinned-columns.ts';
import { keptNumbers, playerColumns } from '../columns/player-columns.ts';
import type { LoadedRecord } from '../in-memory/loaded-record.ts';
import { termsOf } from '../publishing/next-list.ts';
import { headToHeadBook, looksAtStandard, revisionOf, rhythmOf } from './series-book.ts';

/** Reads only the events that can have games for lists after a day, if there are few. */
type ReadSince = (day: Day, evaluatedDay: ReturnType<typeof evaluatedDays>) => ReportColumns | undefined;

interface KnownReports {
  readonly kept: string;
  readonly columns: ReportColumns;
  /** If not all are in memory, and reading some is cheaper. */
  readonly since?: ReadSince | undefined;
}

/** Games as columns, made once for all series of a record. */
const columnsOfReports = new WeakMap<ReadonlyMap<string, Uint8Array>, KnownReports>();

/** Takes columns that were kept ready; they are read on first use. */
export const takeReadyGames = (
  { reports, players, playerIds }: LoadedRecord,
  read: () => ReportColumns,
  since?: ReadSince,
): void => keepColumns(reports, mergesIn(keptNumbers(players, playerIds)), read, since);

/** Made on first use; the source is released then. */
function keepColumns(
  reports: LoadedRecord['reports'],
  kept: string,
  make: () => ReportColumns,
  since: ReadSince | undefined,
): void {
  let columns: ReportColumns | undefined;
  let waiting: { readonly make: () => ReportColumns; readonly since: ReadSince | undefined } | undefined = {
    make,
    since,
  };
  columnsOfReports.set(reports, {
    kept,
    get columns() {
      columns ??= waiting!.make();
      waiting = undefined;
      return columns;
    },
    get since() {
      return waiting?.since;
    },
  });
}

export function gamesOf(record: LoadedRecord): ReportColumns {
  return knownReports(record).columns;
}

function knownReports({ reports, players, playerIds }: LoadedRecord): KnownReports {
  const keptAs = keptNumbers(players, playerIds);
  const kept = mergesIn(keptAs);
  const known = columnsOfReports.get(reports);
  if (known?.kept === kept) return known;
  const made = { kept, columns: reportColumns(reports, keptAs) };
  columnsOfReports.set(reports, made);
  return made;
}

/** Who counts for whom, as a key: columns are valid while it stays the same. */
function mergesIn(keptAs: Int32Array): string {
  const merges: string[] = [];
  for (let i = 0; i < keptAs.length; i++) if (keptAs[i] !== i) merges.push(`${i}>${keptAs[i]}`);
  return merges.join(',');
}

/** The record with another report of one event, reusing the columns in memory for all other events. */
export function withReport(record: LoadedRecord, event: string, bytes: Uint8Array): LoadedRecord {
  gamesOf(record);
  return withReports(record, new Map([[event, bytes]]));
}

/** The record with reports changed or added. If its columns are in memory, the new ones are derived from them. */
export function withReports(record: LoadedRecord, changed: ReadonlyMap<string, Uint8Array>): LoadedRecord {
  const reports = changedReports(record.reports, changed);
  const known = columnsOfReports.get(record.reports);
  const keptAs = keptNumbers(record.players, record.playerIds);
  const kept = mergesIn(keptAs);
  if (known?.kept === kept) {
    const withChanged = (all: ReportColumns): ReportColumns => {
      let columns = all;
      for (const [event, bytes] of changed)
        columns = withEvent(columns, event, reportColumns(new Map([[event, bytes]]), keptAs));
      return columns;
    };
    const isFew = changed.size <= MOST_CHANGED;
    const make = (): ReportColumns => (isFew ? withChanged(known.columns) : reportColumns(reports, keptAs));
    const since: ReadSince = (...asked) => withChanged(columnsSince(known, ...asked));
    if (isFew || known.since !== undefined) keepColumns(reports, kept, make, known.since && since);
  }
  return { ...record, reports };
}

const columnsSince = (known: KnownReports, ...asked: Parameters<ReadSince>): ReportColumns =>
  known.since?.(...asked) ?? known.columns;

/** Each changed report copies all games; with more, everything is read again. */
const MOST_CHANGED = 8;

/** The series' imported lists as sheets, and the lists of its sister series. */
interface SeriesGround {
  readonly imported: readonly ListSheet[];
  readonly sister: readonly ListSheet[];
}

/**
 * The record of a series before its first computed list. With `since`, only lists after that day will be made: then it
 * contains at least the events for those.
 */
export function seriesColumns(
  record: LoadedRecord,
  series: Series,
  { imported, sister }: SeriesGround,
  since?: Day,
): FederationColumns {
  const known = knownReports(record);
  const reports = since === undefined ? known.columns : columnsSince(known, since, evaluatedDays(record, series));
  const { events, games } = evaluatedColumns(reports, record, series);
  const columns = {
    players: playerColumns(record.players, record.seasons, series.id),
    playerIds: record.playerIds,
    lists: { days: imported.map(({ day }) => day), ratings: imported.map(({ rating }) => rating) },
    standardLists: standardLists(series, sister),
    events,
    games,
  };
  return reports.redated.size === 0 ? columns : pinnedColumns(columns, reports.redated, record, series);
}

/** The ratings of the sister series, if games depend on them. */
const standardLists = (series: Series, sister: readonly ListSheet[]): ListColumns | undefined =>
  looksAtStandard(series) ? { days: sister.map(({ day }) => day), ratings: sister.map(listedRatings) } : undefined;

/** Lists of a series made before one of its events, or lists of its sister series, changed. */
interface MadeBefore extends Pick<AmendTerms, 'before' | 'onList'> {
  /** The share of players that may differ, if not the book's own limit. */
  readonly most: number | undefined;
  /** The record in which the event counts, if it no longer does: its columns can be used as they are. */
  readonly counted: LoadedRecord | undefined;
  /** `after`: lists that stay; `kept`: lists that may change. */
  readonly after: readonly ListSheet[];
  readonly kept: readonly ListSheet[];
  readonly sister: readonly ListSheet[];
  readonly event: string | undefined;
}

/**
 * Updates lists when a single event changed since they were made: the book recomputes only the players affected
 * (D-OFF-680). Returns the number of lists handled; the rest must be replayed.
 */
export function amendSeries(
  record: LoadedRecord,
  series: Series,
  ground: SeriesGround,
  { after, kept, sister, event, counted, before, most, onList }: MadeBefore,
): number {
  const book = headToHeadBook(series);
  const own = amendOf(series);
  if (own === undefined) return 0;
  const sourcesOf = sourcesOfLists(kept, sourcesByDay(record.players, ground.sister));
  const columns = book.recordAfter(seriesColumns(counted ?? record, series, ground), after);
  const found = event === undefined ? -1 : columns.events.ids.indexOf(event);
  const place = found < 0 ? undefined : found;
  return own.amend(columns, {
    ...termsOf(series),
    revision: revisionOf(series),
    rhythm: rhythmOf(series),
    kept,
    ...(counted === undefined ? { event: place } : { without: place }),
    before,
    most: record.players.length * (most ?? own.most),
    onList,
    standardBefore: standardLists(series, sister),
    sourcesOf,
    sourcesBefore: (list) => ({ ...sourcesOf(list), ...standardSource(sister, kept[list]!.day) }),
    otherSources: (list) => otherSources(ground.sister, sister, kept[list]!.day),
  });
}

/** By list, in order; the current list may be asked for again. */
function sourcesOfLists(
  lists: readonly ListSheet[],
  sourcesOn: ReturnType<typeof sourcesByDay>,
): (list: number) => ReturnType<typeof sourcesOn> {
  let at = 0;
  let sources = sourcesOn(lists[0]!.day);
  return (list) => {
    while (at < list) sources = sourcesOn(lists[++at]!.day);
    return sources;
  };
}

/** The watchers of a replay, and where it starts. */
interface ReplayOptions
  extends Pick<ReplayTerms, 'ledgerOf' | 'findingsOf'>,
    Partial<Pick<ReplayTerms, 'onList' | 'isHeld'>> {
  /** Computed lists that stay: the replay continues after them. */
  readonly after?: readonly ListSheet[];
}

/**
 * Replays list after list from the record, as if nothing had ever been computed. Every number the office publishes
 * comes from here, and so does every comparison of published lists with the present record.
 */
export function replaySeries(
  record: LoadedRecord,
  series: Series,
  ground: SeriesGround,
  listDays: readonly Day[],
  { after = [], onList = () => undefined, ...watch }: ReplayOptions = {},
): void {
  const sources = sourcesByDay(record.players, ground.sister);
  const book = headToHeadBook(series);
  book.replay(book.recordAfter(seriesColumns(record, series, ground, after.at(-1)?.day), after), {
    ...watch,
    ...termsOf(series),
    revision: revisionOf(series),
    rhythm: rhythmOf(series),
    listDays,
    onList,
    sourcesOf: (list) => sources(listDays[list]!),
  });
}
