import {
  dayFrom,
  type Finding,
  isListed,
  LIST_STATUSES,
  type ListSheet,
  originOf,
  SHEET_COLUMNS,
  writeDay,
} from '@escala/core';
import type { Filing } from '../../kit/act.ts';
import { listFolder, packPart } from '../columns/packed-sheet.ts';
import type { LoadedRecord } from '../in-memory/loaded-record.ts';
import { filingsOf } from './editions.ts';
import type { Movement } from './movements.ts';
import { printedRows } from './printed-rows.ts';
import type { FreshList, MovedLine, NewLists, SettledSeries } from './rating-series.ts';
import type { SeriesState } from './series-state.ts';
import { type KnownChange, type SettledSheets, settle } from './settle.ts';

/** Folder of the rule book's findings on a list, as JSON under its date. */
const findingFolder = (series: string) => `findings/${series}` as const;

interface SettledGames extends SettledSeries {
  /** About how many bytes it takes besides the lists already in memory. */
  readonly bytes: number;
}

export function settledGames(
  record: LoadedRecord,
  states: readonly SeriesState[],
  fresh?: NewLists,
  change?: KnownChange,
): SettledGames[] {
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
      bytes: bytesOf(record, each),
    };
  });
}

/**
 * About the bytes of a changed line: its cells, its movement, and the movement as an object; 229 to 260, measured over
 * 30,000 and 108,000 lines.
 */
const BYTES_OF_LINE = 250;
const BYTES_OF_PLAYER = Object.values(SHEET_COLUMNS).reduce((sum, { BYTES_PER_ELEMENT: bytes }) => sum + bytes, 0);

/** A list derived from another copies only its ratings for all players. */
function bytesOf({ players }: LoadedRecord, { state, sheets, moved }: SettledSheets): number {
  const made = sheets.filter((sheet, list) => sheet !== state.computed[list]);
  const ofPlayer = (sheet: ListSheet): number =>
    originOf(sheet) === undefined ? BYTES_OF_PLAYER : SHEET_COLUMNS.rating.BYTES_PER_ELEMENT;
  return (
    BYTES_OF_LINE * moved.reduce((sum, { lines }) => sum + lines, 0) +
    players.length * made.reduce((sum, sheet) => sum + ofPlayer(sheet), 0)
  );
}

/** A player moves on many lists: the name is looked up once. */
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

/** A list with nobody on it is kept too: in a young federation everyone may still be waiting for a first rating. */
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
