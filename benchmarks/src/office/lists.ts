import { addMonths, dayFrom, writeDay } from '@escala/core';
import { federationFor, loadRecord, memory, type OfficePorts, Refused } from '@escala/office';
import { exportFederation, type Store } from '@escala/storage';
import { bareLoop } from '../bare-loop.ts';
import { TABLE } from '../engines.ts';
import { bestInTurns } from '../report.ts';
import { line, timed } from './latencies.ts';
import { act, ask } from './office-desk.ts';
import { FEDERATION, portsOf, SIZE, setToday } from './office-place.ts';

/**
 * The whole history re-rated and compared; the cost of loading and opening; a list verified, the next one published.
 */
export async function measureLists(store: Store): Promise<void> {
  const cold = portsOf(store);
  await timed('the record loaded', () => store.archive.read(FEDERATION, (reading) => loadRecord(reading)));
  await timed('history re-rated, compared with every list; nothing at hand', () => settled(cold), '< 10 s');
  const warm = portsOf(store, { memory: memory() });
  await timed('federation and its series opened', () => ask(warm, 'rating.history', { player: '1' }));
  await timed('history re-rated, compared; loaded at hand', () => settled(warm));
  await timed('the same again', () => settled(warm));
  await bareLoops(store, warm);
  const last = `${SIZE.endsOn.slice(0, 7)}-01`;
  await timed('the latest list verified', () => ask(cold, 'list.verify', { series: 'standard', date: last }));
}

/** Nothing has changed: the act that revises lists goes over all of them and finds so. */
export async function settled(ports: OfficePorts, federation?: string): Promise<void> {
  const refused = await act(ports, 'list.revise', {}, federation).then(
    () => [],
    (error: unknown) => {
      if (error instanceof Refused) return error.refusals;
      throw error;
    },
  );
  if (refused[0]?.code !== 'lists-settled') throw new Error('The lists are not those of the record.');
}

/** The yardstick: table arithmetic of every game on columns, and nothing else. */
export async function bareLoops(store: Store, ports: OfficePorts): Promise<number> {
  return store.archive.read(FEDERATION, async (reading) => {
    const loaded = await federationFor(ports, reading);
    const series = (await loaded.series(reading, 'standard'))!;
    const { columns, sheets } = series;
    const from = { ...columns, lists: { days: [sheets[0]!.day], ratings: [sheets[0]!.rating.map((r) => r || 1700)] } };
    const [milliseconds] = bestInTurns(3, [() => bareLoop(from, TABLE, sheets.length)]);
    line('yardstick: bare table loop over all games, one series, processor', `${milliseconds!.toFixed(0)} ms`);
    return milliseconds!;
  });
}

/** Must be last: the record advances. */
export async function measurePublication(store: Store): Promise<void> {
  const ports = portsOf(store, { memory: memory() });
  await ask(ports, 'rating.history', { player: '1' });
  const next = writeDay(addMonths(dayFrom(`${SIZE.endsOn.slice(0, 7)}-01`), 1));
  setToday(next);
  await timed('the next list published; loaded at hand', () =>
    act(ports, 'list.publish', { series: 'standard', date: next }),
  );
  await timed('the first page of a player after it', () => ask(ports, 'rating.history', { player: '2' }));
  const { version } = await ask<{ version: number }>(ports, 'player.show', { player: '5' });
  await act(ports, 'player.amend', { player: '5', version, name: 'Zyx, Abc' });
  await timed('the first page of a player after another one was amended', () =>
    ask(ports, 'rating.history', { player: '2' }),
  );
}

export async function measureExport(store: Store): Promise<void> {
  const start = performance.now();
  let bytes = 0;
  for await (const piece of exportFederation(store, FEDERATION)) bytes += piece.length;
  const seconds = (performance.now() - start) / 1000;
  line('the federation exported as text', `${seconds.toFixed(1)} s, ${(bytes / 1e6).toFixed(0)} MB`);
}
