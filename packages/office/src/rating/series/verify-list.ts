import { dayFrom, type ListSheet } from '@escala/core';
import type { Digest, Kept, Reading } from '../../ports.ts';
import { listId, listKind, type OfficialList } from '../lists/list.ts';
import { clubsOn, columnsOnPaper, printedLists } from '../printed/kept-printed.ts';
import { columnsOn, type Register } from '../printed/printed-columns.ts';
import { type LoadedRecord, loadRecord } from '../rooms/loaded-record.ts';
import { keptSheets, sheetOf } from './editions.ts';
import { printedRows, readingOf } from './list-seal.ts';
import { type Compared, headAfter, type ListVerdict, listVerdict } from './list-verdict.ts';
import { loadAllSeries } from './series-state.ts';
import { settle } from './settle.ts';

export async function verifyList(
  reading: Reading,
  series: string,
  date: string,
  digest: Digest,
): Promise<ListVerdict | undefined> {
  const list = await reading.get(listKind, listId(series, date));
  if (list === undefined) return undefined;
  const head = await headAfter(reading, list.body.asOf);
  return listVerdict(reading.federation, list, await comparedList(reading, list), head, digest);
}

type Row = ReturnType<typeof printedRows>[number];

async function comparedList(reading: Reading, { body }: Kept<OfficialList>): Promise<Compared> {
  const { series: id, date, asOf, source, reading: number } = body;
  const record = await loadRecord(reading, asOf);
  const series = record.federation.series.find((each) => each.id === id)!;
  const { playerIds } = record;
  const register: Register = { ...record, clubs: await clubsOn(reading, asOf) };
  const printed = columnsOnPaper(await printedLists({}, reading, id), playerIds, date);
  const [kept] = await keptSheets(reading, id, 'published', { date });
  const keptRows = kept && printedRows(series, sheetOf(kept, record.players.length), playerIds, printed);
  if (source === 'imported' || number !== readingOf(series)) return { kept: keptRows };
  const sheet = await recomputedSheet(reading, record, body);
  const rows = printedRows(series, sheet, playerIds, columnsOn(register, date));
  return { kept: keptRows, recomputed: { printed: rows, differing: differingRows(keptRows ?? [], rows) } };
}

async function recomputedSheet(
  reading: Reading,
  record: LoadedRecord,
  { series, date, asOf }: OfficialList,
): Promise<ListSheet> {
  const states = await loadAllSeries(reading, record, asOf);
  const before = new Set(record.listsOf(series).map((each) => each.date));
  // Several lists may have come out at once: those before this one have to be made on the way.
  const together = (await reading.find(listKind, { key: 'series', equals: series }))
    .map(({ body }) => body)
    .filter((each) => each.asOf === asOf && each.date <= date && !before.has(each.date))
    .map((each) => dayFrom(each.date))
    .sort((a, b) => a - b);
  const settled = settle(record, states, { series, days: together });
  return settled.find(({ state }) => state.series.id === series)!.sheets.at(-1)!;
}

/** Whoever has another line, or one on one side only. */
function differingRows(kept: readonly Row[], recomputed: readonly Row[]): string[] {
  const before = new Map(kept.map((row) => [row.id, row]));
  const others = recomputed.filter((row) => !isSameRow(row, before.get(row.id))).map(({ id }) => id);
  const made = new Set(recomputed.map(({ id }) => id));
  return [...others, ...kept.filter(({ id }) => !made.has(id)).map(({ id }) => id)].sort();
}

function isSameRow(row: Row, other: Row | undefined): boolean {
  if (other === undefined) return false;
  const fields = Object.keys({ ...row, ...other }) as (keyof Row)[];
  return fields.every((field) => row[field] === other[field]);
}
