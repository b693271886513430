import type { IsoDate, ListedType } from '@escala/core';
import type { OfficePorts, Reading } from '../../ports.ts';
import type { Federation, Series } from '../../registry/federation/federation.ts';
import type { PrintedColumns } from '../printed/printed-columns.ts';
import type { Edition } from '../series/editions.ts';
import { seriesOnRecord } from '../series/find-list.ts';
import { ratingOf } from '../series/ratings.ts';
import type { OfficialList } from './list.ts';
import type { ListChoices } from './list-choices.ts';
import type { ListedRow } from './list-row.ts';

export interface WantedList {
  /** The latest one where nothing is said. */
  readonly date?: IsoDate | undefined;
  readonly edition: Edition;
}

/** Lines of a list by their places in its own order. What a line says is looked up one by one: a list has thousands. */
export interface ListedLines {
  readonly places: readonly number[];
  id(place: number): string;
  columns(place: number): PrintedColumns;
  status(place: number): ListedRow['status'];
  /** For the order; whoever has none comes last. */
  change(place: number): number;
  games(place: number): number;
  row(place: number): ListedRow;
  choices(): ListChoices;
  /** What stands beside a line on a page. */
  beside?(): Promise<(place: number) => Partial<ListedRow>>;
}

/** A published list as it is read. */
export interface ListView {
  readonly federation: Federation;
  readonly series: Series;
  readonly list: OfficialList;
  readonly edition: Edition;
  /** Whether the two editions differ anywhere. */
  readonly isRevised: boolean;
  /** The list before it. */
  readonly previous: IsoDate | undefined;
  /** The ratings that it prints for a player, where these are several, each with how many have it. */
  readonly types: readonly { readonly type: ListedType; readonly players: number }[];
  /** Of one of these ratings; of the first where nothing is said. */
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
