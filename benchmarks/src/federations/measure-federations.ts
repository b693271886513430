import { setTimeout as sleep } from 'node:timers/promises';
import { buildDemo } from '@escala/demo';
import { openStore, type Store } from '@escala/storage';
import { sql } from 'kysely';
import { heading, Latencies, line, timed } from '../office/latencies.ts';
import { FEDERATION, type OfficePlace, portsOf, postgresPlace, SIZE } from '../office/office-place.ts';
import { answerOf, overHttp, type PageSource, readers } from '../office/player-pages.ts';
import { type Served, served } from '../office/served-office.ts';

/** `BENCH_FEDERATIONS` federations of `BENCH_PLAYERS` players; `BENCH_MEMORY` megabytes to hold them in memory. */
const COUNT = Number(process.env.BENCH_FEDERATIONS ?? 200);
const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 5_000);
const YEARS = Number(process.env.BENCH_YEARS ?? 3);
const MOST = 1e6 * Number(process.env.BENCH_MEMORY ?? 500);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 15);

const lastList = `${SIZE.endsOn.slice(0, 7)}-01`;
const names = Array.from({ length: COUNT }, (_, i) => (i === 0 ? FEDERATION : `f${i}`));

interface Held {
  readonly milliseconds: number;
  readonly rss: number;
  readonly federations: number;
  readonly bytes: number;
}

/** `npm run bench -- federations`: many federations in one PostgreSQL database, and how one affects the others. */
export async function measureFederations(): Promise<void> {
  Object.assign(SIZE, { players: PLAYERS, years: YEARS });
  const place = await postgresPlace();
  try {
    heading(
      `${COUNT} federations of ${PLAYERS} players, ${YEARS} years, in one PostgreSQL; ${MOST / 1e6} MB for those at hand`,
    );
    if (!place.isBuilt) await build(place);
    const start = () => served('../federations/serve-federations.ts', `${place.url} ${MOST}`);
    const office = await timed('the server started', start);
    try {
      await tour(office);
      const second = await start();
      await neighbours(office, second).finally(second.stop);
    } finally {
      await office.stop();
    }
  } finally {
    await place.remove();
  }
}

async function build(place: OfficePlace): Promise<void> {
  const store = await openStore({ url: place.url });
  await timed('one federation made', () => buildDemo(portsOf(store), FEDERATION, { ...SIZE, work: false }));
  await timed('copied', () => copies(store));
  line('   size', `${(place.size() / 1e6).toFixed(0)} MB`);
  await store.close();
}

/** The same record under other names. Its hash chain is the first one's; nobody checks it here. */
async function copies({ engine }: Store): Promise<void> {
  for (const name of names.slice(1))
    await engine.write(async (db) => {
      const own = sql.raw(`case when kind = 'federation' then '${name}' else id end`);
      const of = (table: string, columns: string) =>
        sql`insert into ${sql.ref(table)} select ${sql.lit(name)}, ${sql.raw(columns)} from ${sql.ref(table)} where federation = ${FEDERATION}`;
      await sql`insert into federations select ${name}, seq, hash from federations where id = ${FEDERATION}`.execute(
        db,
      );
      await of('acts', 'seq, id, kind, at, actor, subject_kind, subject_id, entry').execute(db);
      await of('papers', 'folder, name, part, seq, bytes').execute(db);
      const ids = (table: string, before: string, after: string) =>
        sql`insert into ${sql.ref(table)} select ${sql.lit(name)}, kind, ${sql.raw(before)}${own}${sql.raw(after)} from ${sql.ref(table)} where federation = ${FEDERATION}`;
      await ids('versions', '', ', version, seq, body').execute(db);
      await ids('records', '', ', version, seq').execute(db);
      await ids('record_keys', 'key, value, ', '').execute(db);
    });
  await engine.write((db) => sql`analyze`.execute(db));
}

async function heldBy(office: Served, word = 'held'): Promise<Held> {
  return JSON.parse(await office.tell(word)) as Held;
}

const tell = (name: string, { rss, federations, bytes }: Held): void =>
  line(name, `${(rss / 1e6).toFixed(0)} MB, ${federations} at hand (${(bytes / 1e6).toFixed(0)} MB)`);

/** A page of each, twice: no federation stays in memory for good. */
async function tour(office: Served): Promise<void> {
  tell('   memory after the start', await heldBy(office));
  for (const round of ['first', 'second']) {
    const pages = new Latencies();
    for (const name of names) await pages.watch(() => page(overHttp(office.address, name)));
    line(`a page of each federation, ${round} time`, pages.summary);
    tell('   memory', await heldBy(office));
  }
}

const page = async (source: PageSource): Promise<void> => void (await source.history('1'));

/** Pause between re-rating one history and the next. */
const REST = 1000;

/**
 * Readers of one federation: alone, while another's history is re-rated
 * in the same process or in a second one, and while others are opened.
 */
async function neighbours(office: Served, second: Served): Promise<void> {
  const source = overHttp(office.address, names[0]);
  const read = async (name: string, beside?: () => Promise<unknown>): Promise<void> => {
    let [over, times] = [false, 0];
    const work = (async () => {
      for (; !over && beside; times++) await beside();
    })();
    // A fault of the work is told after the readers have ended.
    work.catch(() => undefined);
    const { pages, errors } = await readers(source, { count: 50, pause: 1000, seconds: SECONDS });
    over = true;
    await work;
    line(
      `50 readers: ${name}${beside ? ` (${times})` : ''}`,
      `${pages.summary}${errors > 0 ? `, ${errors} errors` : ''}`,
    );
  };
  const settle = async (where: Served): Promise<void> => {
    await heldBy(where, `settle ${names.at(-1)}`);
    await sleep(REST);
  };
  await read('warming up');
  await read('alone');
  await read('another one re-rates its history, second process', () => settle(second));
  await read('another one re-rates its history, same process, in the loop', () => settle(office));
  // A visitor's question that goes over a whole history: off the event loop, for a large federation.
  await read('the latest list of another one verified without a pause, same process', () =>
    answerOf(`${office.address}/api/${names.at(-1)}/lists/standard/${lastList}/verification`),
  );
  let opened = 0;
  const next = (): string => names[1 + (opened++ % (COUNT - 1))]!;
  await read('others opened one after the other, same process', () => page(overHttp(office.address, next())));
  tell('   memory at the end', await heldBy(office));
}
