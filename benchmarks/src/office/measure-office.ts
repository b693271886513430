import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { buildDemo } from '@escala/demo';
import { memory } from '@escala/office';
import type { Store } from '@escala/storage';
import { measureCorrections } from './corrections.ts';
import { heading, Latencies, line, timed } from './latencies.ts';
import { measureExport, measureLists, measurePublication } from './lists.ts';
import { FEDERATION, type OfficePlace, openPlace, portsOf, postgresPlace, SIZE, sqlitePlace } from './office-place.ts';
import { inProcess, measurePages, measurePagesHere, overHttp, readers } from './player-pages.ts';
import { measureEntries } from './result-entries.ts';
import { servedBare, servedOffice } from './served-office.ts';

/** `npm run bench -- office`: on SQLite, and with `BENCH_ENGINE=postgres` on PostgreSQL. */
export async function measureOffice(): Promise<void> {
  const place = process.env.BENCH_ENGINE === 'postgres' ? await postgresPlace() : sqlitePlace();
  const store = await openPlace(place);
  try {
    heading(`${place.name}: ${SIZE.players} players, ${SIZE.years} years`);
    if (!place.isBuilt) await build(place, store);
    await measureLists(store);
    await measureCorrections(store);
    if (place.name === 'SQLite') await pointQuery(place);
    await measurePagesHere(store);
    const ports = portsOf(store, { memory: memory() });
    await measureEntries('readers in the process', ports, inProcess(ports));
    await overTheNetwork(place, store);
    await measureExport(store);
    await measurePublication(store);
  } finally {
    await store.close();
    await place.remove();
  }
}

async function build(place: OfficePlace, store: Store): Promise<void> {
  await timed('federation made and put on record, all lists published', () =>
    buildDemo(portsOf(store), FEDERATION, { ...SIZE, work: false }),
  );
  line('   size', `${(place.size() / 1e6).toFixed(0)} MB`);
}

async function overTheNetwork(place: OfficePlace, store: Store): Promise<void> {
  const { address, stop } = await servedOffice(place);
  try {
    await bareYardstick(address);
    await measurePages('over HTTP', overHttp(address));
    await measureEntries('readers over HTTP, entries of a second process', portsOf(store), overHttp(address));
  } finally {
    await stop();
  }
}

/** The yardstick of pages over HTTP: what these readers see of a server that has nothing to do. */
async function bareYardstick(office: string): Promise<void> {
  const { address, stop } = await servedBare(office);
  const source = overHttp(address);
  await readers(source, { count: 1, pause: 0, seconds: 3 });
  const { pages } = await readers(source, { count: 50, pause: 1000, seconds: 10 });
  line('yardstick: bare server with the answers ready, 50 readers, a page a second each', pages.summary);
  await stop();
}

/** The yardstick of a page: one row of SQLite by its key. */
async function pointQuery({ url }: OfficePlace): Promise<void> {
  if (!statSync(url).isFile()) return;
  const database = new DatabaseSync(url, { readOnly: true });
  const query = database.prepare(
    "select body from versions where federation = ? and kind = 'player' and id = ? and version = 1",
  );
  const latencies = new Latencies();
  for (let i = 0; i < 5000; i++)
    await latencies.watch(async () => query.get(FEDERATION, String(1 + ((i * 7919) % SIZE.players))));
  line('yardstick: a row of SQLite by its key', latencies.summary);
  database.close();
}
