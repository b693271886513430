import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forAllAsync } from '@escala/core/testing';
import { entryRequestKind } from '@escala/office';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { SWISS, type TestServer, testServer } from '../testing/test-server.ts';
import { twoOffices } from '../testing/two-offices.ts';

const folder = mkdtempSync(join(tmpdir(), 'escala-requests-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function opened(server: TestServer, entering: object) {
  const arbiter = await server.as('officer');
  const event = server.context.newId();
  await arbiter.act('event.register', { command: { event, facts: SWISS } });
  const set = await arbiter.act('event.set-entering', { command: { event, version: 1, entering } });
  expect(set.statusCode).toBe(200);
  return { arbiter, event };
}

const UNTIL = { until: SWISS.start };

describe('a stranger who asks to play', () => {
  const asked = async (secret: object, headers: Record<string, string> = {}) => {
    const server = await testServer();
    const { arbiter, event } = await opened(server, UNTIL);
    const payload = { command: { event, name: 'Puig, Joana' }, secret };
    const { statusCode, json } = await server.send({
      ...{ method: 'POST', url: '/api/cat/acts/entry.ask', headers, payload },
    });
    const requests = async () => (await arbiter.get(`/events/${event}/requests`)).json().requests;
    return { server, arbiter, event, statusCode, json, requests };
  };
  it('may leave an address, which the desk sees and nobody else, until the request is refused', async () => {
    const { server, arbiter, event, requests } = await asked({ email: 'Joana@example.org' });
    const [{ request, version, email }] = await requests();
    expect(email).toBe('joana@example.org');
    expect((await server.send({ url: `/api/cat/events/${event}/entering` })).body).not.toContain('@');
    const acts = await server.context.archive.read('cat', (reading) => reading.acts({ kind: 'entry.ask' }));
    expect(JSON.stringify(acts)).not.toContain('@');
    await arbiter.act('entry.decline', { command: { event, request, version } });
    expect(await server.context.vault.list('cat', 'entry-request', event)).toEqual([]);
  });
  it('the addresses go when the event does (D-OFF-628)', async () => {
    const { server, arbiter, event } = await asked({ email: 'joana@example.org' });
    expect(await server.context.vault.list('cat', 'entry-request', event)).toHaveLength(1);
    const annulled = await arbiter.act('event.annul', { reason: 'Nobody came.', command: { event, version: 2 } });
    expect(annulled.statusCode).toBe(200);
    expect(await server.context.vault.list('cat', 'entry-request', event)).toEqual([]);
  });
  it('is no program that fills in every field, and comes from no other site (D-OFF-627)', async () => {
    const trapped = await asked({ website: 'https://example.org' });
    expect([trapped.statusCode, trapped.json().problems[0].code]).toEqual([422, 'request-by-machine']);
    expect(await trapped.requests()).toEqual([]);
    const elsewhere = await asked({}, { 'sec-fetch-site': 'cross-site' });
    expect([elsewhere.statusCode, elsewhere.json().problems[0].code]).toEqual([403, 'cross-site']);
  });
});

it('[D-OFF-1308] eight requests come from one network for an event in a day, and a refused one does not count', async () => {
  const server = await testServer();
  const { event } = await opened(server, UNTIL);
  const { event: other } = await opened(server, UNTIL);
  const ask = async (remoteAddress: string, of = event, more: object = {}) => {
    const payload = { command: { event: of, name: 'Puig, Joana' }, ...more };
    const url = '/api/cat/acts/entry.ask';
    const { statusCode, json } = await server.send({ method: 'POST', url, remoteAddress, payload });
    return statusCode === 200 ? 'taken' : json().problems[0].code;
  };
  expect(await ask('10.0.0.1', 'no-such-event')).toBe('event-unknown');
  // The same request sent again is one request.
  for (const _twice of [1, 2]) expect(await ask('10.0.0.1', event, { id: 'again' })).toBe('taken');
  for (let i = 2; i <= 8; i++) expect(await ask('10.0.0.1')).toBe('taken');
  expect(await ask('10.0.0.1')).toBe('requests-from-network');
  // An id that is known, with another request, gives nothing back.
  for (let i = 0; i < 4; i++) expect(await ask('10.0.0.1', other, { id: 'again' })).toBe('act-id-used');
  expect(await ask('10.0.0.1')).toBe('requests-from-network');
  expect(await ask('2001:db8::1')).toBe('taken');
  expect(await ask('10.0.0.2')).toBe('taken');
  expect(await ask('10.0.0.1', other)).toBe('taken');
  server.pass(86_400_000);
  expect(await ask('10.0.0.1')).toBe('taken');
  await server.app.close();
});

it('[D-OFF-1308] what a stranger says is in the vault, and on record only once somebody decides', async () => {
  const server = await testServer();
  const { arbiter, event } = await opened(server, UNTIL);
  const command = { event, name: 'Recognisable, Joana', club: 'Recognisable club', birthYear: 1951 };
  await server.send({ method: 'POST', url: '/api/cat/acts/entry.ask', payload: { command } });
  const onRecord = () =>
    server.context.archive.read('cat', async (reading) =>
      JSON.stringify([await reading.acts({}), await reading.list(entryRequestKind)]),
    );
  expect(await onRecord()).not.toContain('Recognisable');
  const [request] = (await arbiter.get(`/events/${event}/requests`)).json().requests;
  expect(request).toMatchObject({ name: 'Recognisable, Joana', club: 'Recognisable club', birthYear: 1951 });
  const decided = { event, request: request.request, version: request.version };
  expect((await arbiter.act('entry.decline', { command: decided })).statusCode).toBe(200);
  expect(await onRecord()).not.toContain('Recognisable');
  expect(await server.context.vault.list('cat', 'entry-asked', event)).toEqual([]);
  await server.app.close();
});

it('[D-OFF-626] places and waiting list never overlap or overflow, however requests come to two servers', async () => {
  const offices = await twoOffices(join(folder, 'queue.db'), { writes: 100_000 });
  await forAllAsync(
    {
      of: [fc.integer({ min: 2, max: 6 }), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 3 })],
      numRuns: 8,
      examples: [[2, 5, 1]],
    },
    async (places, count, confirmed) => {
      const { arbiter, event } = await opened(offices[0], { ...UNTIL, places });
      const ask = (i: number) =>
        offices[i % 2]!.send({
          method: 'POST',
          url: '/api/cat/acts/entry.ask',
          remoteAddress: `10.0.0.${i}`,
          payload: { command: { event, name: `Puig, Joana ${'abcdefghij'[i]}` } },
        });
      const confirm = ({ request, version }: { request: string; version: number }) =>
        arbiter.act('entry.confirm', { command: { event, request, version, player: null } });
      const requests = async () => (await arbiter.get(`/events/${event}/requests`)).json().requests;
      const answers = await Promise.all(Array.from({ length: count }, (_, i) => ask(i)));
      const turns = answers.map((answer) => answer.json().outcome.turn as number).filter((turn) => turn > 0);
      expect(turns.sort((a, b) => a - b)).toEqual(Array.from({ length: Math.max(0, count - places) }, (_, i) => i + 1));
      for (const each of (await requests()).slice(0, confirmed)) await confirm(each);
      // All others are confirmed at once: only as many as there are places are entered.
      const rest = await requests();
      const results = await Promise.all(rest.map(confirm));
      const refused = results.filter(({ statusCode }) => statusCode !== 200).length;
      expect(refused).toBe(Math.max(0, count - places));
      const {
        left,
        asking,
        waiting,
        confirmed: entered,
      } = (await offices[1].send({ url: `/api/cat/events/${event}/entering` })).json();
      expect([left, asking, waiting, entered.length]).toEqual([
        Math.max(0, places - count),
        0,
        Math.max(0, count - places),
        Math.min(count, places),
      ]);
    },
  );
});
