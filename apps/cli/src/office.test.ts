import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ESCALA, FROM_SOURCES, runEscala, runProcess } from './testing/run-escala.ts';

const folder = mkdtempSync(join(tmpdir(), 'escala-office-'));
const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// The first run of each command is a separate process, which has to end by itself.
beforeAll(async () => {
  const made = await runProcess(['demo', '--players', '40', '--years', '1', '--seed', '3', '--data', at('one')]);
  expect(made.stderr).toBe('');
  expect(made.stdout).toContain('The federation “demo” is in ');
});

describe('the record on the command line', () => {
  it('is verified: the chain, and every list from the record of its day', async () => {
    const { stdout, code } = await runProcess(['verify', '--data', at('one')]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^The log is intact: \d+ acts/);
    expect(stdout.match(/ holds: [0-9a-f]{64}/g)!.length).toBeGreaterThanOrEqual(20);
  });

  it('is compared with a head noted elsewhere', async () => {
    const { stdout: whole } = await runEscala(['verify', '--data', at('one'), '--json']);
    const [record, list] = whole.split('\n').map((line) => line && JSON.parse(line)) as [
      { head: { hash: string; seq: number } },
      { list: string },
    ];
    const { head } = record;
    const verified = (...more: string[]) => runEscala(['verify', list.list, '--data', at('one'), ...more]);
    const [right, wrong, none] = [
      await verified('--expect-head', head.hash),
      await verified('--expect-head', head.hash.replaceAll(/[0-9]/g, 'a')),
      await verified('--expect-head', 'abc'),
    ];
    expect(right).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`The noted head is act ${head.seq}; nothing`),
    });
    expect(wrong).toMatchObject({ code: 1, stdout: expect.stringMatching(/No act of this chain.*has the noted hash/) });
    expect(none).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('“abc” is not a hash') });
  });

  it('does not make a demo over another federation', async () => {
    const { stderr, code } = await runEscala(['demo', '--data', at('one')]);
    expect([code, stderr]).toEqual([1, expect.stringContaining('“demo” already exists')]);
  });

  it('is not spread over several machines as long as it is a file', async () => {
    const { code, stdout, stderr } = await runEscala(['distribute', '--dry-run', '--data', at('one')]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/office\.sqlite is an SQLite file, and only a PostgreSQL with Citus spreads/);
  });

  it('is backed up and restored, never over existing data', async () => {
    expect((await runProcess(['backup', at('b.gz'), '--data', at('one')])).stdout).toContain('One federation');
    expect(await runEscala(['backup', at('b.gz'), '--data', at('one')])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('already exists'),
    });
    expect((await runProcess(['restore', at('b.gz'), '--data', at('two')])).stdout).toContain('everything checked');
    expect((await runEscala(['restore', at('b.gz'), '--data', at('two')])).code).toBe(1);
    expect((await runEscala(['verify', '--data', at('two')])).code).toBe(0);
  });

  it('is moved as an export that is the same on both sides', async () => {
    expect((await runProcess(['export', '--data', at('one'), '--out', at('x.jsonl')])).code).toBe(0);
    expect((await runProcess(['import', at('x.jsonl'), '--data', at('three')])).stdout).toContain('everything checked');
    const { stdout } = await runEscala(['export', '--data', at('three')]);
    expect(stdout).toBe(readFileSync(at('x.jsonl'), 'utf8'));
  });

  it('an export takes the place of an older one, whole or not at all, and is for its owner alone', async () => {
    writeFileSync(at('again.jsonl'), 'of yesterday', { mode: 0o644 });
    expect(await runEscala(['export', '--data', at('one'), '--out', at('again.jsonl')])).toMatchObject({ code: 0 });
    expect(readFileSync(at('again.jsonl'), 'utf8')).toBe(readFileSync(at('x.jsonl'), 'utf8'));
    expect(statSync(at('again.jsonl')).mode & 0o777).toBe(0o600);
    const unknown = ['export', '--data', at('one'), '--federation', 'nobody', '--out', at('again.jsonl')];
    expect((await runEscala(unknown)).code).toBe(2);
    expect(readFileSync(at('again.jsonl'), 'utf8')).toBe(readFileSync(at('x.jsonl'), 'utf8'));
  });

  it.each([
    ['backup', (file: string) => ['backup', file]],
    ['export', (file: string) => ['export', '--out', file]],
  ])('%s says that a file cannot be written, before any work', async (_name, command) => {
    const { code, stderr } = await runEscala([...command(join(at('nowhere'), 'file')), '--data', at('one')]);
    expect([code, stderr]).toEqual([1, expect.stringContaining('its folder does not exist. Create it first.')]);
  });

  it.each([
    [['backup', at('typo.gz')]],
    [['verify']],
    [['export']],
    [['invite', 'x@example.org', '--role', 'officer']],
    [['found']],
  ])('%j makes no office in a folder that was mistyped', async (command) => {
    const { code, stderr } = await runEscala([...command, '--data', at('typo')]);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`There is no office in ${at('typo')}. `)]);
    expect([existsSync(at('typo')), existsSync(at('typo.gz'))]).toEqual([false, false]);
  });

  it('an office without a federation has nothing to back up', async () => {
    mkdirSync(at('empty'));
    writeFileSync(at('empty/office.sqlite'), '');
    const { code, stderr } = await runEscala(['backup', at('empty.gz'), '--data', at('empty')]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('There is no federation yet')]);
    expect(existsSync(at('empty.gz'))).toBe(false);
  });

  it('says what is wrong with a file, and keeps nothing of it', async () => {
    const [first, ...rest] = readFileSync(at('x.jsonl'), 'utf8').split('\n');
    writeFileSync(at('bad.jsonl'), [first, ...rest.slice(5)].join('\n'));
    const { code, stderr } = await runEscala(['import', at('bad.jsonl'), '--data', at('four')]);
    expect(code).toBe(1);
    expect(stderr).not.toContain('[transfer.');
    expect(existsSync(at('four'))).toBe(false);
    expect(await runEscala(['import', at('none.jsonl'), '--data', at('four')])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no file'),
    });
  });

  it('a file that is no database is left as it is', async () => {
    writeFileSync(at('text'), 'no database');
    const { code, stderr } = await runEscala(['verify', '--database', at('text'), '--lang', 'ca']);
    expect(code).toBe(1);
    expect(stderr).not.toContain('    at ');
    expect(readFileSync(at('text'), 'utf8')).toBe('no database');
  });

  it('an invitation is a link', async () => {
    const { stdout } = await runProcess(['invite', 'anna@example.org', '--role', 'administrator', '--data', at('one')]);
    expect(stdout).toMatch(/http:\/\/127\.0\.0\.1:8080\/invitation#demo\//);
    expect((await runEscala(['invite', 'x@example.org', '--role', 'king', '--data', at('one')])).code).toBe(2);
  });
});

