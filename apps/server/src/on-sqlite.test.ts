import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALONIA } from '@escala/office/testing';
import { openStore } from '@escala/storage';
import { Secret, TOTP } from 'otpauth';
import { afterAll, expect, it } from 'vitest';
import { serve } from './serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'escala-server-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PASSWORD = 'a long enough password';

it('an office on an empty directory: setup, sign-in, second factor, an act, a question, and all of it after a restart', async () => {
  const links: string[] = [];
  const start = async () => {
    const store = await openStore({ url: join(folder, 'escala.db') });
    return serve({
      ...store,
      port: 0,
      closeStore: () => store.close(),
      announceSetup: (link) => void links.push(link),
      options: { passwordCost: { memory: 8, passes: 1 }, checkAnswers: true },
    });
  };
  let server = await start();
  let headers: Record<string, string> = { 'content-type': 'application/json' };
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${server.address}/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
    return { status: response.status, cookie, body: (await response.json()) as Record<string, never> };
  };
  const administrator = { name: 'Anna Puig', email: 'anna@example.org', password: PASSWORD };
  const token = links[0]!.split('#')[1];
  expect((await call('POST', '/setup', { token, federation: 'cat', facts: CATALONIA, administrator })).status).toBe(
    200,
  );

  const session = await call('POST', '/cat/session', { email: 'anna@example.org', password: PASSWORD });
  const { account, csrf } = session.body as unknown as { account: string; csrf: string };
  headers = { ...headers, cookie: session.cookie!, 'x-csrf-token': csrf };
  const command = { account };
  const offered = await call('POST', '/cat/acts/totp.enrol', { command, secret: { password: PASSWORD } });
  const { key } = offered.body.shown as unknown as { key: string };
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate();
  const confirmed = await call('POST', '/cat/acts/totp.confirm', { command, secret: { code } });
  const shown = confirmed.body.shown as unknown as { csrf: string };
  headers = { ...headers, cookie: confirmed.cookie!, 'x-csrf-token': shown.csrf };
  const invited = { email: 'berta@example.org', name: 'Berta', roles: ['officer'] };
  expect((await call('POST', '/cat/acts/account.invite', { command: invited })).status).toBe(200);

  await server.close();
  server = await start();
  const { accounts } = (await call('GET', '/cat/accounts')).body as unknown as { accounts: { email: string }[] };
  expect(accounts.map(({ email }) => email).sort()).toEqual(['anna@example.org', 'berta@example.org']);
  expect(links).toHaveLength(1);
  await server.close();
});
