import { setTimeout as sleep } from 'node:timers/promises';
import { type OfficePorts, rooms } from '@escala/office';
import type { Store } from '@escala/storage';
import { randomFrom } from '../federation.ts';
import { Latencies, line } from './latencies.ts';
import { ask } from './office-desk.ts';
import { FEDERATION, portsOf, SIZE } from './office-place.ts';

/** Data of a player's page: every rating, and a line of a list taken apart. */
export type ReadPage = (
  player: string,
  series: string | undefined,
  date: string | undefined,
) => Promise<History | unknown>;

interface History {
  readonly series: readonly { readonly series: string; readonly points: readonly { readonly date: string }[] }[];
}

export interface PageSource {
  history(player: string): Promise<History>;
  explain(player: string, series: string, date: string): Promise<unknown>;
}

export const inProcess = (ports: OfficePorts): PageSource => ({
  history: (player) => ask<History>(ports, 'rating.history', { player }),
  explain: (player, series, date) => ask(ports, 'rating.explain', { player, series, date }),
});

export const overHttp = (address: string): PageSource => {
  const get = async <Answer>(path: string): Promise<Answer> => {
    const answer = await fetch(`${address}/api/${FEDERATION}${path}`);
    if (!answer.ok) throw new Error(`${answer.status} ${path}`);
    return (await answer.json()) as Answer;
  };
  return {
    history: (player) => get<History>(`/players/${player}/ratings`),
    explain: (player, series, date) => get(`/players/${player}/ratings/${series}?date=${date}`),
  };
};

const random = randomFrom(11);

/** A page of anybody who was ever on a list, with one of the last two years' lines: what people look at. */
export async function readPage(source: PageSource, pages: Latencies): Promise<void> {
  const player = String(1 + random(SIZE.players));
  await pages.watch(async () => {
    const { series } = await source.history(player);
    const lists = series.flatMap(({ series: id, points }) => points.slice(-24).map(({ date }) => ({ id, date })));
    const list = lists[random(Math.max(1, lists.length))];
    if (list !== undefined) await source.explain(player, list.id, list.date);
  });
}

/** So many readers; each waits a while before the next page, or not at all. */
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
  await measurePages('in the process', inProcess(portsOf(store, { rooms: rooms() })));
}
