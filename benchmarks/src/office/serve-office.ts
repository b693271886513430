import { memory } from '@escala/office';
import { serve } from '@escala/server';
import { openStore } from '@escala/storage';
import { portsOf } from './office-place.ts';

/**
 * `node serve-office.ts URL`: prints its address. Without rate limits: all readers share one address here. With
 * `BENCH_KEPT=0` every page is made anew.
 */
const store = await openStore({ url: process.argv[2]! });
const ports = portsOf(store, { memory: memory(), ready: store.ready });
const kept = process.env.BENCH_KEPT === undefined ? {} : { kept: Number(process.env.BENCH_KEPT) };
const options = { reads: 10_000_000, files: 10_000_000, writes: 10_000_000, ...kept };
const { address, close } = await serve({
  ...ports,
  vault: store.vault,
  second: { url: process.argv[2]!, now: ports.clock.now(), options },
  port: 0,
  options,
  closeStore: () => store.close(),
});
console.log(address);
process.stdin.once('end', () => void close()).resume();
