import { kept } from '../../kit/memory.ts';
import { invalid, missing, Refused } from '../../kit/refusal.ts';
import type { Kept, OfficePorts, Reading } from '../../ports.ts';
import { federationKind, type Series } from '../../registry/federation/federation.ts';
import { listId, listKind, type OfficialList } from '../lists/list.ts';
import { type Room, rooms } from '../rooms/rooms.ts';
import type { SeriesRoom } from '../rooms/series-room.ts';
import { bookOf } from './series-book.ts';

export const roomFor = (ports: OfficePorts, reading: Reading): Promise<Room> => kept(ports, rooms).of(reading, ports);

/** The series in memory; refuses if there is none of this name. */
export async function findSeries(ports: OfficePorts, reading: Reading, id: string): Promise<SeriesRoom> {
  const room = await roomFor(ports, reading);
  const known = room.record.federation.series.find((each) => each.id === id);
  if (known && bookOf(known).kind !== 'head-to-head')
    throw new Refused([invalid('series-of-scrabble', { series: id }, { field: 'series' })]);
  const found = known && (await room.series(reading, id));
  if (found === undefined) throw new Refused([missing('series-unknown', { series: id }, { field: 'series' })]);
  return found;
}

export function findPlayer(room: SeriesRoom, id: string): number {
  const number = room.numberOf(id);
  if (number === undefined) throw new Refused([missing('player-unknown', { id }, { field: 'player' })]);
  return number;
}

/** The date of a list: as given, or the latest. */
export function findList(room: SeriesRoom, date: string | undefined): string {
  const lists = room.record.listsOf(room.series.id);
  const found = date === undefined ? lists.at(-1)?.date : lists.find((list) => list.date === date)?.date;
  const series = room.series.id;
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
