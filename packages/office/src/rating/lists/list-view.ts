import type { IsoDate, ListedType } from '@escala/core';
import type { OfficePorts, Reading } from '../../ports.ts';
import type { Federation, Series } from '../../registry/federation/federation.ts';
import type { ListRevision, ShownList, WantedEdition } from '../editions/list-edition.ts';
import type { PrintedColumns } from '../printed/printed-columns.ts';
import type { Edition } from '../series/editions.ts';
import { seriesOnRecord } from '../series/find-series.ts';
import { ratingOf } from '../series/ratings.ts';
import type { ListChoices } from './list-choices.ts';
import type { ListedRow } from './list-row.ts';
import type { HeldType } from './shown-types.ts';

export interface WantedList {
  /** Default: the latest list. */
  readonly date?: IsoDate | undefined;
  readonly edition: WantedEdition;
}

/**
 * Lines of a list by their place in its own order. Values are looked up one by one, since a list has thousands of
 * lines.
 */
export interface ListedLines {
  readonly places: readonly number[];
  /** How many of them are ranked: lines of inactive, provisional and unrated players are not. */
  readonly ranked: number;
  id(place: number): string;
  columns(place: number): PrintedColumns;
  status(place: number): ListedRow['status'];
  /** For sorting; lines without a value come last. */
  change(place: number): number;
  games(place: number): number;
  row(place: number): ListedRow;
  choices(): ListChoices;
  /** Further columns shown next to a line on a page. */
  beside?(): Promise<(place: number) => Partial<ListedRow>>;
}

/** A published list, ready to be read. */
export interface ListView {
  readonly federation: Federation;
  readonly series: Series;
  readonly list: ShownList;
  readonly edition: Edition;
  /** The editions that later acts made of it, oldest first; the last is in force. */
  readonly revisions: readonly ListRevision[];
  /** The previous list. */
  readonly previous: IsoDate | undefined;
  /** If the list prints several ratings for a player: each of them with the number of players who have it. */
  readonly types: readonly HeldType[];
  /** For one of these ratings; by default the first. */
  lines(type?: ListedType): ListedLines;
}

export async function viewList(
  ports: OfficePorts,
  reading: Reading,
  { series: id, ...wanted }: WantedList & { readonly series: string },
): Promise<ListView> {
  const series = await seriesOnRecord(reading, id);
  return ratingOf(series).list(reading, ports, series, wanted);
}
