import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { buildDemo } from '@escala/demo';
import { inviteByHand } from '@escala/server';
import { openStore } from '@escala/storage';
import { heading, Latencies, line, timed } from '../office/latencies.ts';
import { FEDERATION, portsOf } from '../office/office-place.ts';
import { servedAnew } from '../office/served-office.ts';
import type { SenderTerms } from './sender.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const ROUNDS = 3;
const BODIES = { requests: 12, bytes: 1_000_000, fields: 90_000 };
const PASSWORD = 'a long password of a benchmark';

/**
 * `npm run bench -- refusals`: what a reader notices while others send
 * what is refused. In turns, so that the machine's load affects both.
 */
export async function measureRefusals(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'escala-bench-refusals-'));
  const url = join(folder, 'office.sqlite');
  heading(`each second ${BODIES.requests} requests of ${BODIES.bytes / 1e6} MB with ${BODIES.fields} unknown fields`);
  const store = await openStore({ url });
  const parts = { ...portsOf(store), vault: store.vault };
  await timed('federation made', () =>
    buildDemo(parts, FEDERATION, { players: 300, years: 1, seed: 1, endsOn: '2026-06-15' }),
  );
  const account = { name: 'Arbiter', email: 'a@example.org', roles: ['arbiter'] as const, clubs: [], events: [] };
  const invited = await inviteByHand(parts, FEDERATION, account, '');
  await store.close();
  const office = await servedAnew({ url });
  try {
    const api = `${office.address}/api/${FEDERATION}`;
    const headers = await signedIn(api, invited);
    await besides(office.address, 'from nobody', { address: `${api}/acts/account.accept-invitation`, headers: {} });
    await besides(office.address, 'from an arbiter, who may send reports', {
      address: `${api}/acts/report.submit`,
      headers,
    });
  } finally {
    await office.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function signedIn(
  api: string,
  { account, token }: { readonly account: string; readonly token: string },
): Promise<Record<string, string>> {
  const post = async (path: string, body: object): Promise<Response> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${api}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer;
  };
  await post('/acts/account.accept-invitation', { command: { account }, secret: { token, password: PASSWORD } });
  const session = await post('/session', { email: 'a@example.org', password: PASSWORD });
  const { csrf } = (await session.json()) as { csrf: string };
  return { cookie: session.headers.getSetCookie()[0]!.split(';')[0]!, 'x-csrf-token': csrf };
}

async function besides(office: string, from: string, where: Pick<SenderTerms, 'address' | 'headers'>): Promise<void> {
  const [quiet, beside] = [new Latencies(), new Latencies()];
  await reading(office, new Latencies());
  for (let round = 0; round < ROUNDS; round++) {
    await reading(office, quiet);
    const workerData: SenderTerms = { ...BODIES, ...where };
    const sender = new Worker(new URL('./sender.ts', import.meta.url), { workerData });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await reading(office, beside);
    await sender.terminate();
  }
  line(`a reader's page, quiet`, quiet.summary);
  line(`the same beside requests ${from}`, beside.summary);
  line(`   p99 beside / quiet`, (beside.at(0.99) / quiet.at(0.99)).toFixed(2), '< 2');
}

/** One reader, one page after another; nothing is kept, so that each is rendered again. */
async function reading(office: string, latencies: Latencies): Promise<void> {
  const end = performance.now() + (1000 * SECONDS) / ROUNDS;
  while (performance.now() < end)
    await latencies.watch(async () => {
      const answer = await fetch(`${office}/en/${FEDERATION}/players/1`);
      if (!answer.ok) throw new Error(`${answer.status}`);
      await answer.arrayBuffer();
    });
}
