import { beforeEach, describe, expect, it } from 'vitest';
import { startLink } from '../access/start-link.ts';
import { DAY, later } from '../instant.ts';
import { type BareServer, bareServer } from '../testing/bare-server.ts';

let server: BareServer;

beforeEach(async () => {
  server = await bareServer('2026-11-14T09:00:00.000Z', { ownMachine: true });
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
