import type { Paper, Reading } from '../../ports.ts';
import { lineAt, listFolder, partOf, type SheetLine, sliceOf } from '../columns/packed-sheet.ts';
import type { SeriesRoom } from '../rooms/series-room.ts';
import { revisionsOf } from './revisions.ts';

export type KeptLine = Pick<SheetLine, 'rating' | 'status'>;

/**
 * A player's lines as they were published, by date of the list, of lists that were revised since (nothing where the
 * player was not on it): the others are at hand as they are.
 */
export async function keptLines(
  reading: Reading,
  room: SeriesRoom,
  player: number,
): Promise<ReadonlyMap<string, KeptLine | undefined>> {
  const { series, record } = room;
  const part = partOf(player);
  const { isRevised } = await revisionsOf(reading, room);
  const lists = record.listsOf(series.id);
  const revised = lists.filter(({ date }) => isRevised(date, part));
  const lines = new Map<string, KeptLine | undefined>(revised.map(({ date }) => [date, undefined]));
  if (revised.length === 0) return lines;
  const papers = await reading.papers(listFolder(series.id), { part, edition: 'first', slice: sliceOf(player) });
  // A list is filed by the act after the last one that it read; what later acts filed was not published with it.
  const filedBy = new Map(lists.map((list) => [list.date, list.asOf + 1]));
  const isPublished = ({ name, seq, bytes }: Paper): boolean =>
    bytes.length > 0 && lines.has(name) && seq <= filedBy.get(name)!;
  for (const { name, bytes } of papers.filter(isPublished)) lines.set(name, lineAt(bytes));
  return lines;
}
