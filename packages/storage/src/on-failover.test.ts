import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from './open-store.ts';
import { StorageFault } from './storage-fault.ts';
import type { Program } from './testing/child-program.ts';
import { acknowledgedBy, mustHold, startOffice } from './testing/contracts/processes-contract.ts';
import { openedStore } from './testing/fresh-store.ts';
import { performNote } from './testing/note-act.ts';
import { type PgBouncer, pgBouncerHere, startPgBouncer } from './testing/pgbouncer.ts';
import { type PostgresServer, postgresHere, startPostgres } from './testing/postgres-server.ts';
import { foundOffice } from './testing/sample-federation.ts';
import { watchReaders } from './testing/watch-readers.ts';

/** ESCALA_SOAK=1: each round takes some seconds. */
const ROUNDS = process.env.ESCALA_SOAK === '1' ? 5 : 0;
if (ROUNDS === 0)
  process.stderr.write('\n!! The tests of a switch to the standby were NOT run: ESCALA_SOAK=1 runs them.\n\n');

interface Pair {
  readonly primary: PostgresServer;
  readonly standby: PostgresServer;
  readonly pooler: PgBouncer;
}

/** A primary whose commits wait for its standby, behind PgBouncer. */
async function pair(): Promise<Pair> {
  const primary = await startPostgres();
  onTestFinished(() => primary.stop());
  // Otherwise a promotion may wait five seconds before it notices that the primary is gone.
  const standby = await startPostgres({ replicaOf: primary, settings: ['wal_retrieve_retry_interval=500ms'] });
  onTestFinished(() => standby.stop());
  await control(primary, `alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()');
  const isFollowed = `select 1 from pg_stat_replication where sync_state = 'sync'`;
  while ((await control(primary, isFollowed)).length === 0) await sleep(50);
  const pooler = await startPgBouncer(primary);
  onTestFinished(() => pooler.stop());
  return { primary, standby, pooler };
}

/** Returns the rows of the last statement. */
async function control({ url }: PostgresServer, ...statements: readonly string[]): Promise<readonly object[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let rows: readonly object[] = [];
  for (const statement of statements) ({ rows } = await client.query(statement));
  await client.end();
  return rows;
}

async function office(url: string): Promise<Program> {
  const store = await openStore({ url });
  await foundOffice(store, 'cat');
  await store.close();
  const orders = { federation: 'cat', work: 'acts', tag: 'a', times: 1e9, papers: 2, persistent: true } as const;
  return startOffice({ store: { url }, ...orders });
}

const isDone = (line: string): boolean => /^(ok|again) /.test(line);
const more = (program: Program, count: number): Promise<void> =>
  program.until(isDone, acknowledgedBy(program).length + count);

describe.runIf(ROUNDS > 0 && postgresHere() && pgBouncerHere())('a standby takes over while acts come in', () => {
  const figures: { readonly switchMs: number; readonly refused: number; readonly acts: number }[] = [];

  it.each(Array.from({ length: ROUNDS }, (_, i) => i + 1))(
    'round %i: nothing acknowledged is lost, and readers see nothing else',
    async () => {
      const { primary, standby, pooler } = await pair();
      const program = await office(pooler.url('postgres'));
      const readers = watchReaders(await openedStore({ url: pooler.url('postgres') }), 'cat');
      await more(program, 40);
      await sleep(Math.random() * 50);
      const from = performance.now();
      await primary.kill();
      standby.promote();
      pooler.pointTo(standby);
      const faultsBefore = program.lines.length;
      await more(program, 1);
      const switchMs = performance.now() - from;
      await more(program, 40);
      await program.kill();
      const { readings, wrong } = await readers.stop();
      expect([readings > 0, wrong]).toEqual([true, []]);
      const faults = program.lines.slice(faultsBefore - 1).filter((line) => line.startsWith('fault'));
      const acknowledged = acknowledgedBy(program);
      expect(new Set(acknowledged).size).toBe(acknowledged.length);
      await mustHold(standby.url, acknowledged);
      figures.push({ switchMs: Math.round(switchMs), refused: faults.length, acts: acknowledged.length });
      if (figures.length === ROUNDS) process.stderr.write(`switches: ${JSON.stringify(figures)}\n`);
    },
  );

  it('a standby that is gone: an act is unconfirmed, nothing hangs, and it is found done when the standby is back (D-OFF-704)', async () => {
    const { primary, standby } = await pair();
    const store = await openedStore({ url: primary.url, answersWithin: 300, patience: 200 });
    await foundOffice(store, 'cat');
    await standby.kill();
    const act = () =>
      performNote(store, 'cat', { note: 'a', version: 0, text: 'x' }, 'act').then(
        ({ again }) => (again ? 'again' : 'ok'),
        (error: unknown) => (error instanceof StorageFault ? error.code : String(error)),
      );
    expect([await act(), await act()]).toEqual(['unconfirmed', 'locked']);
    expect((await store.archive.read('cat', (reading) => reading.head())).seq).toBe(1);
    await standby.start();
    let said = await act();
    while (said === 'locked' || said === 'unconfirmed') said = await act();
    expect(said).toBe('again');
  });
});
