import { kept } from '../../kit/memory.ts';
import type { OfficePorts, Reading } from '../../ports.ts';
import { type UntilUnused, untilUnused } from '../columns/drop-unused.ts';
import { listKind, type OfficialList } from '../lists/list.ts';
import { type LoadedRecord, listsBySeries, loadRecord } from './loaded-record.ts';
import { type LoadedSeries, loadSeries } from './loaded-series.ts';
import { recordWeight } from './memory-weight.ts';
import { type RecordBefore, recordBefore, seriesBefore } from './record-before.ts';

/**
 * The record that a list was computed from. It is the same for all lists of one act, and so are its series (D-OFF-343).
 */
interface EarlierRecord {
  readonly record: LoadedRecord;
  readonly series: Map<string, Promise<LoadedSeries>>;
  readonly opened: LoadedSeries[];
  /** If it is the present record with corrections undone. */
  readonly back?: RecordBefore;
}

interface EarlierEntry {
  readonly loading: Promise<EarlierRecord>;
  loaded: EarlierRecord | undefined;
}

/** The latest few earlier records of a federation, by act, for explaining old lists. */
const earlierRecords = () => new Map<number, UntilUnused<EarlierEntry>>();
const MOST_EARLIER = 4;

/**
 * About how many bytes they take. They are dropped when unused for a while, or with their federation when memory runs
 * out (D-OFF-1050).
 */
export function earlierWeight(ports: Pick<OfficePorts, 'memory'>, federation: string): number {
  let bytes = 0;
  for (const entry of kept(ports, earlierRecords, federation).values()) {
    const loaded = entry.seen()?.loaded;
    if (loaded === undefined) continue;
    // An earlier record made by undoing corrections shares its players and papers with the present one.
    if (loaded.back === undefined) bytes += recordWeight(loaded.record);
    for (const series of loaded.opened) bytes += series.weight();
  }
  return bytes;
}

/**
 * What a list was computed from: the record in memory if nothing up to the list was revised, otherwise the record as it
 * was when the list came out.
 */
export async function seriesOfList(
  ports: Pick<OfficePorts, 'memory'>,
  reading: Reading,
  loaded: LoadedSeries,
  list: OfficialList,
): Promise<LoadedSeries> {
  if (list.source === 'imported' || !isRevisedUpTo(loaded, list)) return loaded;
  const earlier = await earlierRecord(ports, reading, loaded.record, list.asOf);
  return earlierSeries(earlier, reading, loaded, list.asOf);
}

/**
 * Whether any list up to this one, or of the sister series, was revised after it came out; documents of a line contain
 * ratings of the sister series.
 */
function isRevisedUpTo({ revisions, sister }: LoadedSeries, list: OfficialList): boolean {
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
  // A record derived from the one in memory becomes invalid with it.
  const isOfToday = ({ back }: EarlierRecord): boolean => back === undefined || back.present === present;
  const before = known.get(asOf)?.asked();
  const loading = before?.loading.then((earlier) => (isOfToday(earlier) ? earlier : anew())) ?? anew();
  const entry: EarlierEntry = { loading, loaded: before?.loaded };
  // The last used is dropped last.
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
 * Facts and games are those that the computation read. Lists are as of the act that filed it: a history of lists is
 * published at once, and each of its lists builds on the one before.
 */
async function loadedAsOf(reading: Reading, asOf: number): Promise<EarlierRecord> {
  const lists = await reading.listAsOf(listKind, asOf + 1);
  const record = { ...(await loadRecord(reading, asOf)), listsOf: listsBySeries(lists.map(({ body }) => body)) };
  return { record, series: new Map(), opened: [] };
}

function earlierSeries(
  earlier: EarlierRecord,
  reading: Reading,
  present: LoadedSeries,
  asOf: number,
): Promise<LoadedSeries> {
  const { id } = present.series;
  const known = earlier.series.get(id);
  if (known) return known;
  const opening = (async () => {
    const { record, back } = earlier;
    const sister = present.sister && (await earlierSeries(earlier, reading, present.sister, asOf));
    if (back !== undefined) return seriesBefore(present, back, sister);
    const series = record.federation.series.find((each) => each.id === id)!;
    return loadSeries(reading, record, series, sister, asOf + 1);
  })();
  earlier.series.set(id, opening);
  opening.then(
    (loaded) => earlier.opened.push(loaded),
    () => earlier.series.delete(id),
  );
  return opening;
}
