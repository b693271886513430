import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openAccount } from '../access/open-account.ts';
import { startSession } from '../access/sessions.ts';
import { startLink } from '../access/start-link.ts';
import { DAY, later } from '../instant.ts';
import { type BareServer, bareServer } from '../testing/bare-server.ts';

let server: BareServer;
const stop = vi.fn();
const KEPT_IN = '/home/anna/escala';

beforeEach(async () => {
  stop.mockClear();
  server = await bareServer('2026-11-14T09:00:00.000Z', { ownMachine: true, keptIn: KEPT_IN }, { stop });
});

const opening = { name: 'Our tournaments', arbiter: 'Arbiter', language: 'en', timeZone: 'Europe/Madrid' };
const newToken = async () => (await startLink(server.parts, 'http://127.0.0.1:8080')).split('#')[1]!;
const open = (token: string, more: object = {}, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/play',
    headers: { host: '127.0.0.1:8080', ...headers },
    payload: { token, ...opening, competitionRules: 'fide-2026', ...more },
  });
const sessionWith = async (answer: Awaited<ReturnType<typeof open>>) => {
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const got = await server.app.inject({ url: '/api/play/session', headers: { host: 'localhost', cookie } });
  return got.json<{ account: string | null; roles: string[]; secondFactor: string }>();
};

describe('a machine of one’s own (D-OFF-566)', () => {
  it('the link founds a house without lists and opens it, with every right there', async () => {
    const answer = await open(await newToken());
    expect([answer.statusCode, answer.json()]).toEqual([200, { federation: 'play' }]);
    expect(await sessionWith(answer)).toMatchObject({
      roles: ['administrator', 'officer', 'arbiter'],
      secondFactor: 'done',
    });
    const acts = await server.parts.archive.read('play', (reading) => reading.actsAfter(0, 10));
    expect(acts.map(({ kind }) => kind)).toEqual(['federation.found', 'account.invite', 'account.accept-invitation']);
  });

  it('a later start opens the same house as the same person', async () => {
    const first = await sessionWith(await open(await newToken()));
    const second = await sessionWith(await open(await newToken(), { name: 'Another name' }));
    expect(second.account).toBe(first.account);
    expect((await server.parts.archive.read('play', (reading) => reading.actsAfter(0, 10))).length).toBe(3);
  });

  it('the link works once, for a day, and not from another site; without it nobody is anybody', async () => {
    const token = await newToken();
    expect((await open('nonsense')).statusCode).toBe(403);
    expect((await open(token, {}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await open(token)).statusCode).toBe(200);
    expect((await open(token)).json().problems[0].code).toBe('start-link');
    const old = await newToken();
    server.now = later(server.now, DAY);
    expect((await open(old)).statusCode).toBe(403);
    const nobody = await server.app.inject({ url: '/api/play/session', headers: { host: 'localhost' } });
    expect(nobody.json()).toMatchObject({ account: null, roles: ['public'] });
  });

  it('a link that came to nothing can be used again', async () => {
    const token = await newToken();
    expect((await open(token, { timeZone: 'Mars/Olympus' })).statusCode).toBe(422);
    expect((await open(token)).statusCode).toBe(200);
  });

  it.each([
    ['127.0.0.1:8080', 302],
    ['localhost:8080', 302],
    ['[::1]:8080', 302],
    ['club.example.org', 421],
    ['127.0.0.1.example.org', 421],
  ])('asked as %s it answers %i', async (host, status) => {
    expect((await server.app.inject({ url: '/', headers: { host } })).statusCode).toBe(status);
  });

  it('an office of a federation has no such door', async () => {
    server = await bareServer('2026-11-14T09:00:00.000Z', {});
    expect((await open(await newToken())).statusCode).toBe(404);
    expect((await server.app.inject({ url: '/play', headers: { host: 'office.example.org' } })).statusCode).toBe(404);
  });
});

describe('[D-OFF-1440] stopping it, and where it keeps the tournaments', () => {
  const PHONE = '192.168.1.20';
  const cookieOf = (answer: Awaited<ReturnType<typeof open>>): string =>
    answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const csrfOf = async (cookie: string): Promise<string> => {
    const got = await server.app.inject({ url: '/api/play/session', headers: { host: 'localhost', cookie } });
    return got.json<{ csrf: string }>().csrf;
  };
  const quit = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    server.app.inject({
      method: 'POST',
      url: '/api/play/quit',
      headers: { host: 'localhost', ...headers },
      remoteAddress,
    });
  const pages = ['/en/play/desk', '/en/play/desk/events/run', '/en/play/desk/quit'];
  const pageAt = async (url: string, cookie: string, remoteAddress = '127.0.0.1') =>
    (await server.app.inject({ url, headers: { host: 'localhost', cookie }, remoteAddress })).body;

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('whoever started it stops it here, as %s', async (address) => {
    const cookie = cookieOf(await open(await newToken()));
    const answer = await quit({ cookie, 'x-csrf-token': await csrfOf(cookie) }, address);
    expect([answer.statusCode, stop.mock.calls.length]).toEqual([204, 1]);
  });

  it('nobody else: not without a session, without its token, from another site, nor from a phone with the session', async () => {
    const cookie = cookieOf(await open(await newToken()));
    const csrf = { 'x-csrf-token': await csrfOf(cookie) };
    const refused = [
      await quit({}),
      await quit({ cookie }),
      await quit({ cookie, 'x-csrf-token': 'nonsense' }),
      await quit({ cookie, ...csrf, 'sec-fetch-site': 'cross-site' }),
      await quit({ cookie, ...csrf }, PHONE),
    ];
    expect(refused.map((answer) => [answer.statusCode, answer.json().problems[0].code])).toEqual([
      [403, 'quit-here'],
      [403, 'csrf'],
      [403, 'csrf'],
      [403, 'cross-site'],
      [403, 'quit-here'],
    ]);
    expect(stop).not.toHaveBeenCalled();
  });

  it('another account of the house does not stop it, nor read the folder', async () => {
    await open(await newToken());
    const { context } = server;
    const id = (step: string): string => `guest-${step}`;
    const guest = {
      name: 'Guest',
      email: 'guest@example.org',
      roles: ['administrator', 'officer', 'arbiter'],
    } as const;
    const account = await openAccount(context, 'play', guest, id);
    const { token, csrf } = await startSession(context, 'play', account, true);
    const cookie = `escala-play=${token}`;
    expect((await quit({ cookie, 'x-csrf-token': csrf })).statusCode).toBe(403);
    expect(await pageAt('/en/play/desk', cookie)).not.toContain(KEPT_IN);
    expect(stop).not.toHaveBeenCalled();
  });

  it('its desk names the folder and the way to stop; on a phone neither, with the same session', async () => {
    const cookie = cookieOf(await open(await newToken()));
    for (const url of pages) {
      const [here, there] = [await pageAt(url, cookie), await pageAt(url, cookie, PHONE)];
      expect([here.includes(KEPT_IN), there.includes(KEPT_IN)], url).toEqual([true, false]);
      expect([here, there].map((page) => /<a [^>]*href="\/en\/play\/desk\/quit"/.test(page))).toEqual([true, false]);
    }
    expect(await pageAt('/en/play', cookie)).not.toContain(KEPT_IN);
    expect(await pageAt(pages[2]!, cookie, PHONE)).toContain('Only the person who started Escala can stop it');
  });

  it('an office of a federation cannot be stopped so', async () => {
    server = await bareServer('2026-11-14T09:00:00.000Z', {}, { stop });
    expect((await quit({})).statusCode).toBe(404);
  });
});
