import { kept } from '../../kit/memory.ts';
import { invalid, missing, Refused } from '../../kit/refusal.ts';
import type { Kept, OfficePorts, Reading } from '../../ports.ts';
import { federationKind, type Series } from '../../registry/federation/federation.ts';
import { type LoadedFederation, loadedFederations } from '../in-memory/loaded-federations.ts';
import type { LoadedSeries } from '../in-memory/loaded-series.ts';
import { listId, listKind, type OfficialList } from '../lists/list.ts';
import { bookOf } from './series-book.ts';

export const federationFor = (ports: OfficePorts, reading: Reading): Promise<LoadedFederation> =>
  kept(ports, loadedFederations).of(reading, ports);

/** The series in memory; refuses if there is none of this name. */
export async function findSeries(ports: OfficePorts, reading: Reading, id: string): Promise<LoadedSeries> {
  const loaded = await federationFor(ports, reading);
  const known = loaded.record.federation.series.find((each) => each.id === id);
  if (known && bookOf(known).kind !== 'head-to-head')
    throw new Refused([invalid('series-of-scrabble', { series: id }, { field: 'series' })]);
  const found = known && (await loaded.series(reading, id));
  if (found === undefined) throw new Refused([missing('series-unknown', { series: id }, { field: 'series' })]);
  return found;
}

/** All series of head-to-head play, in the federation's order; they have the same events in their columns. */
export async function loadedSeriesOfGames(ports: OfficePorts, reading: Reading): Promise<LoadedSeries[]> {
  const loaded = await federationFor(ports, reading);
  const found: LoadedSeries[] = [];
  for (const series of loaded.record.federation.series)
    if (bookOf(series).kind === 'head-to-head') found.push((await loaded.series(reading, series.id))!);
  return found;
}

export function findPlayer(loaded: LoadedSeries, id: string): number {
  const number = loaded.numberOf(id);
  if (number === undefined) throw new Refused([missing('player-unknown', { id }, { field: 'player' })]);
  return number;
}

/** The date of a list: as given, or the latest. */
export function findList(loaded: LoadedSeries, date: string | undefined): string {
  const lists = loaded.record.listsOf(loaded.series.id);
  const found = date === undefined ? lists.at(-1)?.date : lists.find((list) => list.date === date)?.date;
  const series = loaded.series.id;
  if (lists.length === 0) throw new Refused([missing('no-list-yet', { series }, { field: 'series' })]);
  if (found === undefined) throw new Refused([missing('list-unknown', { series, date: date! }, { field: 'date' })]);
  return found;
}

/** A series of the federation, whatever it rates. */
export async function seriesOnRecord(reading: Reading, id: string): Promise<Series> {
  const federation = await reading.get(federationKind, reading.federation);
  const series = federation?.body.series.find((each) => each.id === id);
  if (series === undefined) throw new Refused([missing('series-unknown', { series: id }, { field: 'series' })]);
  return series;
}

/** A published list of the series; by default the latest. */
export async function publishedList(reading: Reading, series: string, date?: string): Promise<Kept<OfficialList>> {
  const wanted = date === undefined ? undefined : await reading.get(listKind, listId(series, date));
  if (wanted !== undefined) return wanted;
  const lists = await reading.find(listKind, { key: 'series', equals: series });
  const latest = lists.toSorted((a, b) => (a.body.date < b.body.date ? -1 : 1)).at(-1);
  if (latest === undefined) throw new Refused([missing('no-list-yet', { series }, { field: 'series' })]);
  if (date !== undefined) throw new Refused([missing('list-unknown', { series, date }, { field: 'date' })]);
  return latest;
}
