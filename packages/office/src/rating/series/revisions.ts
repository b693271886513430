import type { ListSheet } from '@escala/core';
import type { Paper } from '../../ports.ts';
import { unpackPools } from '../columns/packed-sheet.ts';
import { joinRevised, revisedSheet } from '../columns/revised-lines.ts';
import { whileUsed } from '../columns/while-used.ts';

/** What acts made another on a list after it came out (D-OFF-1020). */
export interface Revision {
  /** The last of these acts. */
  readonly seq: number;
  /** Lines as they were published, beside those in force (`packRevised`). */
  readonly lines: Uint8Array;
  /** Pools as they were published, where they were filed anew. */
  readonly pools?: Uint8Array;
}

/** By the date of the list. */
export type Revisions = ReadonlyMap<string, Revision>;

/** With the lines that further acts filed, in their order. */
export function revisedBy(before: Revision | undefined, papers: readonly Paper[]): Revision {
  const lines = papers.map(({ bytes }) => bytes);
  return { ...before, seq: papers.at(-1)!.seq, lines: joinRevised(before ? [before.lines, ...lines] : lines) };
}

/** A list as it was published: the one in force where that is the same. */
export function publishedSheets(
  revisions: Revisions,
  sheets: ReadonlyMap<string, ListSheet>,
  players: number,
): (date: string) => ListSheet | undefined {
  const published = new Map<string, () => ListSheet>();
  for (const [date, { lines, pools }] of revisions) {
    const sheet = sheets.get(date);
    if (sheet === undefined || (lines.length === 0 && pools === undefined)) continue;
    const poolsThen = pools && (() => unpackPools(pools));
    published.set(
      date,
      whileUsed(() => revisedSheet(sheet, lines, 'before', players, poolsThen)),
    );
  }
  return (date) => published.get(date)?.() ?? sheets.get(date);
}
