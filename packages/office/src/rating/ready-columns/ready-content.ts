import type { Day } from '@escala/core';
import { ENGINE } from '../../kit/act-entry.ts';
import type { Federation } from '../../registry/federation/federation.ts';
import type { Season } from '../../registry/licences/season.ts';
import type { ReportColumns } from '../columns/event-columns.ts';
import type { FideChanges } from '../columns/first-rating-sources.ts';
import type { ReadyPlayers } from '../columns/player-columns.ts';
import type { OfficialList } from '../lists/list.ts';
import type { ColumnTree } from './column-tree.ts';

/** Nothing is read from files of another version of Escala or of a machine with the other byte order (D-OFF-725). */
export const READY_FORMAT = `escala/ready@6 ${ENGINE} ${new Uint8Array(Uint16Array.of(1).buffer)[0] === 1 ? 'little' : 'big'}`;

/** What is in the index of the file; everything else is in pieces. */
export interface ReadyContent {
  readonly federation: Federation;
  readonly seasons: readonly Season[];
  readonly lists: readonly OfficialList[];
  readonly playerIds: readonly string[];
  /** Events with a report, in the order of the record. */
  readonly events: readonly string[];
  /** `PackedTexts`: players as JSON, and papers with games. */
  readonly playerTexts: ColumnTree;
  readonly reports: ColumnTree;
  /** The piece with `ReadyPrinted` as JSON; null if no list was published yet. */
  readonly printed: number | null;
  /** `ColumnsOfPlayers`. */
  readonly playerColumns: ColumnTree;
  readonly games: TreeOfGames;
  readonly series: Readonly<Record<string, ReadySeries>>;
}

export interface ColumnsOfPlayers {
  readonly columns: ReadyPlayers;
  readonly fide: FideChanges;
}

export interface ReadySeries {
  readonly days: readonly Day[];
  readonly imported: number;
  /** The number of the piece with a column of the first list; those of later lists follow. */
  readonly columns: Readonly<Record<string, number>>;
  /** The first piece of `careers.ts`. */
  readonly careers: number;
  /** For each list the piece with its pools, if any. */
  readonly pools: readonly (number | null)[];
  /** `PlayerColumns` after the last list; nothing if no list was computed. */
  readonly after: ColumnTree;
  /** `Revisions`. */
  readonly revisions: ColumnTree;
}

/** `ReportColumns` in which an event is its place among all events, so that the file holds each event id once. */
export type PlacedGames = Omit<ReportColumns, 'events'> & {
  readonly events: Omit<ReportColumns['events'], 'ids'> & { readonly ids: Int32Array };
  /** The last day with a game, by event. */
  readonly lastDay: Int32Array;
};

/** The same with its columns stored in the file. */
export type TreeOfGames = Readonly<Record<keyof PlacedGames, ColumnTree>> & {
  readonly events: Readonly<Record<string, ColumnTree>>;
  readonly games: Readonly<Record<string, ColumnTree>>;
};
