import type { Day, FederationColumns, ListSheet } from '@escala/core';
import type { ReplayTerms } from '@escala/regulations';
import type { Series } from '../../registry/federation/federation.ts';
import { withEvent } from '../columns/changed-columns.ts';
import { evaluatedColumns } from '../columns/evaluated-columns.ts';
import { type ReportColumns, reportColumns } from '../columns/event-columns.ts';
import { listedRatings, sourcesByDay } from '../columns/first-rating-sources.ts';
import { pinnedColumns } from '../columns/pinned-columns.ts';
import { keptNumbers, playerColumns } from '../columns/player-columns.ts';
import { termsOf } from '../publishing/next-list.ts';
import type { LoadedRecord } from '../rooms/loaded-record.ts';
import { headToHeadBook, looksAtStandard, revisionOf, rhythmOf } from './series-book.ts';

/** Games as columns, made once for all series of a record. */
const columnsOfReports = new WeakMap<ReadonlyMap<string, Uint8Array>, { kept: string; columns: ReportColumns }>();

function gamesOf({ reports, players, playerIds }: LoadedRecord): ReportColumns {
  const keptAs = keptNumbers(players, playerIds);
  const kept = mergesIn(keptAs);
  const known = columnsOfReports.get(reports);
  if (known?.kept === kept) return known.columns;
  const columns = reportColumns(reports, keptAs);
  columnsOfReports.set(reports, { kept, columns });
  return columns;
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
  const reports = new Map(record.reports);
  for (const [event, bytes] of changed) reports.set(event, bytes);
  const known = columnsOfReports.get(record.reports);
  if (known !== undefined && changed.size <= MOST_CHANGED) {
    const keptAs = keptNumbers(record.players, record.playerIds);
    const kept = mergesIn(keptAs);
    let { columns } = known;
    if (known.kept === kept) {
      for (const [event, bytes] of changed)
        columns = withEvent(columns, event, reportColumns(new Map([[event, bytes]]), keptAs));
      columnsOfReports.set(reports, { kept, columns });
    }
  }
  return { ...record, reports };
}

/** Each of them copies all games; beyond, they are read anew. */
const MOST_CHANGED = 8;

/** Lists that the series had before the office computed any, as sheets, and what was computed of its sister. */
export interface SeriesGround {
  readonly imported: readonly ListSheet[];
  readonly sister: readonly ListSheet[];
}

/** The record of a series before its first computed list. */
export function seriesColumns(
  record: LoadedRecord,
  series: Series,
  { imported, sister }: SeriesGround,
): FederationColumns {
  const reports = gamesOf(record);
  const { events, games } = evaluatedColumns(reports, record, series);
  const columns = {
    players: playerColumns(record.players, record.seasons, series.id),
    playerIds: record.playerIds,
    lists: { days: imported.map(({ day }) => day), ratings: imported.map(({ rating }) => rating) },
    ...(looksAtStandard(series) && {
      standardLists: { days: sister.map(({ day }) => day), ratings: sister.map(listedRatings) },
    }),
    events,
    games,
  };
  return reports.redated.size === 0 ? columns : pinnedColumns(columns, reports.redated, record, series);
}

/** Who watches a replay, and from where on it runs. */
export interface ReplayOptions
  extends Pick<ReplayTerms, 'ledgerOf' | 'findingsOf'>,
    Partial<Pick<ReplayTerms, 'onList'>> {
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
  book.replay(book.recordAfter(seriesColumns(record, series, ground), after), {
    ...watch,
    ...termsOf(series),
    revision: revisionOf(series),
    rhythm: rhythmOf(series),
    listDays,
    onList,
    sourcesOf: (list) => sources(listDays[list]!),
  });
}
