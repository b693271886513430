import type { OfficePorts, Reading } from '../ports.ts';
import type { OfficialList } from '../records/list.ts';
import { loadRecord } from './loaded-record.ts';
import { revisionsOf } from './revisions.ts';
import { sisterOf } from './series-book.ts';
import { type SeriesRoom, seriesRoom } from './series-room.ts';

/** The last few records of earlier days, for whoever takes old lists apart. */
const earlier = new Map<string, Promise<SeriesRoom>>();
const MOST_EARLIER = 4;

/**
 * What a list was computed from. As long as nothing up to it was revised, that is what is at hand; after that, the record
 * as it was when the list came out.
 */
export async function roomOfList(
  ports: OfficePorts,
  reading: Reading,
  room: SeriesRoom,
  list: OfficialList,
): Promise<SeriesRoom> {
  if (list.source === 'imported' || !(await revisionsOf(reading, room)).isRevisedUpTo(list)) return room;
  const key = `${reading.federation}/${list.series}/${list.date}/${ports.digest(list.hash)}`;
  const known = earlier.get(key);
  if (known) return known;
  const opening = openAsOf(reading, list);
  earlier.set(key, opening);
  opening.catch(() => earlier.delete(key));
  if (earlier.size > MOST_EARLIER) earlier.delete(earlier.keys().next().value!);
  return opening;
}

async function openAsOf(reading: Reading, { series: id, asOf }: OfficialList): Promise<SeriesRoom> {
  const record = await loadRecord(reading, asOf);
  const series = record.federation.series.find((each) => each.id === id)!;
  const sister = sisterOf(record.federation, series);
  const sisterRoom = sister && (await seriesRoom(reading, record, sister, undefined, asOf));
  return seriesRoom(reading, record, series, sisterRoom, asOf);
}
