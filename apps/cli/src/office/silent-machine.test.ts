import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foundFederation } from '@escala/office/acts';
import { openStore } from '@escala/storage';
import {
  freePort,
  isOfSecondWorker,
  type MutedWire,
  mutedWire,
  type PostgresServer,
  postgresHere,
  standInForCitus,
  startPostgres,
} from '@escala/storage/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { CATALONIA } from '../testing/founded-office.ts';
import { ESCALA, runEscala } from '../testing/run-escala.ts';
import { officeDesk } from './office-desk.ts';

const folder = mkdtempSync(join(tmpdir(), 'escala-silent-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => join(folder, name);
const SILENT = 'The machine worker-2:5432 of the database does not answer: its federations are missing here.';

/**
 * A plain PostgreSQL with a stand-in for Citus's tables, behind a wire that swallows whatever concerns its second
 * machine. On a real Citus: one worker stopped.
 */
describe.runIf(postgresHere())('the command line while a machine of the database is silent (D-OFF-1404)', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server?.stop());

  async function tablesOf(url: string): Promise<string> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(`select string_agg(tablename, ' ' order by tablename) as tables from pg_tables
      where schemaname = 'public'`);
    await client.end();
    return rows[0].tables ?? '';
  }

  async function spread(name: string): Promise<MutedWire> {
    const url = server.database(name);
    const store = await openStore({ url });
    for (const federation of ['cat', 'far-1', 'ro'])
      await officeDesk(store.archive, federation, undefined).perform(foundFederation, CATALONIA);
    await store.close();
    await standInForCitus(url);
    expect((await runEscala(['distribute', '--database', url])).code).toBe(0);
    return mutedWire(url, isOfSecondWorker);
  }

  it('verify, export and backup of what is there work, and say what is missing', async () => {
    const wire = await spread('parted');
    const escala = (...args: string[]) => runEscala([...args, '--database', wire.url]);
    const whole = await escala('verify', '--all');
    expect([whole.code, whole.stderr]).toEqual([0, '']);
    expect(whole.stdout.match(/^(cat|far-1|ro)$/gm)).toEqual(['cat', 'far-1', 'ro']);
    const before = await escala('export', '--federation', 'cat');
    wire.mute();
    expect((await escala('verify', '--federation', 'cat')).code).toBe(0);
    expect(await escala('export', '--federation', 'cat')).toEqual(before);
    expect(await escala('export', '--federation', 'far-1')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('The machine that holds this federation does not answer'),
    });
    expect(await escala('export')).toMatchObject({ code: 2, stderr: expect.stringContaining('cat, ro, …') });
    const parted = await escala('verify', '--all');
    expect([parted.code, parted.stderr]).toEqual([1, expect.stringContaining(SILENT)]);
    expect(parted.stdout.match(/^(cat|far-1|ro)$/gm)).toEqual(['cat', 'ro']);
    const backup = await escala('backup', at('parted.backup'));
    expect(backup).toMatchObject({ code: 1, stderr: expect.stringContaining(SILENT) });
    expect(backup.stdout).toContain('2 federations');
    const restored = await runEscala(['restore', at('parted.backup'), '--data', at('restored')]);
    expect([restored.code, restored.stdout.match(/“(cat|ro)”/g)]).toEqual([0, ['“cat”', '“ro”']]);
    expect(restored.stderr).toContain('worker-2:5432');
    wire.unmute();
    expect(await escala('backup', at('whole.backup'))).toMatchObject({ code: 0, stderr: '' });
  });

  it('a server answers everybody else: its first page, other federations, whether it is ready', async () => {
    const [wire, port] = [await spread('served'), await freePort()];
    const child = spawn(process.execPath, [ESCALA, 'serve', '--port', String(port), '--database', wire.url]);
    onTestFinished(() => void child.kill('SIGKILL'));
    const answered = async (path: string): Promise<readonly [string, number]> => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } });
      await answer.text();
      return [path, answer.status];
    };
    const statuses = (paths: readonly string[]) => Promise.all(paths.map(answered));
    const everybody = ['/', '/readyz', '/en/cat', '/en/ro/players'];
    const isUp = async () => expect((await answered('/readyz'))[1]).toBe(200);
    await vi.waitFor(isUp, { timeout: 120_000, interval: 100 });
    for (const [, status] of await statuses([...everybody, '/en/far-1'])) expect(status).toBe(200);
    wire.mute();
    const far = Array.from({ length: 30 }, () => answered('/en/far-1/events'));
    for (let i = 0; i < 3; i++)
      for (const [path, status] of await statuses(everybody)) expect([path, status]).toEqual([path, 200]);
    expect(new Set((await Promise.all(far)).map(([, status]) => status))).toEqual(new Set([503]));
    wire.unmute();
    const isBack = async () => expect((await answered('/en/far-1/events'))[1]).toBe(200);
    await vi.waitFor(isBack, { timeout: 60_000, interval: 100 });
  });

  it('all federations are verified, or one list: not both', async () => {
    const { code, stderr } = await runEscala(['verify', '--all', 'standard/2024-03-01']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('--all checks whole federations')]);
  });

  it('distribute --dry-run changes nothing: it makes no tables, and brings none up to date', async () => {
    const url = server.database('dry');
    await standInForCitus(url);
    const empty = await tablesOf(url);
    const dry = () => runEscala(['distribute', '--dry-run', '--database', url]);
    expect(await dry()).toMatchObject({ code: 0, stdout: expect.stringContaining('federations: by federation') });
    expect(await tablesOf(url)).toBe(empty);
    await (await openStore({ url })).close();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`delete from migrations where name = '0004-plain-names'`);
    const counted = async () => (await client.query('select count(*)::int as n from migrations')).rows[0].n;
    const older = await counted();
    expect(await dry()).toMatchObject({ code: 1, stderr: expect.stringContaining('Nothing was changed') });
    expect(await counted()).toBe(older);
    await client.end();
  });
});
