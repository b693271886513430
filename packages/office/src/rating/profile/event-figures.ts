import { dayFrom, decimal, type LedgerLine, writeDay } from '@escala/core';
import { z } from 'zod';
import { listDocument } from '../player/list-document.ts';
import { nextListDate } from '../publishing/next-list.ts';
import type { SeriesRoom } from '../rooms/series-room.ts';
import { headToHeadBook } from '../series/series-book.ts';

/** What a player's games of one event came to on the lists of a series. */
export const eventFiguresSchema = z.strictObject({
  series: z.string(),
  /** The last list that has games of the event, and whether it is out. */
  list: z.iso.date(),
  published: z.boolean(),
  games: z.int(),
  score: z.number(),
  expected: z.number(),
  /** Mean rating of the opponents. */
  opponents: z.int(),
  /** The rating that the score against them stands for, by the table of the regulation. */
  performance: z.int(),
  change: z.number(),
  /** Where all games had the same. */
  k: z.number().optional(),
});
export type EventFigures = z.infer<typeof eventFiguresSchema>;

/** Of these events, by id, as far as lists of the series rate them; worked out from the player's own games alone. */
export function eventFigures(
  room: SeriesRoom,
  player: number,
  events: ReadonlySet<number>,
): ReadonlyMap<string, EventFigures> {
  const { events: columns } = room.columns;
  const earliest = Math.min(...[...events].map((event) => columns.startDay[event]!));
  const next = dayFrom(nextListDate(room.record, room.series));
  const days = [...room.sheets.slice(room.imported).map(({ day }) => day), next].filter((day) => day > earliest);
  const ids = new Set([...events].map((event) => columns.ids[event]!));
  const lines = new Map<string, { list: string; published: boolean; lines: LedgerLine[] }>();
  for (const day of days) {
    if (!room.entriesWith(day, [player]).events.some((event) => events.has(event))) continue;
    const { ledger } = headToHeadBook(room.series).rate(listDocument(room, day, new Set([player])));
    for (const line of ledger) {
      if (line.player !== room.record.playerIds[player] || !ids.has(line.event)) continue;
      const before = lines.get(line.event)?.lines ?? [];
      lines.set(line.event, { list: writeDay(day), published: day !== next, lines: [...before, line] });
    }
  }
  return new Map([...lines].map(([event, of]) => [event, figuresOf(room, of)]));
}

function figuresOf(
  room: SeriesRoom,
  { list, published, lines }: { list: string; published: boolean; lines: readonly LedgerLine[] },
): EventFigures {
  const sum = (of: (line: LedgerLine) => number): number => lines.reduce((total, line) => total + of(line), 0);
  const [games, score] = [lines.length, sum((line) => line.score)];
  const opponents = Math.round(sum((line) => line.opponentRating) / games);
  const factors = new Set(lines.map(({ k }) => k));
  return {
    ...{ series: room.series.id, list, published, games, score, opponents },
    expected: decimal(sum((line) => line.expected)),
    performance: opponents + differenceFor(room, Math.round((100 * score) / games)),
    change: decimal(sum((line) => line.change)),
    ...(factors.size === 1 && { k: [...factors][0]! }),
  };
}

function differenceFor({ series }: SeriesRoom, percentage: number): number {
  const { differences } = headToHeadBook(series).tables.ratingDifference;
  return percentage >= 50 ? differences[percentage - 50]! : -differences[50 - percentage]!;
}
