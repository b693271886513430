import type { ListSheet } from '@escala/core';
import type { Paper } from '../../ports.ts';
import { whileUsed } from '../columns/drop-unused.ts';
import { unpackPools } from '../columns/packed-sheet.ts';
import { joinRevised, revisedSheet } from '../columns/revised-lines.ts';

/** What acts changed on a list after its publication (D-OFF-1020). */
export interface Revision {
  /** The last of these acts. */
  readonly seq: number;
  /** Changed lines, as published and as in force (`packRevised`). */
  readonly lines: Uint8Array;
  /** Pools as published, if they were filed again. */
  readonly pools?: Uint8Array;
}

/** By the date of the list. */
export type Revisions = ReadonlyMap<string, Revision>;

/** Adds the lines filed by further acts, in order. */
export function revisedBy(before: Revision | undefined, papers: readonly Paper[]): Revision {
  const lines = papers.map(({ bytes }) => bytes);
  return { ...before, seq: papers.at(-1)!.seq, lines: joinRevised(before ? [before.lines, ...lines] : lines) };
}

/** A list as published: the one in force if nothing changed. */
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
