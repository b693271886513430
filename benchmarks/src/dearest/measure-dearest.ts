import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { buildDemo } from '@escala/demo';
import { openStore } from '@escala/storage';
import { heading, Latencies, line, timed } from '../office/latencies.ts';
import { FEDERATION, portsOf } from '../office/office-place.ts';
import { type Served, servedAnew } from '../office/served-office.ts';
import { type Kind, kindsOf } from './addresses.ts';
import type { AskerTerms } from './asker.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 900);
const YEARS = Number(process.env.BENCH_YEARS ?? 6);
const ROUNDS = 3;
const DEAREST = 10;
const AT_ONCE = Number(process.env.BENCH_AT_ONCE ?? 1);
const LEAST_ASKED = 24;

/**
 * `npm run bench -- dearest`: what a reader notices while somebody asks for the ten dearest public addresses, one kind
 * after the other, in a small office that keeps nothing. In turns, so that the machine's load affects both.
 */
export async function measureDearest(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'escala-bench-dearest-'));
  const url = join(folder, 'office.sqlite');
  heading(`${PLAYERS} players, ${YEARS} years; ${AT_ONCE} requests at a time without a pause`);
  const store = await openStore({ url });
  const size = { players: PLAYERS, years: YEARS, seed: 1, endsOn: '2026-06-15', toTry: true };
  await timed('federation made', () => buildDemo(portsOf(store), FEDERATION, size));
  await store.close();
  const office = await servedAnew({ url });
  try {
    const kinds: Dear[] = [];
    for (const kind of await kindsOf(office.address, FEDERATION)) kinds.push(await weighed(office, kind));
    const dearest = kinds.toSorted((a, b) => b.cost - a.cost).slice(0, DEAREST);
    await reading(office.address, new Latencies());
    for (const kind of dearest) await besides(office.address, kind);
  } finally {
    await office.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Dear extends Kind {
  /** Milliseconds of the server's processor time for one of them. */
  readonly cost: number;
}

async function weighed(office: Served, kind: Kind): Promise<Dear> {
  const before = office.processor();
  let asked = 0;
  while (asked < LEAST_ASKED)
    for (const address of kind.addresses) {
      await (await fetch(office.address + address)).arrayBuffer();
      asked++;
    }
  return { ...kind, cost: (office.processor() - before) / asked };
}

async function besides(office: string, { name, addresses, cost }: Dear): Promise<void> {
  const [quiet, beside] = [new Latencies(), new Latencies()];
  for (let round = 0; round < ROUNDS; round++) {
    await reading(office, quiet);
    const workerData: AskerTerms = { office, addresses, atOnce: AT_ONCE };
    const asker = new Worker(new URL('./asker.ts', import.meta.url), { workerData });
    await new Promise((resolve) => setTimeout(resolve, 500));
    await reading(office, beside);
    await asker.terminate();
  }
  const p99 = (of: Latencies): string => of.at(0.99).toFixed(1);
  line(
    `${name} (cpu ${cost.toFixed(0)})`,
    `p99 ${p99(quiet)}, beside ${p99(beside)}: ${(beside.at(0.99) / quiet.at(0.99)).toFixed(2)}`,
    '< 2',
  );
}

/** One reader, one page after another, of one player after another. */
async function reading(office: string, latencies: Latencies): Promise<void> {
  const end = performance.now() + (1000 * SECONDS) / ROUNDS;
  for (let player = 1; performance.now() < end; player = (player % PLAYERS) + 1)
    await latencies.watch(async () => {
      const answer = await fetch(`${office}/en/${FEDERATION}/players/${player}`);
      await answer.arrayBuffer();
    });
}
