import type { ListSheet } from '@escala/core';
import type { Reading } from '../../ports.ts';
import type { SeriesRoom } from '../rooms/series-room.ts';
import { type Edition, keptSheets, sheetOf } from '../series/editions.ts';
import { revisionsOf } from '../series/revisions.ts';

/** Published sheets of each room, which never change. */
const published = new WeakMap<SeriesRoom, Map<string, Promise<ListSheet>>>();

/** A list in one of its editions. The latest ones are at hand; a published one that is another is read when asked for. */
export async function sheetOfEdition(
  reading: Reading,
  room: SeriesRoom,
  date: string,
  edition: Edition,
): Promise<ListSheet> {
  const revised = room.sheetOn(date);
  if (revised !== undefined && (edition === 'revised' || !(await revisionsOf(reading, room)).isListRevised(date)))
    return revised;
  const known = published.get(room) ?? new Map<string, Promise<ListSheet>>();
  published.set(room, known);
  const before = known.get(date);
  if (before) return before;
  const loading = keptSheets(reading, room.series.id, 'published', { date }).then(([kept]) =>
    sheetOf(kept ?? { date, parts: new Map(), pools: undefined, revised: [] }, room.record.players.length),
  );
  known.set(date, loading);
  loading.catch(() => known.delete(date));
  return loading;
}
