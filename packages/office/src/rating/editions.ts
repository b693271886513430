import { dayFrom, type ListSheet, writeDay } from '@escala/core';
import type { Filing } from '../kit/act.ts';
import type { Paper, Reading } from '../ports.ts';
import { LINE_BYTES, listFolder, packPools, packSheet, poolFolder, unpackSheet } from './packed-sheet.ts';

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

/** What has to be filed so that the list is kept as this sheet: the parts that differ from the kept ones. */
export function filingsOf(series: string, sheet: ListSheet, kept?: KeptSheet): Filing[] {
  const name = writeDay(sheet.day);
  const filings: Filing[] = [];
  packSheet(sheet).forEach((bytes, part) => {
    if (!isSame(kept?.parts.get(part), bytes)) filings.push({ folder: listFolder(series), name, part, bytes });
  });
  const pools = packPools(sheet) ?? NO_POOLS;
  if (!isEqual(kept?.pools ?? NO_POOLS, pools))
    filings.push({ folder: poolFolder(series), name, part: 0, bytes: pools });
  return filings;
}

const NO_POOLS = new TextEncoder().encode('{"pools":[],"figures":[]}');

function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

/** A part that was filed when there were fewer players is the same if the new ones are not on the list. */
function isSame(kept: Uint8Array | undefined, bytes: Uint8Array): boolean {
  const known = kept?.length ?? 0;
  if (known > bytes.length) return false;
  for (let i = 0; i < known; i++) if (kept![i] !== bytes[i]) return false;
  return known === bytes.length || isUnknown(bytes.subarray(known));
}

/** Lines of players who were not there: as `emptySheet` has them. */
function isUnknown(lines: Uint8Array): boolean {
  for (let i = 0; i < lines.length; i++) if (lines[i] !== EMPTY_LINE[i % EMPTY_LINE.length]) return false;
  return true;
}

/** Nothing but two unknown days (the least number of 32 bits). */
const EMPTY_LINE = (() => {
  const line = new Uint8Array(LINE_BYTES);
  line[19] = 0x80;
  line[23] = 0x80;
  return line;
})();
