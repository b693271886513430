import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { memory, type OfficePorts } from '@escala/office';
import type { Store } from '@escala/storage';
import { randomFrom } from '../federation.ts';
import { Latencies, line } from './latencies.ts';
import { ask } from './office-desk.ts';
import { FEDERATION, portsOf, SIZE } from './office-place.ts';

export interface History {
  readonly series: readonly { readonly series: string; readonly points: readonly { readonly date: string }[] }[];
}

/** Data for a player's page: every rating, and the explanation of a list line. Parsing the answer is not measured. */
export interface PageSource {
  history(player: string): Promise<() => History>;
  explain(player: string, series: string, date: string): Promise<unknown>;
}

export const inProcess = (ports: OfficePorts): PageSource => ({
  history: async (player) => {
    const answer = await ask<History>(ports, 'rating.history', { player });
    return () => answer;
  },
  explain: (player, series, date) => ask(ports, 'rating.explain', { player, series, date }),
});

/** Compressed, as for browsers. */
export const overHttp = (address: string, federation = FEDERATION): PageSource => {
  const get = (path: string): Promise<Answer> => answerOf(`${address}/api/${federation}${path}`);
  return {
    history: async (player) => {
      const { bytes, encoding } = await get(`/players/${player}/ratings`);
      return () => JSON.parse(String(encoding === 'br' ? brotliDecompressSync(bytes) : bytes)) as History;
    },
    explain: (player, series, date) => get(`/players/${player}/ratings/${series}?date=${date}`),
  };
};

/** The page that people read, of one player after another. */
export const asHtml = (address: string): PageSource => ({
  history: async (player) => {
    await answerOf(`${address}/ca/${FEDERATION}/players/${player}`);
    return () => ({ series: [] });
  },
  explain: async () => undefined,
});

interface Answer {
  readonly bytes: Buffer;
  readonly encoding: string | undefined;
}

/** One for all pages: connections are used again instead of piling up. */
const agent = new Agent({ keepAlive: true });

export function answerOf(address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200)
          resolve({ bytes: Buffer.concat(parts), encoding: answer.headers['content-encoding'] });
        else reject(new Error(`${answer.statusCode} ${address}`));
      });
    });
    asked.once('error', (error: { code?: string }) => {
      // The server may close a resting connection at the moment when it is used again.
      const isClosed = asked.reusedSocket && error.code === 'ECONNRESET';
      if (isClosed) answerOf(address).then(resolve, reject);
      else reject(error);
    });
    asked.end();
  });
}

const random = randomFrom(11);

/** A page of any player who was ever listed, with a line of the last two years: what people look at. */
export async function readPage(source: PageSource, pages: Latencies): Promise<void> {
  const player = String(1 + random(SIZE.players));
  const start = performance.now();
  const history = await source.history(player);
  const between = performance.now();
  const lists = history().series.flatMap(({ series, points }) =>
    points.slice(-24).map(({ date }) => ({ series, date })),
  );
  const list = lists[random(Math.max(1, lists.length))];
  const again = performance.now();
  if (list !== undefined) await source.explain(player, list.series, list.date);
  pages.add(between - start + performance.now() - again);
}

/** This many readers; each pauses before the next page, or not at all. */
export async function readers(
  source: PageSource,
  { count, pause, seconds }: { readonly count: number; readonly pause: number; readonly seconds: number },
): Promise<{ pages: Latencies; errors: number }> {
  const pages = new Latencies();
  let errors = 0;
  const end = performance.now() + 1000 * seconds;
  const reader = async (): Promise<void> => {
    await sleep(random(pause + 1));
    while (performance.now() < end) {
      await readPage(source, pages).catch(() => errors++);
      if (pause > 0) await sleep(pause / 2 + random(pause));
    }
  };
  await Promise.all(Array.from({ length: count }, reader));
  return { pages, errors };
}

export async function measurePages(name: string, source: PageSource): Promise<void> {
  const seconds = Number(process.env.BENCH_SECONDS ?? 15);
  await readers(source, { count: 1, pause: 0, seconds });
  const alone = await readers(source, { count: 1, pause: 0, seconds: seconds / 3 });
  line(`player page, ${name}, one reader (${alone.pages.count} pages)`, alone.pages.summary);
  const fifty = await readers(source, { count: 50, pause: 1000, seconds });
  line(
    `player page, ${name}, 50 readers, a page a second each (${fifty.pages.count})`,
    fifty.pages.summary,
    'p99 20 ms',
  );
  const rush = await readers(source, { count: 50, pause: 0, seconds: seconds / 3 });
  const rate = Math.round((3 * rush.pages.count) / seconds);
  line(`player page, ${name}, 50 readers without a pause (${rate} a second)`, rush.pages.summary, 'p99 20 ms');
  if (alone.errors + fifty.errors + rush.errors > 0) line('errors', String(alone.errors + fifty.errors + rush.errors));
}

export async function measurePagesHere(store: Store): Promise<void> {
  await measurePages('in the process', inProcess(portsOf(store, { memory: memory() })));
}
