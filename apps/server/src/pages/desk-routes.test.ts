import { beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  server.send({ method: 'GET', url, headers });

describe('pages of the desks', () => {
  it('send a stranger to the door, which leads back to the same place', async () => {
    const { statusCode, headers } = await get('/ca/cat/desk?a=1&b=2');
    expect(statusCode).toBe(302);
    const door = new URL(String(headers.location), 'http://office');
    expect(door.pathname).toBe('/ca/cat/sign-in');
    expect(door.searchParams.get('next')).toBe('/desk?a=1&b=2');
  });

  it('send whoever has no second factor yet and needs one to the door, too', async () => {
    const { headers } = await server.as('officer');
    const cookie = await server.account('half@example.org', 'officer').then((id) => server.sessionOf(id, false));
    expect((await get('/en/cat/desk', { cookie })).statusCode).toBe(302);
    expect((await get('/en/cat/desk', { ...headers })).statusCode).toBe(200);
  });

  it('do not take a key for programs', async () => {
    expect((await get('/en/cat/desk', { authorization: 'Bearer nothing' })).statusCode).toBe(401);
  });

  it('are kept by nobody and speak the language of the address', async () => {
    const { headers: sent } = await server.as('arbiter');
    const { headers, body } = await get('/ro/cat/desk', sent);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('<html lang="ro">');
  });

  it('are nowhere in an unknown language or federation', async () => {
    expect((await get('/xx/cat/desk')).statusCode).toBe(404);
    expect((await get('/en/nowhere/desk')).statusCode).toBe(404);
  });

  it('take a form without scripts from their own page only, and say what is wrong with it', async () => {
    const { headers } = await server.as('arbiter');
    const url = '/en/cat/desk/events/nowhere/rounds/1/results';
    const send = (payload: string, more: Readonly<Record<string, string>> = {}) => {
      const { 'x-csrf-token': _not, ...sent } = headers as Record<string, string>;
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      return server.send({ method: 'POST', url, headers: { ...sent, ...form, ...more }, payload });
    };
    expect((await send('board-1=x')).statusCode).toBe(403);
    expect((await send('board-1=x', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const csrf = encodeURIComponent(String(headers['x-csrf-token']));
    expect((await send(`csrf=${csrf}&board-1=x`)).statusCode).toBe(422);
  });
});
