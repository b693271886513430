import { dayFrom, type Finding, isListed, LIST_STATUSES, type ListSheet, writeDay } from '@escala/core';
import type { Filing } from '../../kit/act.ts';
import { listFolder, packPart } from '../columns/packed-sheet.ts';
import type { LoadedRecord } from '../rooms/loaded-record.ts';
import { filingsOf } from './editions.ts';
import type { Movement } from './movements.ts';
import { printedRows } from './printed-rows.ts';
import type { FreshList, MovedLine, NewLists, SettledSeries } from './rating-series.ts';
import type { SeriesState } from './series-state.ts';
import { type KnownChange, type SettledSheets, settle } from './settle.ts';

/** Folder of what the rule book had to say of a list, as JSON under its date. */
const findingFolder = (series: string): string => `findings/${series}`;

export function settledGames(
  record: LoadedRecord,
  states: readonly SeriesState[],
  fresh?: NewLists,
  change?: KnownChange,
): SettledSeries[] {
  const days = fresh?.dates.map(dayFrom) ?? [];
  const made = settle(record, states, fresh && { series: fresh.series, days }, change);
  const movedLine = movedLines(record);
  return made.map((each) => {
    const { series } = each.state;
    const own = series.id === fresh?.series ? each.sheets.slice(each.sheets.length - days.length) : [];
    return {
      series,
      moved: each.moved.map(({ day, movements }) => ({
        date: writeDay(day),
        lines: movements.map(movedLine),
      })),
      get filings() {
        return each.filings;
      },
      fresh: own.map((sheet, i) => freshList(record, each, sheet, i)),
    };
  });
}

/** The same player moves on many lists: a name is looked up once. */
export function movedLines({ playerIds, players }: LoadedRecord): (movement: Movement) => MovedLine {
  const names = new Map<number, string>();
  return ({ player, before, after, statusBefore, statusAfter }) => {
    const name = names.get(player) ?? players[player]!.name;
    names.set(player, name);
    return { player: playerIds[player]!, name, before, after, statusBefore, statusAfter };
  };
}

function freshList(
  { playerIds }: LoadedRecord,
  { state, findings }: SettledSheets,
  sheet: ListSheet,
  i: number,
): FreshList {
  const { series } = state;
  const date = writeDay(sheet.day);
  const statuses: Record<string, number> = {};
  for (const code of sheet.status) {
    const status = LIST_STATUSES[code]!;
    if (status !== 'absent') statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return {
    date,
    players: sheet.status.reduce((sum, status) => sum + (isListed(status) ? 1 : 0), 0),
    games: sheet.games.reduce((sum, games) => sum + games, 0),
    statuses,
    get filings() {
      return [...filingsOfList(series.id, sheet), ...findingsFiling(series.id, date, findings[i]!)];
    },
    rows: (columns) => printedRows(series, sheet, playerIds, columns),
  };
}

/** A list on which nobody stands yet is kept, too: in a young federation everybody is still on the way to a first rating. */
function filingsOfList(series: string, sheet: ListSheet): Filing[] {
  const filings = filingsOf(series, sheet);
  const folder = listFolder(series);
  if (filings.some((filing) => filing.folder === folder)) return filings;
  return [{ folder, name: writeDay(sheet.day), part: 0, bytes: packPart(sheet, 0) }, ...filings];
}

function findingsFiling(series: string, date: string, findings: readonly Finding[]): Filing[] {
  if (findings.length === 0) return [];
  const bytes = new TextEncoder().encode(JSON.stringify(findings));
  return [{ folder: findingFolder(series), name: date, part: 0, bytes }];
}
