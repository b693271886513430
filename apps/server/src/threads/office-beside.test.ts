import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isReadyBehind, memory, performAct, recordKinds, SYSTEM } from '@escala/office';
import { fileEvents, filePlayers, type TestOffice } from '@escala/office/testing';
import { openStore, type Store, verifyRecord } from '@escala/storage';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { newUuid } from '../system-ports.ts';
import { type Sender, type TestServer, testServer } from '../testing/test-server.ts';
import { ColumnsThread } from './columns-thread.ts';
import { OfficeBeside } from './office-beside.ts';
import { WorkerThread } from './worker-thread.ts';

const NOW = '2017-03-05T12:00:00.000Z';
const folder = mkdtempSync(join(tmpdir(), 'escala-beside-'));
const url = join(folder, 'escala.db');

let store: Store;
/** The same record in two ways: all work on the loop, and long work off it; and with a thread that finds no record. */
let inLoop: TestServer;
let beside: TestServer;
let lost: TestServer;
let officer: Sender;

beforeAll(async () => {
  store = await openStore({ url });
  const server = async (second?: object): Promise<TestServer> => {
    const { archive, vault } = store;
    const made = await testServer({ files: 1e9 }, { archive, vault, newId: newUuid, memory: memory(), ...second });
    made.pass(Date.parse(NOW) - Date.parse('2017-01-15T12:00:00.000Z'));
    return made;
  };
  inLoop = await server();
  beside = await server({ second: { url, now: NOW } });
  lost = await server({ second: { url: join(folder, 'nothing.db'), now: NOW } });
  officer = await inLoop.as('officer');
  await fewGames();
});
afterAll(async () => {
  await Promise.all([inLoop, beside, lost].map(({ app }) => app.close()));
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

async function fewGames(): Promise<void> {
  const { context: ports } = inLoop;
  const federation = 'cat';
  const perform: TestOffice['perform'] = (act, command) =>
    performAct(ports, act, { federation, id: ports.newId(), actor: SYSTEM, reason: 'a test', command });
  const office = { ports, federation, perform } as Partial<TestOffice> as TestOffice;
  const fide = (standard: number) => ({ ratings: [{ from: '2016-01-01', standard }] });
  await filePlayers(
    office,
    ['Pons, Ana', 'Roca, Biel', 'Serra, Pau'].map((name, i) => ({
      name,
      fide: fide(1900 - 50 * i),
      federatedOn: '2015-01-10',
    })),
  );
  const timeControl = { minutes: 90, increment: 30 };
  await fileEvents(
    office,
    ['2017-01-20', '2017-02-20'].map((start, i) => ({
      ...{ id: `e${i}`, name: `Obert ${i}`, type: 'swiss', start, end: start, timeControl },
      games: [{ round: 1, white: 'p0', black: 'p1', result: '1-0' }],
    })),
  );
  const published = await inLoop.send(publication('2017-02-01'));
  expect(published.statusCode).toBe(200);
}

const publication = (date: string, id = newUuid()): InjectOptions => ({
  ...{ method: 'POST', url: '/api/cat/acts/list.publish', headers: officer.headers },
  payload: { id, command: { series: 'standard', date } },
});

const change = { kind: 'result', event: 'e0', round: 1, white: 'p0', black: 'p1', result: '0-1' };
const DESK = '/ca/cat/desk/lists';
const ASKED: readonly InjectOptions[] = [
  { url: '/api/cat/lists/standard/preview' },
  { url: '/api/cat/revisions/preview' },
  { url: '/api/cat/health/standard' },
  { url: '/api/cat/lists/standard/2017-02-01/verification' },
  { url: '/api/cat/lists/standard/latest.pdf' },
  { url: '/api/cat/lists/standard/latest.csv' },
  { url: '/api/cat/lists/standard/latest.doc' },
  { url: '/api/cat/players.csv' },
  { url: '/en/cat/health?series=standard' },
  { url: '/en/cat/events/e0/standings?round=1' },
  { url: DESK },
  { method: 'POST', url: '/api/cat/corrections/preview', payload: { change } },
  { method: 'POST', url: '/api/cat/corrections/preview', payload: { change: { ...change, event: 'none' } } },
  { method: 'POST', url: '/api/cat/corrections/preview', payload: { change: {} } },
];

it.each(ASKED)('$url: the same answer beside the loop as in it (D-OFF-730)', async (asked) => {
  const [here, there] = await Promise.all(
    [inLoop, beside].map((server) => server.send({ ...asked, headers: officer.headers })),
  );
  const shown = ({ statusCode, headers, rawPayload }: typeof here & object) => ({
    ...{ statusCode, type: headers['content-type'], etag: headers.etag },
    body: rawPayload.toString('latin1').replaceAll(/"requestId":"[^"]+"/g, ''),
  });
  expect(shown(there!)).toEqual(shown(here!));
  if (String(asked.url).startsWith('/api/cat/lists/standard/latest.pdf')) {
    const headers = { ...officer.headers, 'if-none-match': String(there!.headers.etag) };
    expect((await beside.send({ ...asked, headers })).statusCode).toBe(304);
  }
});

const LIST = '/api/cat/lists/standard/2017-02-01';
it.each([
  [[`${LIST}.pdf`, `${LIST}.pdf?lang=x1`, `${LIST}.pdf?lang=x2&type=x&club=x&junk=1`, `${LIST}.pdf?edition=x`]],
  [[`${LIST}.csv?club=x1`, `${LIST}.csv?club=x1&lang=x&paper=a3`]],
  [[`${LIST}/verification?lang=x1`, `${LIST}/verification?lang=x2`, `${LIST}/verification`]],
  [['/en/cat/health', '/en/cat/health?junk=x1', '/en/cat/health?junk=x2&lang=ro']],
])('%j are made once: nothing that is not read makes another one (D-OFF-1331)', async (addresses) => {
  const made = vi.spyOn(OfficeBeside.prototype, 'shown');
  onTestFinished(() => made.mockRestore());
  const bodies = [];
  for (const url of addresses) {
    const answer = await beside.send({ url });
    expect(answer.statusCode).toBe(200);
    bodies.push(answer.rawPayload.toString('latin1'));
  }
  expect([made.mock.calls.length, new Set(bodies).size]).toEqual([1, 1]);
});

it('what is read makes another one', async () => {
  const [catalan, romanian] = await Promise.all(
    ['ca', 'ro'].map((lang) => beside.send({ url: `${LIST}.pdf?lang=${lang}` })),
  );
  expect(catalan!.headers.etag).not.toBe(romanian!.headers.etag);
});

it('turns are those of networks, for pages, answers and files', async () => {
  const made = vi.spyOn(OfficeBeside.prototype, 'shown');
  onTestFinished(() => made.mockRestore());
  const asked = { '10.0.0.1': '/ro/cat/health', '10.0.0.2': '/api/cat/health/rapid', '10.0.0.3': `${LIST}.txt` };
  for (const [remoteAddress, url] of Object.entries(asked))
    expect((await beside.send({ url, remoteAddress })).statusCode).toBe(200);
  expect(made.mock.calls.map(([, , network]) => network)).toEqual(Object.keys(asked));
});

it('a verification is counted with the papers and not with plain reading', async () => {
  const few = await testServer({ files: 2 }, { archive: store.archive, vault: store.vault, newId: newUuid });
  onTestFinished(() => few.app.close());
  const asked: number[] = [];
  for (const url of [`${LIST}/verification`, `${LIST}.pdf`, `${LIST}/verification`, '/api/cat/lists/standard'])
    asked.push((await few.send({ url })).statusCode);
  expect(asked).toEqual([200, 200, 429, 200]);
});

it('no thread is started before somebody needs it, and for nothing short (D-OFF-1332)', async () => {
  let looked = 0;
  const { archive, vault } = store;
  const read: typeof archive.read = async (...given) => {
    const answer = await archive.read(...given);
    looked++;
    return answer;
  };
  const tasks = vi.spyOn(WorkerThread.prototype, 'run');
  onTestFinished(() => tasks.mockRestore());
  const parts = { archive: { ...archive, read }, vault, newId: newUuid, memory: memory(), second: { url, now: NOW } };
  const { app, send } = await testServer({}, parts);
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  for (const at of ['/en/cat', '/en/cat/lists/standard', '/api/cat/clubs'])
    expect((await send({ url: at })).statusCode).toBe(200);
  // Nothing is read in the background any more.
  for (let before = -1; before < looked; await new Promise((resolve) => setTimeout(resolve, 200))) before = looked;
  expect(tasks).not.toHaveBeenCalled();
  await send({ url: '/en/cat/health' });
  expect(tasks).toHaveBeenCalledTimes(1);
});

it('visitors take turns beside the loop: however many ask, the office gets to its own work (D-OFF-1060)', async () => {
  const verification = (date: string) => beside.send({ url: `/api/cat/lists/standard/${date}/verification` });
  const many = Array.from({ length: 300 }, (_, i) => verification(`${1700 + i}-01-01`));
  const same = Array.from({ length: 300 }, () => verification('2017-02-01'));
  const own = await beside.send({ url: '/api/cat/lists/standard/preview', headers: officer.headers });
  expect(own.statusCode).toBe(200);
  const statuses = (answers: typeof many): Promise<Set<number>> =>
    Promise.all(answers).then((all) => new Set(all.map(({ statusCode }) => statusCode)));
  expect(await statuses(many)).toEqual(new Set([404, 503]));
  expect((await statuses(same)).size).toBe(1);
  expect(await statuses(Array.from({ length: 300 }, () => verification('2017-02-01')))).toEqual(new Set([200]));
});

it('an act beside the loop is performed once by its id, and the loop goes on from there', async () => {
  const id = newUuid();
  const early = await beside.send(publication('2017-02-15'));
  expect([early.statusCode, early.json().problems]).toEqual([
    422,
    (await inLoop.send(publication('2017-02-15'))).json().problems,
  ]);
  const [first, second] = await Promise.all([
    beside.send(publication('2017-03-01', id)),
    inLoop.send(publication('2017-03-01', id)),
  ]);
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  expect([first.json().again, second.json().again].sort()).toEqual([false, true]);
  expect(first.json().act.hash).toBe(second.json().act.hash);
  const { lists } = (await beside.send({ url: '/api/cat/lists' })).json() as { lists: { date: string }[] };
  expect(lists.map(({ date }) => date).sort()).toEqual(['2017-02-01', '2017-03-01']);
  expect(await verifyRecord(store, 'cat', { kinds: recordKinds })).toMatchObject({ damages: [] });
});

it.each(ASKED.filter(({ url: at }) => at !== DESK))(
  '$url is asked of the thread: where it finds no record, the database is at fault',
  async (asked) => {
    const answer = await lost.send({ ...asked, headers: { ...officer.headers, 'accept-language': 'en' } });
    expect(answer.statusCode).toBe(503);
    expect(answer.payload).toMatch(/cannot be opened/);
  },
);

it('columns are made ready in a thread of their own where there is no file that counts, and not for small federations (D-OFF-762)', async () => {
  const { context } = inLoop;
  const parts = { ...context, ready: store.ready };
  const readied = (more: object) => new ColumnsThread(parts, { url, now: NOW, largeFrom: 3, ...more });
  await readied({ largeFrom: 4, readyFrom: 0 }).keep('cat');
  expect(store.ready?.open('cat')).toBeUndefined();
  const keeper = readied({ readyFrom: 0 });
  await keeper.begin('cat');
  const written = store.ready?.open('cat')?.length;
  expect(written).toBeGreaterThan(0);
  expect(await isReadyBehind(parts, 'cat')).toBe(false);
  // It counts: another office over a place without a record is not asked.
  await new ColumnsThread(parts, { url: join(folder, 'nothing.db'), largeFrom: 3, readyFrom: 0 }).keep('cat');
  store.ready?.remove('cat');
  await keeper.close();
  await keeper.keep('cat');
  expect(store.ready?.open('cat')).toBeUndefined();
});
