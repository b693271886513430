import { z } from 'zod';
import type { MovedLine, SettledSeries } from './rating-series.ts';

export interface MovedList {
  readonly series: string;
  readonly date: string;
  readonly players: number;
  /** Sum of the absolute movements. */
  readonly points: number;
  readonly lines: readonly MovedLine[];
}

/** Every published list that moves, with every printed rating that does, the largest movement first. */
export function effectOf(settled: readonly SettledSeries[]): MovedList[] {
  return settled.flatMap(({ series, moved }) =>
    moved
      .filter(({ lines }) => lines.length > 0)
      .map(({ date, lines }) => ({
        series: series.id,
        date,
        players: new Set(lines.map(({ player }) => player)).size,
        points: lines.reduce((sum, line) => sum + (isMove(line) ? distance(line) : 0), 0),
        lines: lines.toSorted((a, b) => distance(b) - distance(a) || byPlayer(a, b)),
      })),
  );
}

const isMove = ({ before, after }: MovedLine): boolean => before !== null && after !== null;

/** Players entering or leaving the list come first. */
const distance = ({ before, after }: MovedLine): number =>
  before === null || after === null ? Number.MAX_SAFE_INTEGER : Math.abs(after - before);

const byPlayer = (a: MovedLine, b: MovedLine): number => (a.player === b.player ? 0 : a.player < b.player ? -1 : 1);

/** A list without its lines, as acts keep it. */
export const summaryOf = ({ series, date, players, points }: MovedList) => ({ series, date, players, points });

/** What acts on lists keep in their outcomes. */
export const publishedListSchema = z.strictObject({
  list: z.string(),
  hash: z.string(),
  players: z.int(),
  games: z.int(),
  /** The number of ratings with each status. */
  statuses: z.record(z.string(), z.int()),
});

/** A published list with a new revised edition. */
export const movedListSchema = z.strictObject({
  series: z.string(),
  date: z.iso.date(),
  players: z.int(),
  /** Sum of the absolute movements. */
  points: z.number(),
});

/** An act behind a revision. */
export const causeSchema = z.strictObject({
  seq: z.int(),
  kind: z.string(),
  subject: z.strictObject({ kind: z.string(), id: z.string() }),
});
