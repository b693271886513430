import type { OfficePorts, Reading } from '../ports.ts';
import type { OfficialList } from '../records/list.ts';
import { loadRecord } from './loaded-record.ts';
import { listFolder } from './packed-sheet.ts';
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
  if (list.source === 'imported' || !(await isRevisedUpTo(reading, room, list))) return room;
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

/** Whether any list of the series up to this one has an edition from after its publication. */
async function isRevisedUpTo(reading: Reading, { series, record }: SeriesRoom, list: OfficialList): Promise<boolean> {
  const later = await reading.papers(listFolder(series.id), {
    edition: 'all',
    since: list.asOf + 1,
    slice: { from: 0, length: 0 },
  });
  const own = new Map(record.listsOf(series.id).map(({ date, asOf }) => [date, asOf + 1]));
  return later.some(({ name, seq }) => name <= list.date && seq > own.get(name)!);
}
