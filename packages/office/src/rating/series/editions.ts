import { dayFrom, type ListSheet, writeDay } from '@escala/core';
import type { Filing } from '../../kit/act.ts';
import type { Paper, Reading } from '../../ports.ts';
import { emptySheet, listFolder, packPart, packPools, poolFolder, unpackSheet } from '../columns/packed-sheet.ts';
import { differingParts } from './differing-parts.ts';

/** Which edition of a list: as it was published, or as the record has it by now. */
export type Edition = 'published' | 'revised';

/** The kept lists of a series by date, as bytes and as sheets. */
export interface KeptSheet {
  readonly date: string;
  readonly parts: ReadonlyMap<number, Uint8Array>;
  readonly pools: Uint8Array | undefined;
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
    };
  });
}

function byPart(papers: readonly Paper[]): Map<number, Uint8Array> {
  return new Map(papers.map(({ part, bytes }) => [part, bytes]));
}

export function sheetOf({ date, parts, pools }: KeptSheet, players: number): ListSheet {
  return unpackSheet(
    dayFrom(date),
    players,
    [...parts].map(([part, bytes]) => ({ part, bytes })),
    pools,
  );
}

/**
 * What has to be filed so that the list is kept as this sheet: the parts that differ from the kept one. Who was not there when a
 * list was filed stands on it as `emptySheet` has them, so parts of nobody else are not filed.
 */
export function filingsOf(
  series: string,
  sheet: ListSheet,
  kept: ListSheet = emptySheet(sheet.day, sheet.rating.length),
): Filing[] {
  return filingsOfParts(series, sheet, differenceOf(kept, sheet));
}

/** In what two editions of a list differ. */
export interface SheetDifference {
  readonly parts: readonly number[];
  readonly pools: boolean;
}

export const differenceOf = (kept: ListSheet, sheet: ListSheet): SheetDifference => ({
  parts: differingParts(kept, sheet),
  pools: !hasSamePools(kept, sheet),
});

export const isSame = ({ parts, pools }: SheetDifference): boolean => parts.length === 0 && !pools;

export function filingsOfParts(series: string, sheet: ListSheet, { parts, pools }: SheetDifference): Filing[] {
  const name = writeDay(sheet.day);
  const filings = parts.map((part) => ({ folder: listFolder(series), name, part, bytes: packPart(sheet, part) }));
  if (!pools) return filings;
  return [...filings, { folder: poolFolder(series), name, part: 0, bytes: packPools(sheet) ?? NO_POOLS }];
}

/** Whether a list that was made of another one has other pools: what is the same is the same object. */
export const hasOtherPools = (kept: ListSheet, made: ListSheet): boolean =>
  POOLS.some((name) => kept[name] !== made[name]);

const POOLS = ['pools', 'poolFigures', 'seeds', 'lifts'] as const;

const NO_POOLS = new TextEncoder().encode('{"pools":[],"figures":[]}');

function hasSamePools(a: ListSheet, b: ListSheet): boolean {
  const [ours, theirs] = [packPools(a) ?? NO_POOLS, packPools(b) ?? NO_POOLS];
  return ours.length === theirs.length && ours.every((byte, i) => byte === theirs[i]);
}
