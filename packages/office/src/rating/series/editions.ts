import { dayFrom, type ListSheet, type SheetLines, writeDay } from '@escala/core';
import type { Filing } from '../../kit/act.ts';
import type { Paper, Reading } from '../../ports.ts';
import { emptySheet, listFolder, packPart, packPools, poolFolder, unpackSheet } from '../columns/packed-sheet.ts';
import { packRevised, revisedFolder, takeRevised } from '../columns/revised-lines.ts';
import { differingParts } from './differing-parts.ts';

/** Which edition of a list: as it was published, or as the record has it by now. */
export type Edition = 'published' | 'revised';

/** The kept lists of a series by date, as bytes and as sheets. */
export interface KeptSheet {
  readonly date: string;
  readonly parts: ReadonlyMap<number, Uint8Array>;
  readonly pools: Uint8Array | undefined;
  /** Lines that are others since, in the order of the acts. */
  readonly revised: readonly Uint8Array[];
}

const EDITIONS = { published: 'first', revised: 'latest' } as const;

export async function keptSheets(
  reading: Reading,
  series: string,
  edition: Edition,
  terms: { readonly asOf?: number | undefined; readonly date?: string | undefined } = {},
): Promise<KeptSheet[]> {
  const query = { edition: EDITIONS[edition], asOf: terms.asOf, name: terms.date };
  const parts = Map.groupBy(await reading.papers(listFolder(series), query), ({ name }) => name);
  const pools = new Map((await reading.papers(poolFolder(series), query)).map((paper) => [paper.name, paper]));
  const lines =
    edition === 'published' ? [] : await reading.papers(revisedFolder(series), { ...query, edition: 'all' });
  const revised = Map.groupBy(lines, ({ name }) => name);
  return [...parts].map(([date, papers]) => {
    const pool = pools.get(date);
    const all = pool === undefined ? papers : [...papers, pool];
    // A part that only a later act filed was not there when the list came out.
    const published = Math.min(...all.map(({ seq }) => seq));
    const isThere = ({ seq }: Paper): boolean => edition === 'revised' || seq === published;
    return {
      date,
      parts: byPart(papers.filter(isThere)),
      pools: pool && isThere(pool) ? pool.bytes : undefined,
      revised: revised.get(date)?.map(({ bytes }) => bytes) ?? [],
    };
  });
}

function byPart(papers: readonly Paper[]): Map<number, Uint8Array> {
  return new Map(papers.map(({ part, bytes }) => [part, bytes]));
}

export function sheetOf({ date, parts, pools, revised }: KeptSheet, players: number): ListSheet {
  const sheet = unpackSheet(
    dayFrom(date),
    players,
    [...parts].map(([part, bytes]) => ({ part, bytes })),
    pools,
  );
  for (const bytes of revised) takeRevised(sheet, bytes);
  return sheet;
}

/** A list that comes out. Who was not there when it did stands on it as `emptySheet` has them, so parts of nobody else are not filed. */
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

/** Lines that are others than on the kept list, which is out (D-OFF-885). */
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

/** In what two editions of a list differ. */
export interface SheetDifference {
  readonly lines: boolean;
  readonly pools: boolean;
}

export const differenceOf = (kept: ListSheet, sheet: ListSheet): SheetDifference => ({
  lines: differingParts(kept, sheet).length > 0,
  pools: !hasSamePools(kept, sheet),
});

export const isSame = ({ lines, pools }: SheetDifference): boolean => !lines && !pools;

/** Whether a list that was made of another one has other pools: what is the same is the same object. */
export const hasOtherPools = (kept: ListSheet, made: ListSheet): boolean =>
  POOLS.some((name) => kept[name] !== made[name]);

const POOLS = ['pools', 'poolFigures', 'seeds', 'lifts'] as const;

const NO_POOLS = new TextEncoder().encode('{"pools":[],"figures":[]}');

function hasSamePools(a: ListSheet, b: ListSheet): boolean {
  const [ours, theirs] = [packPools(a) ?? NO_POOLS, packPools(b) ?? NO_POOLS];
  return ours.length === theirs.length && ours.every((byte, i) => byte === theirs[i]);
}
