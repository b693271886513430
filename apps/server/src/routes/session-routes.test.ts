import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../instant.ts';
import { PASSWORD, sender, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.app.close());

const signIn = (email: string, password = PASSWORD, more: object = {}, headers: Record<string, string> = {}) =>
  server.send({ method: 'POST', url: '/api/cat/session', headers, payload: { email, password, ...more } });
const cookieOf = (answer: { headers: Record<string, unknown> }): string =>
  String([answer.headers['set-cookie']].flat()[0]);
const tokenOf = (answer: { headers: Record<string, unknown> }): string => cookieOf(answer).split(';')[0]!;
const whoAmI = (cookie: string) => server.send({ url: '/api/cat/session', headers: { cookie } });

describe('signing in', () => {
  it('gives a session with roles and a csrf token, and the cookie that stands for it', async () => {
    const account = await server.account('anna@example.org', 'arbiter');
    const answer = await signIn('Anna@Example.org');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      account,
      roles: ['arbiter'],
      secondFactor: 'none',
      csrf: expect.any(String),
    });
    const again = await whoAmI(tokenOf(answer));
    expect(again.json()).toEqual(answer.json());
    expect(again.headers['cache-control']).toBe('no-store');
  });

  it('over http: a cookie for scripts and other sites out of reach', async () => {
    await server.account('anna@example.org', 'player');
    const cookie = cookieOf(await signIn('anna@example.org'));
    expect(cookie).toMatch(/^escala-cat=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  it('over https: secure and bound to the host', async () => {
    await server.app.close();
    server = await testServer({ publicUrl: 'https://office.example.org' });
    await server.account('anna@example.org', 'player');
    const answer = await signIn('anna@example.org');
    expect(cookieOf(answer)).toMatch(/^__Host-escala-cat=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(cookieOf(answer)).not.toContain('Domain');
    const token = tokenOf(answer);
    expect((await whoAmI(token)).json().account).not.toBeNull();
    expect((await whoAmI(token.replace('__Host-', ''))).json().account).toBeNull();
  });

  it('says the same of a wrong password, an unknown address and a suspended account', async () => {
    await server.account('anna@example.org', 'player');
    const suspended = await server.account('gone@example.org', 'player');
    const admin = await server.as('administrator');
    await admin.act('account.suspend', { reason: 'left', command: { account: suspended, version: 2 } });
    const bodies = [];
    for (const [email, password] of [
      ['anna@example.org', 'wrong'],
      ['nobody@example.org', PASSWORD],
      ['gone@example.org', PASSWORD],
    ] as const) {
      const { statusCode, body } = await signIn(email, password);
      bodies.push([statusCode, JSON.parse(body).problems]);
    }
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]).toMatchObject([401, [{ code: 'sign-in-failed' }]]);
  });

  it('never takes over a session that was brought along', async () => {
    await server.account('anna@example.org', 'player');
    const planted = 'escala-cat=planted-by-somebody-else-planted-by-somebo';
    const first = await signIn('anna@example.org', PASSWORD, {}, { cookie: planted });
    expect(tokenOf(first)).not.toBe(planted);
    expect((await whoAmI(planted)).json().account).toBeNull();
    const second = await signIn('anna@example.org', PASSWORD, {}, { cookie: tokenOf(first) });
    expect(tokenOf(second)).not.toBe(tokenOf(first));
    expect((await whoAmI(tokenOf(first))).json().account).toBeNull();
  });

  it('keeps hashes only', async () => {
    const account = await server.account('anna@example.org', 'player');
    const [, token = ''] = tokenOf(await signIn('anna@example.org')).split('=');
    const kept = await Promise.all(
      ['password', 'session', 'throttle'].map((shelf) => server.context.vault.list('cat', shelf, account)),
    );
    const text = JSON.stringify(kept);
    expect(text).toContain('$argon2id$v=19$m=8,t=1,p=1$');
    expect(text).not.toContain(PASSWORD);
    expect(text).not.toContain(token);
  });
});

