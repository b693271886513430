import { keepReady, memory } from '@escala/office';
import type { Store } from '@escala/storage';
import { timed } from './latencies.ts';
import { ask } from './office-desk.ts';
import { FEDERATION, portsOf } from './office-place.ts';

interface History {
  readonly series: readonly { readonly points: readonly { readonly date: string }[] }[];
}

/** Opened from the record and from prepared columns: a player's history, then the explanation of a line. */
export async function measureOpening(store: Store): Promise<void> {
  const written = portsOf(store, { memory: memory(), ready: store.ready });
  await timed('columns written, to be kept ready', () => keepReady(written, FEDERATION, { least: 0, mostBehind: 0 }));
  for (const [from, ready] of [
    ['the record', undefined],
    ['columns kept ready', store.ready],
  ] as const) {
    const ports = portsOf(store, { memory: memory(), ready });
    const { series } = await timed(`opened from ${from}, with a player's history`, () =>
      ask<History>(ports, 'rating.history', { player: '2' }),
    );
    const date = series[0]!.points.at(-1)!.date;
    await timed('   a line of it taken apart', () =>
      ask(ports, 'rating.explain', { player: '2', series: 'standard', date }),
    );
  }
}
