import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR, SECOND } from '../instant.ts';
import { PASSWORD, type Sender, sender, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.app.close());

const codeOf = (key: string): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.parse(server.desk.clock.now()) });
const signIn = (email: string, code?: string) =>
  server.send({
    method: 'POST',
    url: '/api/cat/session',
    payload: { email, password: PASSWORD, ...(code === undefined ? {} : { code }) },
  });

function senderOf(answer: Awaited<ReturnType<typeof signIn>>, csrf?: string): Sender {
  const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0]!;
  const { account, csrf: first } = answer.json();
  return sender(server.send, account, { cookie, 'x-csrf-token': csrf ?? first });
}

const enrol = (who: Sender, password = PASSWORD) =>
  who.act('totp.enrol', { command: { account: who.account }, secret: { password } });
const confirm = (who: Sender, code: string) =>
  who.act('totp.confirm', { command: { account: who.account }, secret: { code } });

describe('D-OFF-40: officers need a second factor', () => {
  it('without one, a session may do no more than enrol', async () => {
    await server.account('officer@example.org', 'administrator');
    const answer = await signIn('officer@example.org');
    expect(answer.json()).toMatchObject({ secondFactor: 'missing', roles: ['administrator'] });
    const who = senderOf(answer);
    const refused = await who.get('/accounts');
    expect([refused.statusCode, refused.json().problems[0].code]).toEqual([403, 'second-factor-first']);
    expect((await who.get(`/accounts/${who.account}`)).statusCode).toBe(200);

    expect((await enrol(who, 'wrong')).json().problems[0]).toMatchObject({
      code: 'password-wrong',
      field: 'secret.password',
    });
    const { key, uri } = (await enrol(who)).json().shown;
    expect(uri).toMatch(/^otpauth:\/\/totp\/Escala%20cat:officer%40example\.org\?issuer=Escala%20cat&secret=/);
    expect((await confirm(who, '000000')).json().problems[0].code).toBe('code-wrong');
    expect((await who.get('/accounts')).statusCode).toBe(403);

    const confirmed = await confirm(who, codeOf(key));
    expect(confirmed.statusCode).toBe(200);
    expect((await who.get('/accounts')).statusCode).toBe(401);
    const cookie = String([confirmed.headers['set-cookie']].flat()[0]).split(';')[0]!;
    const full = sender(server.send, who.account, { cookie, 'x-csrf-token': confirmed.json().shown.csrf });
    expect((await full.get('/accounts')).statusCode).toBe(200);
    expect((await full.get('/session')).json()).toMatchObject({ secondFactor: 'done' });
  });

  it('with one, signing in needs a code, and a code counts once', async () => {
    await server.account('officer@example.org', 'officer');
    const who = senderOf(await signIn('officer@example.org'));
    const { key } = (await enrol(who)).json().shown;
    await confirm(who, codeOf(key));
    expect((await signIn('officer@example.org')).json().problems[0].code).toBe('code-needed');
    server.pass(30 * SECOND);
    const code = codeOf(key);
    const good = await signIn('officer@example.org', code);
    expect(good.json()).toMatchObject({ secondFactor: 'done' });
    expect((await signIn('officer@example.org', code)).json().problems[0].code).toBe('code-wrong');
  });

  it.each([
    [-60, 401],
    [-30, 200],
    [0, 200],
    [30, 200],
    [60, 401],
  ])('a clock that is off by %i seconds: %i', async (seconds, status) => {
    await server.account('officer@example.org', 'officer');
    const who = senderOf(await signIn('officer@example.org'));
    const { key } = (await enrol(who)).json().shown;
    await confirm(who, codeOf(key));
    server.pass(HOUR);
    const totp = new TOTP({ secret: Secret.fromBase32(key) });
    const timestamp = Date.parse(server.desk.clock.now()) + seconds * SECOND;
    expect((await signIn('officer@example.org', totp.generate({ timestamp }))).statusCode).toBe(status);
  });

  it('codes are throttled like passwords, and asking for one does not reset the count', async () => {
    await server.account('officer@example.org', 'officer');
    const who = senderOf(await signIn('officer@example.org'));
    const { key } = (await enrol(who)).json().shown;
    await confirm(who, codeOf(key));
    for (let i = 0; i < 6; i++) {
      if (i < 5) expect((await signIn('officer@example.org')).json().problems[0].code).toBe('code-needed');
      expect((await signIn('officer@example.org', '000000')).json().problems[0].code).toBe('code-wrong');
    }
    expect((await signIn('officer@example.org', '000000')).statusCode).toBe(429);
  });

  it('an offered key holds for an hour', async () => {
    await server.account('officer@example.org', 'officer');
    const who = senderOf(await signIn('officer@example.org'));
    const { key } = (await enrol(who)).json().shown;
    server.pass(HOUR);
    expect((await confirm(who, codeOf(key))).json().problems[0].code).toBe('code-wrong');
  });

  it('who gives up the own key shows a code; an administrator helps others with a reason', async () => {
    const officer = await server.account('officer@example.org', 'officer');
    const who = senderOf(await signIn('officer@example.org'));
    const { key } = (await enrol(who)).json().shown;
    const confirmed = await confirm(who, codeOf(key));
    const full = senderOf({ ...confirmed, json: () => ({ account: officer }) } as never, confirmed.json().shown.csrf);
    const remove = (by: Sender, secret: object) =>
      by.act('totp.remove', { reason: 'new telephone', command: { account: officer }, secret });
    expect((await remove(full, {})).json().problems[0].code).toBe('code-wrong');
    const other = await server.as('officer');
    expect((await remove(other, {})).json().problems[0].code).toBe('account-not-own');
    const admin = await server.as('administrator');
    expect((await remove(admin, {})).statusCode).toBe(200);
    expect((await full.get('/session')).json().account).toBeNull();
    expect((await signIn('officer@example.org')).json()).toMatchObject({ secondFactor: 'missing' });
  });
});
