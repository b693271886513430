import { addMonths, type Day, type FederationColumns, LIST_STATUS, type ListSheet, writeDay } from '@escala/core';
import { type PackedReport, packGames, unpackGames } from '../rating/columns/packed-games.ts';
import { emptySheet } from '../rating/columns/packed-sheet.ts';
import { changeOfReport } from '../rating/corrections/corrected-report.ts';
import { type LoadedRecord, listsBySeries } from '../rating/in-memory/loaded-record.ts';
import type { OfficialList } from '../rating/lists/list.ts';
import { seriesColumns, withReport } from '../rating/series/replay-series.ts';
import { madeBy } from '../rating/series/series-book.ts';
import type { SeriesState } from '../rating/series/series-state.ts';
import { settle } from '../rating/series/settle.ts';
import type { Series } from '../registry/federation/federation.ts';

/** The lists of a record as other books would have made them. */
export interface ListsByBook {
  readonly record: LoadedRecord;
  readonly states: readonly SeriesState[];
}

/** Starting from a list of the month before that rates most players; every event as if accepted in time. */
export function listsByBook(loaded: LoadedRecord, series: readonly Series[], days: readonly Day[]): ListsByBook {
  const lists = series.flatMap((each) => days.map((day) => listOn(each, day)));
  const federation = { ...loaded.federation, series: [...series] };
  const record = { ...loaded, federation, listsOf: listsBySeries(lists) };
  const first = importedList(addMonths(days[0]!, -1), loaded.players.length);
  let states: SeriesState[] = series.map((each) => ({ series: each, imported: [first], computed: [] }));
  series.forEach(({ id }, i) => {
    const { sheets } = settle(record, states, { series: id, days })[i]!;
    states = states.with(i, { ...states[i]!, computed: sheets });
  });
  return { record, states };
}

function listOn(series: Series, day: Day): OfficialList {
  const date = writeDay(day);
  const figures = { hash: '', players: 0, games: 0, publishedOn: date };
  return {
    ...madeBy(series, date),
    ...figures,
    series: series.id,
    date,
    source: 'computed',
    asOf: 1_000_000_000 + day,
  };
}

function importedList(day: Day, players: number): ListSheet {
  const sheet = emptySheet(day, players);
  for (let player = 0; player < players; player++) {
    if (player % 10 > 7) continue;
    sheet.rating[player] = 1400 + ((player * 389) % 1000);
    sheet.status[player] = LIST_STATUS.rated;
  }
  return sheet;
}

/** Settles the whole history again and counts the lists that differ: should be none. */
export const settledAgain = ({ record, states }: ListsByBook): number =>
  settle(record, states).reduce((sum, { moved }) => sum + moved.length, 0);

/** The columns that the first series starts from. */
export function columnsOfLists({ record, states: [first] }: ListsByBook): FederationColumns {
  const { series, imported } = first!;
  return seriesColumns(record, series, { imported, sister: [] });
}

/** What another report of an event would move: players, on lists. */
export function previewed(
  { record, states }: ListsByBook,
  event: string,
  change: (report: PackedReport) => PackedReport,
): { readonly players: number; readonly lists: number } {
  const before = record.reports.get(event)!;
  const bytes = packGames(change(unpackGames(before)));
  const known = changeOfReport(record, event, before, bytes);
  const moved = settle(withReport(record, event, bytes), states, undefined, known).flatMap((each) => each.moved);
  const lists = moved.filter(({ movements }) => movements.length > 0);
  const players = new Set(lists.flatMap(({ movements }) => movements.map(({ player }) => player)));
  return { players: players.size, lists: lists.length };
}
