import type { Paper, Reading } from '../ports.ts';
import { lineAt, listFolder, partOf, type SheetLine, sliceOf } from './packed-sheet.ts';
import type { SeriesRoom } from './series-room.ts';

/** A player's lines as they were published, by date of the list: cut out of the lists without reading them whole. */
export async function keptLines(
  reading: Reading,
  { series, record }: SeriesRoom,
  player: number,
): Promise<Map<string, SheetLine>> {
  const papers = await reading.papers(listFolder(series.id), {
    part: partOf(player),
    edition: 'first',
    slice: sliceOf(player),
  });
  // A list is filed by the act after the last one that it read; what later acts filed was not published with it.
  const filedBy = new Map(record.listsOf(series.id).map((list) => [list.date, list.asOf + 1]));
  const isPublished = ({ name, seq, bytes }: Paper): boolean => bytes.length > 0 && seq <= filedBy.get(name)!;
  return new Map(papers.filter(isPublished).map(({ name, bytes }) => [name, lineAt(bytes)]));
}
