import {
  dayFrom,
  forDiffering,
  type ListSheet,
  SHEET_COLUMNS,
  type SheetColumn,
  type SheetLines,
  writeDay,
} from '@escala/core';
import type { Filing } from '../../kit/act.ts';
import type { Paper, Reading } from '../../ports.ts';
import { isKnownColumn } from '../columns/lazy-sheet.ts';
import {
  emptySheet,
  listFolder,
  PLAYERS_PER_PART,
  packPart,
  packPools,
  partsOf,
  poolFolder,
  unpackSheet,
} from '../columns/packed-sheet.ts';
import { packRevised, revisedFolder, takeRevised } from '../columns/revised-lines.ts';
import { type Revision, revisedBy } from './revisions.ts';

/** The edition of a list: as published, or as the record has it today. */
export type Edition = 'published' | 'revised';

/** A kept list of a series: its date and its bytes. */
interface KeptSheet {
  readonly date: string;
  readonly parts: ReadonlyMap<number, Uint8Array>;
  readonly pools: Uint8Array | undefined;
  /** Changes since its publication; none for the published edition. */
  readonly revision: Revision | undefined;
}

export async function keptSheets(
  reading: Reading,
  series: string,
  edition: Edition,
  { asOf, date }: { readonly asOf?: number | undefined; readonly date?: string | undefined } = {},
): Promise<KeptSheet[]> {
  const terms = { asOf, name: date };
  // Parts stay as they were published (D-OFF-885).
  const parts = Map.groupBy(await reading.papers(listFolder(series), { ...terms, edition: 'first' }), nameOf);
  // Pools first filed by a later act did not exist when the list came out.
  const isPublished = ({ name, seq }: Paper): boolean => seq === parts.get(name)?.[0]?.seq;
  const published = async (): Promise<Paper[]> =>
    (await reading.papers(poolFolder(series), { ...terms, edition: 'first' })).filter(isPublished);
  const isRevised = edition === 'revised';
  const pools = isRevised
    ? await reading.papers(poolFolder(series), { ...terms, edition: 'latest' })
    : await published();
  const first = pools.every(isPublished) ? pools : await published();
  const lines = isRevised ? await reading.papers(revisedFolder(series), { ...terms, edition: 'all' }) : [];
  const [poolsNow, poolsThen, revised] = [byName(pools), byName(first), Map.groupBy(lines, nameOf)];
  return [...parts].map(([name, own]) => ({
    date: name,
    parts: new Map(own.map(({ part, bytes }) => [part, bytes])),
    pools: poolsNow.get(name)?.bytes,
    revision: revisionFrom(revised.get(name), poolsNow.get(name), poolsThen.get(name)),
  }));
}

const nameOf = ({ name }: Paper): string => name;
const byName = (papers: readonly Paper[]): ReadonlyMap<string, Paper> =>
  new Map(papers.map((each) => [each.name, each]));

function revisionFrom(lines: readonly Paper[] | undefined, pools?: Paper, first?: Paper): Revision | undefined {
  const revision = lines && revisedBy(undefined, lines);
  if (pools === undefined || pools.seq === first?.seq) return revision;
  const { lines: moved = new Uint8Array(), seq = 0 } = revision ?? {};
  return { seq: Math.max(seq, pools.seq), lines: moved, pools: first?.bytes ?? NO_POOLS };
}

export function sheetOf({ date, parts, pools, revision }: KeptSheet, players: number): ListSheet {
  const sheet = unpackSheet(
    dayFrom(date),
    players,
    [...parts].map(([part, bytes]) => ({ part, bytes })),
    pools,
  );
  if (revision) takeRevised(sheet, revision.lines);
  return sheet;
}

/** The filings of a new list. Parts that equal `emptySheet` (nobody on the list) are not filed. */
export function filingsOf(series: string, sheet: ListSheet): Filing[] {
  const nobody = emptySheet(sheet.day, sheet.rating.length);
  const name = writeDay(sheet.day);
  const filings = differingParts(nobody, sheet).map((part) => ({
    folder: listFolder(series),
    name,
    part,
    bytes: packPart(sheet, part),
  }));
  return hasSamePools(nobody, sheet) ? filings : [...filings, poolsFiling(series, sheet)];
}

/** The lines that differ from the kept, already published list (D-OFF-885). */
export const filingOfLines = (series: string, kept: ListSheet, lines: SheetLines): Filing => ({
  folder: revisedFolder(series),
  name: writeDay(kept.day),
  part: 0,
  bytes: packRevised(kept, lines),
});

export const poolsFiling = (series: string, sheet: ListSheet): Filing => ({
  folder: poolFolder(series),
  name: writeDay(sheet.day),
  part: 0,
  bytes: packPools(sheet) ?? NO_POOLS,
});

/** Where two editions of a list differ. */
interface SheetDifference {
  readonly lines: boolean;
  readonly pools: boolean;
}

export const differenceOf = (kept: ListSheet, sheet: ListSheet): SheetDifference => ({
  lines: differingParts(kept, sheet).length > 0,
  pools: !hasSamePools(kept, sheet),
});

export const isSame = ({ lines, pools }: SheetDifference): boolean => !lines && !pools;

/** Whether a list derived from another has other pools: unchanged parts are the same object. */
export const hasOtherPools = (kept: ListSheet, made: ListSheet): boolean =>
  POOLS.some((name) => kept[name] !== made[name]);

const POOLS = ['pools', 'poolFigures', 'seeds', 'lifts'] as const;

const NO_POOLS = new TextEncoder().encode('{"pools":[],"figures":[]}');

function hasSamePools(a: ListSheet, b: ListSheet): boolean {
  const [ours, theirs] = [packPools(a) ?? NO_POOLS, packPools(b) ?? NO_POOLS];
  return ours.length === theirs.length && ours.every((byte, i) => byte === theirs[i]);
}

const COLUMNS = Object.keys(SHEET_COLUMNS) as SheetColumn[];

/**
 * Parts of two lists, for the same number of players, whose lines differ, in order. For a ready list, only differing
 * columns are read.
 */
export function differingParts(a: ListSheet, b: ListSheet): number[] {
  const differs = new Uint8Array(partsOf(b));
  for (const column of COLUMNS)
    if (!isKnownColumn(a, column, b[column]))
      forDiffering(a[column], b[column], (player) => {
        differs[Math.floor(player / PLAYERS_PER_PART)] = 1;
      });
  return [...differs.keys()].filter((part) => differs[part] === 1);
}
