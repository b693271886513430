import { dayFrom, type ListSheet, writeDay } from '@escala/core';
import type { Filing } from '../kit/act.ts';
import type { Paper, Reading } from '../ports.ts';
import { listFolder, packPools, packSheet, poolFolder, unpackSheet } from './packed-sheet.ts';

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
  const pools = new Map((await reading.papers(poolFolder(series), query)).map(({ name, bytes }) => [name, bytes]));
  return [...parts].map(([date, papers]) => ({ date, parts: byPart(papers), pools: pools.get(date) }));
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
  const pools = packPools(sheet) ?? new TextEncoder().encode('{"pools":[],"figures":[]}');
  if (!isSame(kept?.pools, pools)) filings.push({ folder: poolFolder(series), name, part: 0, bytes: pools });
  return filings;
}

/** A part that was filed when there were fewer players is the same if the new ones are not on the list. */
function isSame(kept: Uint8Array | undefined, bytes: Uint8Array): boolean {
  if (kept === undefined || kept.length > bytes.length) return false;
  for (let i = 0; i < kept.length; i++) if (kept[i] !== bytes[i]) return false;
  return kept.length === bytes.length || isUnknown(bytes.subarray(kept.length));
}

/** Lines of players who were not there: as `emptySheet` has them. */
function isUnknown(lines: Uint8Array): boolean {
  for (let i = 0; i < lines.length; i++) if (lines[i] !== EMPTY_LINE[i % EMPTY_LINE.length]) return false;
  return true;
}

/** Nothing but two unknown days (the least number of 32 bits). */
const EMPTY_LINE = (() => {
  const line = new Uint8Array(28);
  line[19] = 0x80;
  line[23] = 0x80;
  return line;
})();
