import type { OfficePorts, Reading } from '../ports.ts';
import { listKind, type OfficialList } from '../records/list.ts';
import { listsBySeries, loadRecord } from './loaded-record.ts';
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

/**
 * Facts and games are those that the computation read. Lists are those of the act that filed it too: a history of lists comes out at
 * once, and each of them opens with the one before.
 */
async function openAsOf(reading: Reading, { series: id, asOf }: OfficialList): Promise<SeriesRoom> {
  const filedBy = asOf + 1;
  const lists = await reading.listAsOf(listKind, filedBy);
  const record = { ...(await loadRecord(reading, asOf)), listsOf: listsBySeries(lists.map(({ body }) => body)) };
  const series = record.federation.series.find((each) => each.id === id)!;
  const sister = sisterOf(record.federation, series);
  const sisterRoom = sister && (await seriesRoom(reading, record, sister, undefined, filedBy));
  return seriesRoom(reading, record, series, sisterRoom, filedBy);
}
