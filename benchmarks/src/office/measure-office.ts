import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { buildDemo } from '@escala/demo';
import { memory } from '@escala/office';
import type { Store } from '@escala/storage';
import { measureCorrections } from './corrections.ts';
import { heading, Latencies, line, timed } from './latencies.ts';
import { measureExport, measureLists, measurePublication } from './lists.ts';
import { FEDERATION, type OfficePlace, openPlace, portsOf, postgresPlace, SIZE, sqlitePlace } from './office-place.ts';
import { measureOpening } from './opening.ts';
import { asHtml, inProcess, measurePagesHere, overHttp, type PageSource, readers } from './player-pages.ts';
import { measureEntries } from './result-entries.ts';
import { type Served, servedBare, servedOffice } from './served-office.ts';

/** What is measured, in order; with `BENCH_ONLY=http,publication` only these. */
const PARTS: Readonly<Record<string, (place: OfficePlace, store: Store) => Promise<void>>> = {
  opening: (_, store) => measureOpening(store),
  lists: (_, store) => measureLists(store),
  corrections: (_, store) => measureCorrections(store),
  key: async (place) => {
    if (place.name === 'SQLite') await pointQuery(place);
  },
  pages: (_, store) => measurePagesHere(store),
  entries: (_, store) => {
    const ports = portsOf(store, { memory: memory() });
    return measureEntries('readers in the process', ports, inProcess(ports));
  },
  http: overTheNetwork,
  export: (_, store) => measureExport(store),
  publication: (_, store) => measurePublication(store),
};

/** `npm run bench -- office`: on SQLite, and with `BENCH_ENGINE=postgres` on PostgreSQL. */
export async function measureOffice(): Promise<void> {
  const place = process.env.BENCH_ENGINE === 'postgres' ? await postgresPlace() : sqlitePlace();
  const store = await openPlace(place);
  const only = process.env.BENCH_ONLY?.split(',');
  try {
    heading(`${place.name}: ${SIZE.players} players, ${SIZE.years} years`);
    if (!place.isBuilt) await build(place, store);
    for (const [name, measure] of Object.entries(PARTS)) if (only?.includes(name) ?? true) await measure(place, store);
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

/** Office and bare server in turns, for the same readers. */
async function overTheNetwork(place: OfficePlace, store: Store): Promise<void> {
  const office = await servedOffice(place);
  const bare = await servedBare(office.address);
  const [source, html, yardstick] = [overHttp(office.address), asHtml(office.address), overHttp(bare.address)];
  try {
    for (const each of [yardstick, source, html]) await readers(each, { count: 1, pause: 0, seconds: SECONDS });
    for (let turn = 1; turn <= TURNS; turn++)
      for (const [name, from, served] of [
        ['yardstick: bare server with the answers ready', yardstick, bare],
        ['player page over HTTP', source, office],
        ['player page as HTML', html, office],
      ] as const)
        await measureTurn(`${name}, turn ${turn}`, from, served);
    await measureEntries('readers over HTTP, entries of a second process', portsOf(store), source);
  } finally {
    await Promise.all([office.stop(), bare.stop()]);
  }
}

const SECONDS = Number(process.env.BENCH_SECONDS ?? 15);
const TURNS = 2;

/** 50 readers with a page a second each, then without a pause; and the server's processor time per page. */
async function measureTurn(name: string, source: PageSource, served: Served): Promise<void> {
  for (const pause of [1000, 0]) {
    const before = served.processor();
    const { pages, errors } = await readers(source, { count: 50, pause, seconds: SECONDS });
    const processor = (served.processor() - before) / pages.count;
    const said = pause > 0 ? 'a page a second each' : `without a pause (${Math.round(pages.count / SECONDS)} a second)`;
    line(
      `${name}, 50 readers, ${said}`,
      `${pages.summary}, cpu ${processor.toFixed(2)} ms a page${errors > 0 ? `, ${errors} errors` : ''}`,
    );
  }
}

/** The yardstick for a page: one SQLite row by key. */
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
