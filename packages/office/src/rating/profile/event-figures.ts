import { CHANGES_PER_POINT, decimal } from '@escala/core';
import { z } from 'zod';
import type { LoadedSeries } from '../in-memory/loaded-series.ts';
import { headToHeadBook } from '../series/series-book.ts';
import { type LedgerSum, ledgerSums } from './ledger-sums.ts';

/** The results of a player's games of one event, on the lists of a series. */
export const eventFiguresSchema = z.strictObject({
  series: z.string(),
  /** The last list with games of the event, and whether it is published. */
  list: z.iso.date(),
  published: z.boolean(),
  games: z.int(),
  score: z.number(),
  expected: z.number(),
  /** Mean rating of the opponents. */
  opponents: z.int(),
  /** The performance by the regulation's table. */
  performance: z.int(),
  change: z.number(),
  /** If it was the same for all games. */
  k: z.number().optional(),
});
export type EventFigures = z.infer<typeof eventFiguresSchema>;

/** For these events, by id, if lists of the series rate them. */
export async function eventFigures(
  loaded: LoadedSeries,
  player: number,
  events: ReadonlySet<number>,
  pause?: () => Promise<void>,
): Promise<ReadonlyMap<string, EventFigures>> {
  const { startDay, ids } = loaded.columns.events;
  const wanted = new Set([...events].map((event) => ids[event]!));
  const earliest = Math.min(...[...events].map((event) => startDay[event]!));
  const sums = (await ledgerSums(loaded, player, earliest, pause)).filter(({ event }) => wanted.has(event));
  return new Map([...Map.groupBy(sums, ({ event }) => event)].map(([event, own]) => [event, figuresOf(loaded, own)]));
}

function figuresOf(loaded: LoadedSeries, sums: readonly LedgerSum[]): EventFigures {
  const sum = (of: (each: LedgerSum) => number): number => sums.reduce((total, each) => total + of(each), 0);
  const [games, score] = [sum((each) => each.games), sum((each) => each.score)];
  const opponents = Math.round(sum((each) => each.opponents) / games);
  const { list } = sums.at(-1)!;
  const factors = new Set(sums.map(({ kHalves }) => kHalves));
  const [kHalves = 0] = factors;
  return {
    ...{
      series: loaded.series.id,
      list,
      published: loaded.sheetOn(list) !== undefined,
      games,
      score: score / 100,
      opponents,
    },
    expected: sum((each) => each.expected) / 100,
    performance: performanceFor(loaded, opponents, score / 100 / games),
    change: decimal(sum((each) => each.change) / CHANGES_PER_POINT),
    ...(factors.size === 1 && kHalves > 0 && { k: kHalves / 2 }),
  };
}

/** The performance for a share of the points against opponents with this mean rating. */
export function performanceFor({ series }: LoadedSeries, opponents: number, share: number): number {
  const { differences } = headToHeadBook(series).tables.ratingDifference;
  const percentage = Math.round(share * 100);
  return opponents + (percentage >= 50 ? differences[percentage - 50]! : -differences[50 - percentage]!);
}
