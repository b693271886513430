import type { OfficePorts } from '../ports.ts';
import { bookOf } from './series-book.ts';

/** Brings a federation with all its lists to hand, so that the first reader does not wait for it. */
export async function openRooms(ports: OfficePorts, federation: string): Promise<void> {
  const { rooms, archive } = ports;
  if (rooms === undefined) return;
  await archive.read(federation, async (reading) => {
    const room = await rooms.of(reading);
    for (const series of room.record.federation.series)
      if (bookOf(series).kind === 'head-to-head') await room.series(reading, series.id);
  });
}
