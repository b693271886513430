import type { OfficePorts } from '../../ports.ts';
import { printedLists } from '../printed/kept-printed.ts';
import { federationFor } from '../series/find-series.ts';
import { bookOf } from '../series/series-book.ts';
import type { LoadedSeries } from './loaded-series.ts';

/** Loads a federation with all its lists, so that its first reader does not have to wait. */
export async function loadFederation(ports: OfficePorts, federation: string): Promise<void> {
  if (ports.memory === undefined) return;
  await ports.archive.read(federation, async (reading) => {
    const loaded = await federationFor(ports, reading);
    for (const series of loaded.record.federation.series) {
      if (bookOf(series).kind !== 'head-to-head') continue;
      const opened = await loaded.series(reading, series.id);
      if (opened !== undefined) firstPage(opened);
    }
  });
}

/** The same for the printed columns of lists, which takes longer: done with pauses, once readers are already served. */
export async function openPrinted(ports: OfficePorts, federation: string): Promise<void> {
  if (ports.memory === undefined) return;
  await ports.archive.read(federation, async (reading) => {
    const { series } = (await federationFor(ports, reading)).record.federation;
    for (const { id } of series) await printedLists(ports, reading, id);
  });
}

/** Builds the lookups for players' pages by looking up nobody, so that the first real page finds them. */
function firstPage(loaded: LoadedSeries): void {
  loaded.numberOf('');
  const latest = loaded.sheets.at(-1);
  if (latest !== undefined) loaded.entriesWith(latest.day, []);
}
