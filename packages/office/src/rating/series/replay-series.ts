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
import { termsOf } from '../publishing/next-list.ts';
import type { LoadedRecord } from '../rooms/loaded-record.ts';
import { headToHeadBook, looksAtStandard, revisionOf, rhythmOf } from './series-book.ts';

/** Of those events alone that lists after a day can have games of, if they are few. */
type ReadSince = (day: Day, evaluatedDay: ReturnType<typeof evaluatedDays>) => ReportColumns | undefined;

interface KnownReports {
  readonly kept: string;
  readonly columns: ReportColumns;
  /** Where not all of them are in memory, and reading some is less. */
  readonly since?: ReadSince | undefined;
}

/** Games as columns, made once for all series of a record. */
const columnsOfReports = new WeakMap<ReadonlyMap<string, Uint8Array>, KnownReports>();

/** As they were kept ready; read when somebody asks for them. */
export const takeReadyGames = (
  { reports, players, playerIds }: LoadedRecord,
  read: () => ReportColumns,
  since?: ReadSince,
): void => keepColumns(reports, mergesIn(keptNumbers(players, playerIds)), read, since);

/** Made when somebody asks for them; what they are made of goes then. */
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

/** Who counts for whom: columns serve as long as it is the same. */
function mergesIn(keptAs: Int32Array): string {
  const merges: string[] = [];
  for (let i = 0; i < keptAs.length; i++) if (keptAs[i] !== i) merges.push(`${i}>${keptAs[i]}`);
  return merges.join(',');
}

/** The record with another report of one event. Its columns are those at hand, but for the event. */
export function withReport(record: LoadedRecord, event: string, bytes: Uint8Array): LoadedRecord {
  gamesOf(record);
  return withReports(record, new Map([[event, bytes]]));
}

/** The record with other reports, or new ones. Where its columns are at hand, those of the new one are made of them. */
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

/** Each of them copies all games; beyond, they are read anew. */
const MOST_CHANGED = 8;

/** Lists that the series had before the office computed any, as sheets, and what was computed of its sister. */
export interface SeriesGround {
  readonly imported: readonly ListSheet[];
  readonly sister: readonly ListSheet[];
}

/** The record of a series before its first computed list; for who makes none but lists after a day, with the events of these at least. */
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

/** The ratings of the sister series, where games look at them. */
const standardLists = (series: Series, sister: readonly ListSheet[]): ListColumns | undefined =>
  looksAtStandard(series) ? { days: sister.map(({ day }) => day), ratings: sister.map(listedRatings) } : undefined;

/** Lists of a series that were made before an event of it became another, or lists of its sister. */
export interface MadeBefore extends Pick<AmendTerms, 'before' | 'onList'> {
  /** The share of players that may differ, where it is not that of the book. */
  readonly most: number | undefined;
  /** The record in which the event counts, where it does no more: its columns serve as they are. */
  readonly counted: LoadedRecord | undefined;
  /** Those that stand, and those that may have become others. */
  readonly after: readonly ListSheet[];
  readonly kept: readonly ListSheet[];
  readonly sister: readonly ListSheet[];
  readonly event: string | undefined;
}

/**
 * Lists as the record gives them now, where only one event of it is another than when they were made: the book goes over whoever that
 * concerns (D-OFF-680). Returns how many of the lists it has gone over; the rest is for the replay.
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

/** By list, one after the other; those of the list at hand may be asked for again. */
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

/** Who watches a replay, and from where on it runs. */
export interface ReplayOptions
  extends Pick<ReplayTerms, 'ledgerOf' | 'findingsOf'>,
    Partial<Pick<ReplayTerms, 'onList' | 'isHeld'>> {
  /** Computed lists that stand as they are: the replay goes on after them. */
  readonly after?: readonly ListSheet[];
}

/**
 * List after list from the record, as if nothing had ever been computed: every number that the office publishes comes from here, and
 * so does every comparison of what is published with what the record says today.
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
