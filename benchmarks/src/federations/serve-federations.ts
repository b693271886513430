import { createInterface } from 'node:readline';
import { loadedFederations, memory } from '@escala/office';
import { serve } from '@escala/server';
import { openStore } from '@escala/storage';
import { settled } from '../office/lists.ts';
import { portsOf } from '../office/office-place.ts';

/**
 * `node serve-federations.ts URL BYTES`: prints its address. On `settle NAME` it re-rates the history of that
 * federation while serving, on `held` it reports what it has in memory.
 */
const [, , place] = process.argv;
const [url, most] = place!.split(' ') as [string, string];
const store = await openStore({ url });
const kept = memory(Number(most));
const ports = portsOf(store, { memory: kept });
const options = { reads: 10_000_000, files: 10_000_000, writes: 10_000_000 };
const { address, close } = await serve({
  ...ports,
  vault: store.vault,
  second: { url, most: Number(most), now: ports.clock.now() },
  port: 0,
  options,
  closeStore: () => store.close(),
});
console.log(address);

for await (const told of createInterface({ input: process.stdin })) {
  const [word, name] = told.split(' ') as [string, string];
  const start = performance.now();
  if (word === 'settle') await settled(ports, name);
  const { rss } = process.memoryUsage();
  console.log(
    JSON.stringify({ milliseconds: performance.now() - start, rss, ...kept.keep(loadedFederations).held(ports) }),
  );
}
await close();
