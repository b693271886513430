import type { OfficePorts } from '../../ports.ts';
import { printedLists } from '../printed/kept-printed.ts';
import { roomFor } from '../series/find-series.ts';
import { bookOf } from '../series/series-book.ts';
import type { SeriesRoom } from './series-room.ts';

/** Brings a federation with all its lists to hand, so that the first reader does not wait for it. */
export async function openRooms(ports: OfficePorts, federation: string): Promise<void> {
  if (ports.memory === undefined) return;
  await ports.archive.read(federation, async (reading) => {
    const room = await roomFor(ports, reading);
    for (const series of room.record.federation.series) {
      if (bookOf(series).kind !== 'head-to-head') continue;
      const opened = await room.series(reading, series.id);
      if (opened !== undefined) firstPage(opened);
    }
  });
}

/** The same for what lists print beside their figures, which takes longer: with pauses, when readers are let in already. */
export async function openPrinted(ports: OfficePorts, federation: string): Promise<void> {
  if (ports.memory === undefined) return;
  await ports.archive.read(federation, async (reading) => {
    const { series } = (await roomFor(ports, reading)).record.federation;
    for (const { id } of series) await printedLists(ports, reading, id);
  });
}

/** What pages of players look things up in is made for the first of them: for nobody's, here. */
function firstPage(room: SeriesRoom): void {
  room.numberOf('');
  const latest = room.sheets.at(-1);
  if (latest !== undefined) room.entriesWith(latest.day, []);
}
