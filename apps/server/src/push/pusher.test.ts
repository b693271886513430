import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SWISS, type TestServer, testServer } from '../testing/test-server.ts';
import type { PushLine } from './push-line.ts';
import { MOST_OF_NETWORK, MOST_SUBSCRIPTIONS, subscribe } from './subscriptions.ts';
import { decrypted } from './testing/decrypted.ts';

/** A push service on this machine: `/201` answers 201, `/slow` never answers. */
let service: Server;
let place = '';
const got: string[] = [];
let body = Buffer.alloc(0);
let told = (): void => undefined;
beforeAll(async () => {
  service = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      body = Buffer.concat(parts);
      got.push(request.url!);
      told();
      if (request.url !== '/slow') reply.writeHead(Number(request.url!.slice(1, 4)), { location: '/201/led' }).end('x');
    });
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  place = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

const ON_THIS_MACHINE: PushLine = {
  protocol: 'http:',
  patience: 60_000,
  reaches: (address: string) => address === '127.0.0.1',
};
const keys = () => ({
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
});
const wish = (endpoint: string) => ({ endpoint, ...keys(), language: 'en', player: 'p1' }) as const;

let server: TestServer;
let headers: Record<string, string> = {};
/** Performs an act over HTTP. */
async function act(kind: string, command: object, reason?: string): Promise<void> {
  const payload = { command, ...(reason && { reason }) };
  const answer = await server.send({ method: 'POST', url: `/api/cat/acts/${kind}`, headers, payload });
  if (answer.statusCode !== 200) throw new Error(`${kind}: ${answer.body}`);
}
const ask = (body: object, more: Record<string, string> = {}) =>
  server.send({ method: 'POST', url: '/api/cat/events/open/push', payload: body, headers: more });
const kept = async (): Promise<string[]> =>
  (await server.context.vault.list('cat', 'push', 'open')).map(
    ({ text }) => new URL(JSON.parse(text).endpoint).pathname,
  );

async function opened(pushLine?: PushLine): Promise<void> {
  server = await testServer({ publicUrl: 'https://office.example.org' }, pushLine && { pushLine });
  const officer = await server.as('officer');
  headers = { ...officer.headers, cookie: `__Host-${officer.headers.cookie}` };
  await act('event.register', { event: 'open', facts: SWISS });
  for (const [i, name] of ['Puig, Anna', 'Soler, Berta', 'Vidal, Carla', 'Roca, Dina'].entries()) {
    await act('player.register', { player: `p${i}`, name, sex: 'f', birthDate: '1990-01-01' });
    await act('entry.add', { event: 'open', player: `p${i}`, facts: { rating: 2000 - i } });
  }
}
beforeEach(() => void got.splice(0));

describe('[D-OFF-740] a round that is paired', () => {
  it('is told once to everybody who asked; who is gone is forgotten, and nothing else touches the round', async () => {
    await opened(ON_THIS_MACHINE);
    for (const path of ['/201', '/404', '/410', '/500', '/302'])
      expect((await ask(wish(`${place}${path}`))).statusCode).toBe(204);
    await subscribe(
      { ...server.context, pushLine: { ...ON_THIS_MACHINE, reaches: () => true } },
      'cat',
      'open',
      wish('http://127.0.0.2:9/refused'),
      '192.0.2.1',
    );
    await server.app.pusher!.deliver('cat');
    expect(got).toEqual([]);
    await act('round.pair', { event: 'open', round: 1 });
    await Promise.all([server.app.pusher!.deliver('cat'), server.app.pusher!.deliver('cat')]);
    expect(got.sort()).toEqual(['/201', '/302', '/404', '/410', '/500']);
    expect((await kept()).sort()).toEqual(['/201', '/302', '/500', '/refused']);
    await server.app.pusher!.deliver('cat');
    expect(got).toHaveLength(5);
    expect(server.logs.join('')).toContain('"failed":3');
    expect(server.logs.join('')).not.toContain(place);
    await server.app.close();
  });

  it('is told by itself, beside the request, in the language of the page that it leads to', async () => {
    await opened(ON_THIS_MACHINE);
    const [browser, auth] = [createECDH('prime256v1'), randomBytes(16)];
    const own = { p256dh: browser.generateKeys('base64url'), auth: auth.toString('base64url') };
    await ask({ ...wish(`${place}/201`), ...own, language: 'ca', player: 'p 1' });
    const arrived = new Promise<void>((resolve) => (told = resolve));
    await act('round.pair', { event: 'open', round: 1 });
    await arrived;
    expect(got).toEqual(['/201']);
    expect(JSON.parse(decrypted(body, browser, auth))).toEqual({
      title: 'La ronda 1 està emparellada',
      body: 'Obert de prova',
      path: '/ca/cat/events/open/seat?player=p%201',
    });
    await server.app.close();
  });

  it('is told no longer than the patience lasts', async () => {
    await opened({ ...ON_THIS_MACHINE, patience: 30 });
    await ask(wish(`${place}/slow`));
    await act('round.pair', { event: 'open', round: 1 });
    await server.app.pusher!.deliver('cat');
    expect(server.logs.join('')).toContain('"failed":1');
    expect(await kept()).toEqual(['/slow']);
    await server.app.close();
  });

  it('is given up when the server ends', async () => {
    await opened(ON_THIS_MACHINE);
    await ask(wish(`${place}/slow`));
    const arrived = new Promise<void>((resolve) => (told = resolve));
    await act('round.pair', { event: 'open', round: 1 });
    await arrived;
    await server.app.close();
    expect(await kept()).toEqual(['/slow']);
  });

  it('and paired again after it was taken back, is told again', async () => {
    await opened(ON_THIS_MACHINE);
    await ask(wish(`${place}/201`));
    for (const kind of ['round.pair', 'round.unpair', 'round.pair']) {
      await act(
        kind,
        { event: 'open', round: 1, ...(kind === 'round.unpair' && { version: 1 }) },
        'A player came late.',
      );
      await server.app.pusher!.deliver('cat');
    }
    expect(got).toEqual(['/201', '/201']);
    await server.app.close();
  });
});

