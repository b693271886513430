import { dayFrom } from '@escala/core';
import type { Paper, Reading } from '../ports.ts';
import { lineAt, listFolder, partOf, type SheetLine, sliceOf } from './packed-sheet.ts';
import { revisionsOf } from './revisions.ts';
import type { SeriesRoom } from './series-room.ts';

export type KeptLine = Pick<SheetLine, 'rating' | 'status'>;

/** A player's lines as they were published, by date of the list. What was never revised is at hand; the rest is cut out of the lists. */
export async function keptLines(
  reading: Reading,
  room: SeriesRoom,
  player: number,
): Promise<ReadonlyMap<string, KeptLine>> {
  const { series, record, sheets } = room;
  const part = partOf(player);
  const { isRevised } = await revisionsOf(reading, room);
  const lists = record.listsOf(series.id);
  const revised = new Set(lists.filter(({ date }) => isRevised(date, part)).map(({ date }) => dayFrom(date)));
  const lines = new Map<string, KeptLine>();
  const dates = lists.map(({ date }) => date);
  sheets.forEach((sheet, i) => {
    if (!revised.has(sheet.day)) lines.set(dates[i]!, { rating: sheet.rating[player]!, status: sheet.status[player]! });
  });
  if (revised.size === 0) return lines;
  const papers = await reading.papers(listFolder(series.id), { part, edition: 'first', slice: sliceOf(player) });
  // A list is filed by the act after the last one that it read; what later acts filed was not published with it.
  const filedBy = new Map(lists.map((list) => [list.date, list.asOf + 1]));
  const isPublished = ({ name, seq, bytes }: Paper): boolean => bytes.length > 0 && seq <= filedBy.get(name)!;
  for (const { name, bytes } of papers.filter(isPublished)) lines.set(name, lineAt(bytes));
  return lines;
}
