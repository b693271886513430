import { kept } from '../../kit/memory.ts';
import type { OfficePorts, Reading } from '../../ports.ts';
import { listKind, type OfficialList } from '../lists/list.ts';
import { type LoadedRecord, listsBySeries, loadRecord } from './loaded-record.ts';
import { type RecordBefore, recordBefore, seriesBefore } from './record-before.ts';
import { type SeriesRoom, seriesRoom } from './series-room.ts';

/** The record as a list was computed from it. All lists of one act have the same, and so have their series (D-OFF-343). */
interface EarlierRecord {
  readonly record: LoadedRecord;
  readonly series: Map<string, Promise<SeriesRoom>>;
  /** Where it is what is at hand, without the corrections since. */
  readonly back?: RecordBefore;
}

/** The last few records of earlier days, for whoever takes old lists apart; by federation and act. */
const earlierRecords = () => new Map<string, Promise<EarlierRecord>>();
const MOST_EARLIER = 4;

/**
 * What a list was computed from. As long as nothing up to it was revised, that is what is at hand; after that, the record
 * as it was when the list came out.
 */
export async function roomOfList(
  ports: Pick<OfficePorts, 'memory'>,
  reading: Reading,
  room: SeriesRoom,
  list: OfficialList,
): Promise<SeriesRoom> {
  if (list.source === 'imported' || !isRevisedUpTo(room, list)) return room;
  const earlier = await earlierRecord(ports, reading, room.record, list.asOf);
  return earlierSeries(earlier, reading, room, list.asOf);
}

/** After it came out; of its sister the ratings are in its documents. */
function isRevisedUpTo({ revisions, sister }: SeriesRoom, list: OfficialList): boolean {
  for (const [date, { seq }] of revisions) if (date <= list.date && seq > list.asOf + 1) return true;
  return sister !== undefined && isRevisedUpTo(sister, list);
}

function earlierRecord(
  ports: Pick<OfficePorts, 'memory'>,
  reading: Reading,
  present: LoadedRecord,
  asOf: number,
): Promise<EarlierRecord> {
  const known = kept(ports, earlierRecords);
  const name = `${reading.federation}/${asOf}`;
  const anew = (): Promise<EarlierRecord> => backOrLoaded(reading, present, asOf);
  // What was made of a record at hand goes with it.
  const isOfToday = ({ back }: EarlierRecord): boolean => back === undefined || back.present === present;
  const loading = known.get(name)?.then((earlier) => (isOfToday(earlier) ? earlier : anew())) ?? anew();
  // Who was asked for last goes last.
  known.delete(name);
  known.set(name, loading);
  loading.catch(() => known.delete(name));
  if (known.size > MOST_EARLIER) known.delete(known.keys().next().value!);
  return loading;
}

async function backOrLoaded(reading: Reading, present: LoadedRecord, asOf: number): Promise<EarlierRecord> {
  const back = await recordBefore(reading, present, asOf);
  return back === undefined ? loadedAsOf(reading, asOf) : { record: back.record, series: new Map(), back };
}

/**
 * Facts and games are those that the computation read. Lists are those of the act that filed it too: a history of lists comes out at
 * once, and each of them opens with the one before.
 */
async function loadedAsOf(reading: Reading, asOf: number): Promise<EarlierRecord> {
  const lists = await reading.listAsOf(listKind, asOf + 1);
  const record = { ...(await loadRecord(reading, asOf)), listsOf: listsBySeries(lists.map(({ body }) => body)) };
  return { record, series: new Map() };
}

function earlierSeries(
  earlier: EarlierRecord,
  reading: Reading,
  present: SeriesRoom,
  asOf: number,
): Promise<SeriesRoom> {
  const { id } = present.series;
  const known = earlier.series.get(id);
  if (known) return known;
  const opening = (async () => {
    const { record, back } = earlier;
    const sister = present.sister && (await earlierSeries(earlier, reading, present.sister, asOf));
    if (back !== undefined) return seriesBefore(present, back, sister);
    const series = record.federation.series.find((each) => each.id === id)!;
    return seriesRoom(reading, record, series, sister, asOf + 1);
  })();
  earlier.series.set(id, opening);
  opening.catch(() => earlier.series.delete(id));
  return opening;
}
