import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR, SECOND } from '../../instant.ts';
import { PASSWORD, recoverable, type Sender, sender, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.app.close());

const codeOf = (key: string): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.parse(server.context.clock.now()) });
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
    const timestamp = Date.parse(server.context.clock.now()) + seconds * SECOND;
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

  it('a code that confirmed the key is used: it signs nobody in', async () => {
    await server.account('officer@example.org', 'officer');
    const who = senderOf(await signIn('officer@example.org'));
    const { key } = (await enrol(who)).json().shown;
    const code = codeOf(key);
    expect((await confirm(who, code)).statusCode).toBe(200);
    expect((await signIn('officer@example.org', code)).json().problems[0].code).toBe('code-wrong');
    server.pass(30 * SECOND);
    expect((await signIn('officer@example.org', codeOf(key))).statusCode).toBe(200);
  });

  it('an administrator helps others, with a reason, and then the account has none', async () => {
    const officer = await server.account('officer@example.org', 'officer');
    const { full } = await withKey('officer@example.org');
    const reset = (by: Sender) => by.act('second-factor.reset', { reason: 'lost', command: { account: officer } });
    expect((await reset(await server.as('officer'))).json().problems[0].code).toBe('not-allowed');
    const admin = await server.as('administrator');
    const own = await admin.act('second-factor.reset', { reason: 'x', command: { account: admin.account } });
    expect(own.json().problems[0].code).toBe('second-factor-own');
    expect((await reset(admin)).json().problems[0].code).toBe('recovery-needed');
    await recoverable(server.context, officer);
    expect((await reset(admin)).statusCode).toBe(200);
    expect((await full.get('/session')).json().account).toBeNull();
    expect((await signIn('officer@example.org')).json()).toMatchObject({ secondFactor: 'missing' });
    expect(await server.context.vault.list('cat', 'recovery-code', officer)).toEqual([]);
  });
});

/** An account with a key, in the session that confirmed it. */
async function withKey(email: string): Promise<{ full: Sender; key: string; codes: string[] }> {
  const who = senderOf(await signIn(email));
  const { key } = (await enrol(who)).json().shown;
  const confirmed = await confirm(who, codeOf(key));
  const { csrf, codes } = confirmed.json().shown;
  const full = senderOf({ ...confirmed, json: () => ({ account: who.account }) } as never, csrf);
  server.pass(30 * SECOND);
  return { full, key, codes: String(codes).split(' ') };
}
const problemOf = (answer: Awaited<ReturnType<Sender['act']>>): unknown =>
  answer.statusCode === 200 ? 'done' : answer.json().problems[0].code;

describe('D-OFF-457: a second factor is replaced', () => {
  const again = async (full: Sender, secret: object) =>
    problemOf(await full.act('totp.enrol', { command: { account: full.account }, secret }));

  it('with the password and the old one, never with the password alone', async () => {
    await server.account('officer@example.org', 'officer');
    const { full, key } = await withKey('officer@example.org');
    const code = codeOf(key);
    expect(await again(full, { password: PASSWORD })).toBe('code-needed');
    expect(await again(full, { password: PASSWORD, code: '000000' })).toBe('code-wrong');
    expect(await again(full, { password: 'wrong', code })).toBe('password-wrong');
    expect(await again(full, { code })).toBe('password-needed');
    expect(await again(full, { password: PASSWORD, code })).toBe('done');
    expect(await again(full, { password: PASSWORD, code })).toBe('code-wrong');
  });

  it('until the new one is confirmed the old one counts, and then no more', async () => {
    await server.account('officer@example.org', 'officer');
    const { full, key } = await withKey('officer@example.org');
    const secret = { password: PASSWORD, code: codeOf(key) };
    const offered = (await full.act('totp.enrol', { command: { account: full.account }, secret })).json().shown.key;
    server.pass(30 * SECOND);
    expect((await signIn('officer@example.org', codeOf(offered))).statusCode).toBe(401);
    expect((await signIn('officer@example.org', codeOf(key))).statusCode).toBe(200);
    expect((await confirm(full, codeOf(offered))).statusCode).toBe(200);
    server.pass(30 * SECOND);
    expect((await signIn('officer@example.org', codeOf(key))).statusCode).toBe(401);
    expect((await signIn('officer@example.org', codeOf(offered))).statusCode).toBe(200);
  });

  it('is not given up where a role needs it, and with its code where none does', async () => {
    for (const [email, role, expected] of [
      ['officer@example.org', 'officer', 'second-factor-last'],
      ['player@example.org', 'player', 'done'],
    ] as const) {
      await server.account(email, role);
      const { full, key } = await withKey(email);
      const remove = (secret: object) => full.act('totp.remove', { command: { account: full.account }, secret });
      expect(problemOf(await remove({ password: PASSWORD }))).toBe('code-needed');
      expect(problemOf(await remove({ password: PASSWORD, code: codeOf(key) }))).toBe(expected);
    }
    expect((await signIn('player@example.org')).json()).toMatchObject({ secondFactor: 'none' });
  });
});

describe('D-OFF-458: recovery codes', () => {
  it('come with the first second factor, are kept as hashes, and each counts once', async () => {
    const officer = await server.account('officer@example.org', 'officer');
    const { full, codes } = await withKey('officer@example.org');
    expect(codes).toHaveLength(10);
    expect(codes[0]).toMatch(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){3}$/);
    const kept = JSON.stringify(await server.context.vault.list('cat', 'recovery-code', officer));
    for (const code of codes) expect(kept).not.toContain(code);
    const written = codes[0]!.toLowerCase().replaceAll('-', '');
    expect((await signIn('officer@example.org', written)).json()).toMatchObject({ secondFactor: 'done' });
    expect((await signIn('officer@example.org', codes[0])).json().problems[0].code).toBe('code-wrong');
    expect((await full.get(`/accounts/${officer}/second-factor`)).json()).toMatchObject({
      totp: true,
      recoveryCodes: 9,
    });
  });

  it('replace a key that was lost', async () => {
    await server.account('officer@example.org', 'officer');
    const { codes } = await withKey('officer@example.org');
    const who = senderOf(await signIn('officer@example.org', codes[0]));
    const secret = { password: PASSWORD, code: codes[1] };
    const { key } = (await who.act('totp.enrol', { command: { account: who.account }, secret })).json().shown;
    expect((await confirm(who, codeOf(key))).json().shown).not.toHaveProperty('codes');
  });

  it('are made anew with password and second factor, and those before count no more', async () => {
    await server.account('officer@example.org', 'officer');
    const { full, key, codes } = await withKey('officer@example.org');
    const make = (secret: object) => full.act('recovery-codes.make', { command: { account: full.account }, secret });
    expect(problemOf(await make({ password: PASSWORD }))).toBe('code-needed');
    const made = (await make({ password: PASSWORD, code: codeOf(key) })).json().shown.codes.split(' ');
    expect(made).toHaveLength(10);
    expect((await signIn('officer@example.org', codes[0])).statusCode).toBe(401);
    expect((await signIn('officer@example.org', made[0])).statusCode).toBe(200);
  });

  it('of somebody else open nothing', async () => {
    await server.account('officer@example.org', 'officer');
    await server.account('other@example.org', 'officer');
    const [{ codes }] = [await withKey('officer@example.org'), await withKey('other@example.org')];
    expect((await signIn('other@example.org', codes[0])).json().problems[0].code).toBe('code-wrong');
    expect((await signIn('officer@example.org', codes[0])).statusCode).toBe(200);
  });
});