describe('the end of a session', () => {
  it('comes with signing out, which needs the csrf token', async () => {
    await server.account('anna@example.org', 'player');
    const answer = await signIn('anna@example.org');
    const cookie = tokenOf(answer);
    const out = (headers: Record<string, string>) =>
      server.send({ method: 'DELETE', url: '/api/cat/session', headers: { cookie, ...headers } });
    expect((await out({})).json().problems[0].code).toBe('csrf');
    const done = await out({ 'x-csrf-token': answer.json().csrf });
    expect(done.statusCode).toBe(204);
    expect(cookieOf(done)).toMatch(/^escala-cat=; .*Expires=Thu, 01 Jan 1970/);
    expect((await whoAmI(cookie)).json().account).toBeNull();
  });

  it.each([
    [8 * HOUR - 1, true],
    [8 * HOUR, false],
    [8 * HOUR + 1, false],
  ])('after %i ms without a request: still there is %s', async (pause, there) => {
    await server.account('anna@example.org', 'player');
    const cookie = tokenOf(await signIn('anna@example.org'));
    server.pass(pause);
    expect((await whoAmI(cookie)).json().account !== null).toBe(there);
  });

  it('moves on with use, but not beyond a week', async () => {
    await server.account('anna@example.org', 'player');
    const cookie = tokenOf(await signIn('anna@example.org'));
    for (let passed = 0; passed < 7 * DAY; passed += 4 * HOUR) {
      expect((await whoAmI(cookie)).json().account).not.toBeNull();
      server.pass(4 * HOUR);
    }
    expect((await whoAmI(cookie)).json().account).toBeNull();
  });

  it('comes with suspension, at the next request', async () => {
    const account = await server.account('anna@example.org', 'player');
    const cookie = tokenOf(await signIn('anna@example.org'));
    const admin = await server.as('administrator');
    await admin.act('account.suspend', { reason: 'left', command: { account, version: 2 } });
    expect((await whoAmI(cookie)).json().account).toBeNull();
  });
});

describe('throttling', () => {
  it('waits 1, 2, 4 … seconds and never more than a quarter of an hour', async () => {
    await server.account('anna@example.org', 'player');
    for (let i = 0; i < 5; i++) expect((await signIn('anna@example.org', 'wrong')).statusCode).toBe(401);
    const waits = [];
    for (let i = 0; i < 12; i++) {
      expect((await signIn('anna@example.org', 'wrong')).statusCode).toBe(401);
      const blocked = await signIn('anna@example.org');
      expect(blocked.json().problems[0].code).toBe('sign-in-wait');
      waits.push(Number(blocked.headers['retry-after']));
      server.pass(waits.at(-1)! * SECOND - 1);
      expect((await signIn('anna@example.org')).statusCode).toBe(429);
      server.pass(1);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
    expect((await signIn('anna@example.org')).statusCode).toBe(200);
    expect((await signIn('anna@example.org', 'wrong')).statusCode).toBe(401);
  });

  it('counts attempts that arrive at once', async () => {
    await server.account('anna@example.org', 'player');
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn('anna@example.org', 'wrong')));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(6);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(14);
  });

  it('knows an address that tries many accounts, and one good sign-in does not clear it', async () => {
    await server.account('anna@example.org', 'player');
    for (let i = 0; i < 31; i++) {
      expect((await signIn(`guess-${i}@example.org`, 'wrong')).statusCode).toBe(401);
      if (i === 20) expect((await signIn('anna@example.org')).statusCode).toBe(200);
    }
    expect((await signIn('another@example.org', 'wrong')).statusCode).toBe(429);
    server.pass(MINUTE);
    expect((await signIn('anna@example.org')).statusCode).toBe(200);
  });

  it('counts wrong passwords inside a session as well', async () => {
    const player = await server.as('player');
    const change = (password: string) =>
      player.act('account.change-password', {
        command: { account: player.account },
        secret: { password, newPassword: 'another long password' },
      });
    for (let i = 0; i < 6; i++) expect((await change('wrong')).json().problems[0].code).toBe('password-wrong');
    expect((await change(PASSWORD)).statusCode).toBe(429);
    server.pass(SECOND);
    expect((await change(PASSWORD)).statusCode).toBe(200);
  });
});

describe('csrf', () => {
  it('a session without its token changes nothing', async () => {
    const admin = await server.as('administrator');
    const { cookie = '' } = admin.headers;
    const other = await server.as('administrator');
    const command = { email: 'x@example.org', name: 'X', roles: ['player'] };
    for (const headers of [
      { cookie },
      { cookie, 'x-csrf-token': '' },
      { cookie, 'x-csrf-token': other.headers['x-csrf-token']! },
    ]) {
      const answer = await sender(server.send, '', headers as Record<string, string>).act('account.invite', {
        command,
      });
      expect([answer.statusCode, answer.json().problems[0].code]).toEqual([403, 'csrf']);
    }
    expect((await admin.act('account.invite', { command })).statusCode).toBe(200);
  });

  it('what another site causes is refused, signing in as well', async () => {
    await server.account('anna@example.org', 'player');
    const answer = await signIn('anna@example.org', PASSWORD, {}, { 'sec-fetch-site': 'cross-site' });
    expect([answer.statusCode, answer.json().problems[0].code]).toEqual([403, 'cross-site']);
    expect((await signIn('anna@example.org', PASSWORD, {}, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
  });
});
