import { spawn } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyQuestion, defineQuestion, performAct, SYSTEM } from '@escala/office';
import { foundFederation } from '@escala/office/acts';
import { CATALONIA, memoryArchive, memoryVault } from '@escala/office/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import type { Download } from './routes/download.ts';
import { questionPlace } from './routes/question-paths.ts';
import { PATIENCE, serve } from './serve.ts';
import { newUuid, sha256, systemClock } from './system-ports.ts';

describe('serving', () => {
  it('announces the setup of an empty office, with the address that readers use', async () => {
    const links: string[] = [];
    const announceSetup = (link: string): void => void links.push(link);
    const stores = { archive: memoryArchive(), vault: memoryVault() };
    const first = await serve({ ...stores, port: 0, announceSetup });
    await first.close();
    const second = await serve({
      ...stores,
      port: 0,
      announceSetup,
      options: { publicUrl: 'https://office.example.org' },
    });
    await second.close();
    expect(links[0]).toMatch(new RegExp(`^${first.address}/setup#[\\w-]{43}$`));
    expect(links[1]).toMatch(/^https:\/\/office\.example\.org\/setup#[\w-]{43}$/);
  });

  it('on SIGTERM finishes the requests it has, then closes the store', async () => {
    const order: string[] = [];
    let begin = (): void => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    let goOn = (): void => {};
    const wait = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const slow = defineQuestion({
      kind: 'federation.show',
      input: z.strictObject({}),
      answer: z.strictObject({ done: z.boolean() }),
      ask: async () => {
        begin();
        await wait;
        order.push('answered');
        return { done: true };
      },
    });
    const archive = memoryArchive();
    const ports = { archive, clock: systemClock, digest: sha256, newId: newUuid };
    await performAct(ports, foundFederation, { federation: 'cat', id: 'f', actor: SYSTEM, command: CATALONIA });
    const closeStore = async (): Promise<void> => void order.push('closed');
    // The browser of this worker would be closed by the signal.
    const others = process.listeners('SIGTERM');
    process.removeAllListeners('SIGTERM');
    onTestFinished(() => {
      for (const listener of others) process.on('SIGTERM', listener);
    });
    const server = await serve({
      archive,
      vault: memoryVault(),
      port: 0,
      closeStore,
      questions: [slow as AnyQuestion],
    });
    const answer = fetch(`${server.address}/api/cat${questionPlace('federation.show').path}`).then((response) =>
      response.json(),
    );
    await begun;
    process.emit('SIGTERM');
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    expect(order).toEqual([]);
    goOn();
    expect(await answer).toEqual({ done: true });
    await server.close();
    expect(order).toEqual(['answered', 'closed']);
    await expect(fetch(`${server.address}/healthz`)).rejects.toThrow();
    expect(process.listeners('SIGTERM')).toEqual([]);
  });
});

describe('the end, whatever clients do (D-OFF-435)', () => {
  it('leaves a supervisor no reason to kill', () => {
    expect(2 * PATIENCE).toBeLessThan(10_000);
  });

  it.each([
    [
      'sends a body slowly',
      'POST /api/setup HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    ],
    ['never ends its headers', 'GET /healthz HTTP/1.1\r\nhost: x\r\nx-more: '],
    ['keeps a connection for later', 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['says nothing at all', ''],
  ])('comes when somebody %s', async (_what, said) => {
    const closed: string[] = [];
    const closeStore = async (): Promise<void> => void closed.push('store');
    const server = await serve({ archive: memoryArchive(), vault: memoryVault(), port: 0, patience: 50, closeStore });
    const client = connect(Number(new URL(server.address).port), '127.0.0.1');
    client.on('error', () => undefined);
    await new Promise<void>((resolve) => client.write(said || ' ', () => resolve()));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await server.close();
    expect(closed).toEqual(['store']);
    client.destroy();
  });

  it('comes when a large answer is not read, and when the store does not close', async () => {
    const download: Download = {
      kind: 'federation.show',
      path: '/large',
      answer: async () => ({ contentType: 'application/octet-stream', body: new Uint8Array(50_000_000) }),
    };
    const archive = memoryArchive();
    const ports = { archive, clock: systemClock, digest: sha256, newId: newUuid };
    await performAct(ports, foundFederation, { federation: 'cat', id: 'f', actor: SYSTEM, command: CATALONIA });
    const closeStore = (): Promise<void> => new Promise(() => undefined);
    const parts = { archive, vault: memoryVault(), port: 0, patience: 50, downloads: [download], closeStore };
    const server = await serve(parts);
    const client = connect(Number(new URL(server.address).port), '127.0.0.1');
    client.on('error', () => undefined);
    client.write('GET /api/cat/large HTTP/1.1\r\nhost: x\r\n\r\n');
    await new Promise((resolve) => client.once('readable', resolve));
    await server.close();
    client.destroy();
  });
});

it('the figures have a socket of their own, which knows nothing else (D-OFF-435)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'escala-figures-'));
  const path = join(folder, 'metrics.sock');
  const server = await serve({ archive: memoryArchive(), vault: memoryVault(), port: 0, metricsPlace: { path } });
  const read = (of: string): Promise<{ status: number | undefined; text: string }> =>
    new Promise((resolve, reject) => {
      get({ socketPath: path, path: of }, async (answer) => {
        let text = '';
        for await (const chunk of answer) text += chunk;
        resolve({ status: answer.statusCode, text });
      }).once('error', reject);
    });
  const { text } = await read('/metrics');
  for (const figure of ['escala_http_seconds', 'nodejs_eventloop_lag_p99_seconds', 'escala_beside_tasks 0'])
    expect(text).toContain(figure);
  expect((await read('/healthz')).status).toBe(404);
  expect((await fetch(`${server.address}/metrics`)).status).toBe(403);
  await server.close();
  await rm(folder, { recursive: true });
});

it('the socket of a process that was killed is taken over, one that is answered is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'escala-figures-'));
  const path = join(folder, 'metrics.sock');
  const program = `require('net').createServer().listen(${JSON.stringify(path)}, () => console.log('up'))`;
  const before = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => before.stdout.once('data', resolve));
  const parts = () => ({ archive: memoryArchive(), vault: memoryVault(), port: 0, metricsPlace: { path } });
  await expect(serve(parts())).rejects.toThrow('EADDRINUSE');
  const exit = new Promise((resolve) => before.once('exit', resolve));
  before.kill('SIGKILL');
  await exit;
  expect((await stat(path)).isSocket()).toBe(true);
  const server = await serve(parts());
  expect(((await stat(path)).mode & 0o777).toString(8)).toBe('660');
  await server.close();
  await rm(folder, { recursive: true });
});

describe('ports of the system', () => {
  it('ids sort by time and are of version 7', () => {
    const ids = [newUuid(), newUuid()];
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Set(ids).size).toBe(2);
  });

  it('today is a date of the place', () => {
    for (const zone of ['UTC', 'Europe/Madrid', 'Pacific/Kiritimati'])
      expect(systemClock.today(zone)).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