/** A server on this folder, which prints its address. */
async function served(folderName: string, program = ESCALA) {
  const office = spawn(process.execPath, [program, 'serve', '--data', at(folderName), '--port', '0', '--quiet']);
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    office.once('exit', () => reject(new Error(said)));
    office.stdout.on('data', (text) => {
      said += String(text);
      const found = /running at (http:\/\/127\.0\.0\.1:\d+)/.exec(said);
      if (found) resolve(found[1]!);
    });
  });
  const stop = (): Promise<number | null> => {
    const ended = new Promise<number | null>((resolve) => office.once('exit', resolve));
    office.kill('SIGTERM');
    return ended;
  };
  return { address, said: () => said, stop };
}

describe('escala found', () => {
  it('prints a link to create another federation in a running office', async () => {
    const { address, said, stop } = await served('one');
    expect(said()).not.toContain('/setup#');
    const { stdout, code } = await runProcess(['found', '--data', at('one'), '--public-url', `${address}/`]);
    const [, place, token] = /(http:\S+)#([\w-]{43})/.exec(stdout)!;
    expect([code, place]).toEqual([0, `${address}/setup`]);
    const facts = { name: 'Federació de dames', timeZone: 'Europe/Madrid', language: 'ca', series: [] };
    const administrator = { name: 'Anna Puig', email: 'anna@example.org', password: 'a long enough password' };
    const body = JSON.stringify({ token, federation: 'dames', facts, administrator });
    const headers = { 'content-type': 'application/json' };
    const found = (): Promise<Response> => fetch(`${address}/api/setup`, { method: 'POST', headers, body });
    const answer = await found();
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ federation: 'dames' })]);
    expect((await found()).status).toBe(403);
    for (const federation of ['demo', 'dames'])
      expect((await fetch(`${address}/api/${federation}/federation`)).status).toBe(200);
    expect(await stop()).toBe(0);
  });
});

describe('escala serve', () => {
  it('runs an office on an empty folder until it is stopped', async () => {
    const { address, said, stop } = await served('fresh', FROM_SOURCES);
    expect(said()).toContain('/setup#');
    expect(await (await fetch(`${address}/readyz`)).json()).toMatchObject({ status: 'ready' });
    expect(await stop()).toBe(0);
    expect(existsSync(join(at('fresh'), 'office.sqlite'))).toBe(true);
  });

  it('says that a port is taken', async () => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) =>
      taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port)),
    );
    const { code, stderr } = await runProcess(['serve', '--data', at('other'), '--port', String(port)]);
    taken.close();
    expect([code, stderr]).toEqual([1, `Port ${port} is in use by another program. Choose another one with --port.\n`]);
  });
});
