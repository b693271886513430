import type { OfficePorts, Reading } from '../../ports.ts';
import { clubKind } from '../../registry/clubs/club.ts';
import type { LoadedRecord } from '../in-memory/loaded-record.ts';
import type { LoadedSeries } from '../in-memory/loaded-series.ts';
import { clubsOn, columnsOfList, printedLists } from '../printed/kept-printed.ts';
import { type ColumnsOf, columnsOn, type Register } from '../printed/printed-columns.ts';

const known = new WeakMap<LoadedRecord, { readonly seq: number; readonly register: Register }>();

/** Up to this many acts are checked one by one; with more, clubs are read again. */
const MOST_ACTS = 100;

/** Clubs are read once, and again after an act on a club; a stream of results does not cause new reads. */
async function registerOfSeries(reading: Reading, { record }: LoadedSeries): Promise<Register> {
  const { seq } = record;
  const before = known.get(record);
  if (before?.seq === seq) return before.register;
  const isSame = before !== undefined && !(await areClubsTouched(reading, before.seq));
  const register = isSame ? before.register : { ...record, clubs: await clubsOn(reading) };
  known.set(record, { seq, register });
  return register;
}

async function areClubsTouched(reading: Reading, since: number): Promise<boolean> {
  const acts = await reading.actsAfter(since, MOST_ACTS);
  return acts.length === MOST_ACTS || acts.some(({ touched }) => touched.some(({ kind }) => kind === clubKind.name));
}

/** The columns printed for each player in both editions of a list: as on its day of publication (D-FCE-23). */
export async function printedColumns(
  ports: OfficePorts,
  reading: Reading,
  loaded: LoadedSeries,
  date: string,
): Promise<ColumnsOf> {
  const printed = await printedLists(ports, reading, loaded.series.id);
  return columnsOfList(printed, await registerOfSeries(reading, loaded), date);
}

/** The columns that a list not published yet would print. */
export async function columnsToday(reading: Reading, loaded: LoadedSeries, date: string): Promise<ColumnsOf> {
  return columnsOn(await registerOfSeries(reading, loaded), date);
}