describe('[D-OFF-738] who wants to be told', () => {
  it('has a key of the installation, and is kept once, until the event is over', async () => {
    await opened(ON_THIS_MACHINE);
    const key = async () => (await server.send({ url: '/api/cat/push-key' })).json().key as string;
    expect(Buffer.from(await key(), 'base64url')).toHaveLength(65);
    expect(await key()).toBe(await key());
    expect((await server.send({ url: '/en/cat/events/open/seat?player=p0' })).body).toContain('data-notify=');
    for (const path of ['/a', '/a', '/b']) await ask(wish(`${place}${path}`));
    expect((await kept()).sort()).toEqual(['/a', '/b']);
    const stop = (path: string, more = {}) =>
      server.send({
        ...{ method: 'POST', url: '/api/cat/events/open/push/stop', headers: more },
        payload: { endpoint: `${place}${path}` },
      });
    expect((await stop('/b', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect([(await stop('/b')).statusCode, (await stop('/never')).statusCode]).toEqual([204, 204]);
    expect(await kept()).toEqual(['/a']);
    const acts = await server.context.archive.read('cat', (reading) => reading.actsAfter(0, 100));
    expect(JSON.stringify(acts)).not.toContain(place);
    await act('event.annul', { event: 'open', version: 1 }, 'Nobody came.');
    expect(await kept()).toEqual([]);
    // One that arrived as the event ended, or left over because the end did not go through this server.
    await server.context.vault.put('cat', 'push', 'open.late', { owner: 'open', text: '{}' });
    await server.context.vault.put('cat', 'push-told', 'open', { owner: 'push', text: '0' });
    await server.app.pusher!.deliver('cat');
    expect(await server.context.vault.list('cat', 'push', 'open')).toEqual([]);
    expect((await ask(wish(`${place}/a`))).json().problems[0].code).toBe('push-over');
    await server.app.close();
  });

  it('is no program that has the server knock elsewhere, and not one too many', async () => {
    await opened();
    const codes = [];
    const point = Buffer.alloc(65, 4).toString('base64url');
    for (const wrong of [
      { endpoint: `${place}/201` },
      { endpoint: 'https://10.0.0.1/' },
      { p256dh: point },
      { auth: 'x' },
    ])
      codes.push((await ask({ ...wish('https://push.example.net/1'), ...wrong })).json().problems[0].code);
    expect(codes).toEqual(Array(4).fill('push-address'));
    expect((await ask({ ...wish(`https://push.example.net/${'x'.repeat(1000)}`) })).statusCode).toBe(422);
    expect((await ask(wish('https://push.example.net/1'), { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const one = (await ask(wish('https://push.example.net/1'))).statusCode;
    for (let i = 2; i < MOST_SUBSCRIPTIONS; i++)
      await server.context.vault.put('cat', 'push', `open.${i}`, { owner: 'open', text: '{}' });
    const last = (await ask(wish('https://push.example.net/last'))).statusCode;
    const more = (await ask(wish('https://push.example.net/more'))).json().problems[0].code;
    const again = (await ask(wish('https://push.example.net/last'))).statusCode;
    expect([one, last, more, again]).toEqual([204, 204, 'push-full', 204]);
    await server.app.close();
  });

  it('[D-OFF-1092] is no network that takes the place of all others', async () => {
    await opened(ON_THIS_MACHINE);
    const from = async (remoteAddress: string, path: string): Promise<string> => {
      const url = '/api/cat/events/open/push';
      const answer = await server.send({ method: 'POST', url, payload: wish(`${place}${path}`), remoteAddress });
      return answer.statusCode === 204 ? 'kept' : answer.json().problems[0].code;
    };
    await from('198.51.100.9', '/elsewhere');
    for (let i = 2; i < MOST_OF_NETWORK; i++)
      await subscribe(server.context, 'cat', 'open', wish(`${place}/${i}`), '2001:db8:0:1');
    const below = await from('2001:db8:0:1::7', '/below');
    const at = await from('2001:db8:0:1::8', '/at');
    const above = await from('2001:db8:0:1::9', '/above');
    expect([below, at, above]).toEqual(['kept', 'kept', 'push-network']);
    // Another network, and browsers that are kept already, also when they have come into this one.
    expect(await from('2001:db8:0:2::9', '/above')).toBe('kept');
    expect(await from('2001:db8:0:1::9', '/at')).toBe('kept');
    expect(await from('2001:db8:0:1::9', '/elsewhere')).toBe('kept');
    expect(JSON.stringify(await server.context.vault.list('cat', 'push', 'open'))).not.toContain('2001:db8');
    await server.app.close();
  });

  it.each([
    {},
    { publicUrl: 'http://office.example.org' },
    { publicUrl: 'https://office.example.org', ownMachine: true },
  ])('is not asked by an office at %o', async (options) => {
    server = await testServer(options);
    expect(server.app.pusher).toBeUndefined();
    expect((await server.send({ url: '/api/cat/push-key', headers: { host: 'localhost' } })).statusCode).toBe(404);
    await server.app.close();
  });
});
