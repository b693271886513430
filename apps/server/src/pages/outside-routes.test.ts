import { performAct, SYSTEM } from '@escala/office';
import { foundFederation } from '@escala/office/acts';
import { CATALONIA, memoryArchive, memoryVault } from '@escala/office/testing';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from '../build-server.ts';
import { newUuid, sha256, systemClock } from '../system-ports.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

describe.each(['/setup', '/invitation'])('%s', (url) => {
  const get = (query = '', headers: Record<string, string> = {}) =>
    server.send({ method: 'GET', url: `${url}${query}`, headers });

  it('speaks the language of the browser, or the one that is asked for', async () => {
    const language = async (query: string, accepted: string): Promise<unknown> => {
      const answer = await get(query, { 'accept-language': accepted });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain(`<html lang="${answer.headers['content-language']}">`);
      return answer.headers['content-language'];
    };
    expect(await language('', 'ro-RO,ro;q=0.9')).toBe('ro');
    expect(await language('?lang=ca', 'ro')).toBe('ca');
    expect(await language('?lang=xx', 'tlh')).toBe('en');
  });

  it.each(['en', 'ca', 'es', 'ro'])('has all its words in %s', async (lang) => {
    expect((await get(`?lang=${lang}`)).body).not.toMatch(/\[web\./);
  });

  it('keeps to the rules of the site: nothing inline, nothing from elsewhere', async () => {
    const { body, headers } = await get();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).not.toMatch(/ style="| on[a-z]+="|<style|<script>|https?:/);
  });

  it('forms never send a password in an address, even before their module runs', async () => {
    const { body } = await get();
    for (const [form] of body.matchAll(/<form[^>]*>/g)) expect(form).toMatch(/method="post".* hidden/s);
  });

  it('is not sent again where nothing changed', async () => {
    const etag = String((await get()).headers.etag);
    const again = await get('', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

it('[D-OFF-280] /help leads to the help of the only federation', async () => {
  const help = await server.send({ method: 'GET', url: '/help', headers: { 'accept-language': 'ca' } });
  expect(help.headers.location).toBe('/ca/cat/help');
  expect((await server.send({ method: 'GET', url: '/helpless', headers: {} })).statusCode).toBe(404);
});

it('the first address leads to the only federation; an office without one leads to its foundation', async () => {
  const first = (app: FastifyInstance) => app.inject({ method: 'GET', url: '/', headers: { 'accept-language': 'ca' } });
  expect((await first(server.app)).headers.location).toBe('/ca/cat');
  const ports = { clock: systemClock, digest: sha256, newId: newUuid };
  const empty = await buildServer({ ...ports, archive: memoryArchive(), vault: memoryVault() });
  expect((await first(empty)).headers.location).toBe('/setup');
});

it('an office of several federations shows them by name on its first page', async () => {
  const shared = await testServer();
  const command = { ...CATALONIA, name: 'Federació <de> prova' };
  await performAct(shared.context, foundFederation, { federation: 'abc', id: 'found-2', actor: SYSTEM, command });
  const { statusCode, body } = await shared.send({ method: 'GET', url: '/?lang=ca' });
  expect(statusCode).toBe(200);
  expect([...body.matchAll(/<h2><a href="([^"]+)">/g)].map(([, address]) => address)).toEqual([
    ...(CATALONIA.name < command.name ? ['/ca/cat', '/ca/abc'] : ['/ca/abc', '/ca/cat']),
  ]);
  expect(body).toContain('Federació &lt;de&gt; prova');
});
