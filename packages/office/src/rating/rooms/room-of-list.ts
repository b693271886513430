import { kept } from '../../kit/memory.ts';
import type { OfficePorts, Reading } from '../../ports.ts';
import { type UntilUnused, untilUnused } from '../columns/while-used.ts';
import { listKind, type OfficialList } from '../lists/list.ts';
import { type LoadedRecord, listsBySeries, loadRecord } from './loaded-record.ts';
import { type RecordBefore, recordBefore, seriesBefore } from './record-before.ts';
import { recordWeight } from './room-weight.ts';
import { type SeriesRoom, seriesRoom } from './series-room.ts';

/** The record as a list was computed from it. All lists of one act have the same, and so have their series (D-OFF-343). */
interface EarlierRecord {
  readonly record: LoadedRecord;
  readonly series: Map<string, Promise<SeriesRoom>>;
  readonly opened: SeriesRoom[];
  /** Where it is what is at hand, without the corrections since. */
  readonly back?: RecordBefore;
}

interface EarlierEntry {
  readonly loading: Promise<EarlierRecord>;
  loaded: EarlierRecord | undefined;
}

/** The last few records of earlier days of a federation by their act, for whoever takes old lists apart. */
const earlierRecords = () => new Map<number, UntilUnused<EarlierEntry>>();
const MOST_EARLIER = 4;

/** About their bytes. They go when nobody has asked for them for a while, or with the federation when there is no room for it (D-OFF-1050). */
export function earlierWeight(ports: Pick<OfficePorts, 'memory'>, federation: string): number {
  let bytes = 0;
  for (const entry of kept(ports, earlierRecords, federation).values()) {
    const loaded = entry.seen()?.loaded;
    if (loaded === undefined) continue;
    // Taken back from what is at hand, it has the same players and papers.
    if (loaded.back === undefined) bytes += recordWeight(loaded.record);
    for (const room of loaded.opened) bytes += room.weight();
  }
  return bytes;
}

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
  const known = kept(ports, earlierRecords, reading.federation);
  const anew = (): Promise<EarlierRecord> => backOrLoaded(reading, present, asOf);
  // What was made of a record at hand goes with it.
  const isOfToday = ({ back }: EarlierRecord): boolean => back === undefined || back.present === present;
  const before = known.get(asOf)?.asked();
  const loading = before?.loading.then((earlier) => (isOfToday(earlier) ? earlier : anew())) ?? anew();
  const entry: EarlierEntry = { loading, loaded: before?.loaded };
  // Who was asked for last goes last.
  known.delete(asOf);
  known.set(asOf, untilUnused(entry));
  loading.then(
    (earlier) => Object.assign(entry, { loaded: earlier }),
    () => known.get(asOf)?.seen() === entry && known.delete(asOf),
  );
  if (known.size > MOST_EARLIER) known.delete(known.keys().next().value!);
  return loading;
}

async function backOrLoaded(reading: Reading, present: LoadedRecord, asOf: number): Promise<EarlierRecord> {
  const back = await recordBefore(reading, present, asOf);
  return back === undefined ? loadedAsOf(reading, asOf) : { record: back.record, series: new Map(), opened: [], back };
}

/**
 * Facts and games are those that the computation read. Lists are those of the act that filed it too: a history of lists comes out at
 * once, and each of them opens with the one before.
 */
async function loadedAsOf(reading: Reading, asOf: number): Promise<EarlierRecord> {
  const lists = await reading.listAsOf(listKind, asOf + 1);
  const record = { ...(await loadRecord(reading, asOf)), listsOf: listsBySeries(lists.map(({ body }) => body)) };
  return { record, series: new Map(), opened: [] };
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
  opening.then(
    (room) => earlier.opened.push(room),
    () => earlier.series.delete(id),
  );
  return opening;
}
