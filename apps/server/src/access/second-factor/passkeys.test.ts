import { accountKind, allActs, performAct, SYSTEM } from '@escala/office';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '../../instant.ts';
import { Authenticator, type Manner } from '../../testing/authenticator.ts';
import { PASSWORD, type Sender, sender, type TestServer, testServer } from '../../testing/test-server.ts';
import { relyingParty } from './passkeys.ts';

const ORIGIN = 'https://office.example.org';
const ANNA = 'anna@example.org';
let server: TestServer;
beforeEach(async () => {
  server = await testServer({ publicUrl: ORIGIN });
});
afterEach(() => server.app.close());

type Answer = Awaited<ReturnType<TestServer['send']>>;
const codeOf = (answer: Answer): unknown => (answer.statusCode === 200 ? 'done' : answer.json().problems[0].code);
const post = (payload: object): Promise<Answer> => server.send({ method: 'POST', url: '/api/cat/session', payload });
const challenge = async () => (await server.send({ method: 'POST', url: '/api/cat/session/passkey' })).json();
const senderOf = (answer: Answer, account: string, csrf: string): Sender => {
  const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0]!;
  return sender(server.send, account, { cookie, 'x-csrf-token': csrf });
};
async function signedIn(email = ANNA, more: object = {}): Promise<Sender> {
  const answer = await post({ email, password: PASSWORD, ...more });
  expect(answer.statusCode).toBe(200);
  return senderOf(answer, answer.json().account, answer.json().csrf);
}

/** The steps a person takes: ask with the password, let the authenticator answer, name the passkey. */
async function withPasskey(
  who: Sender,
  key: Authenticator,
  manner: Manner = {},
  secret: object = { password: PASSWORD },
) {
  const { account } = who;
  const { shown } = (await who.act('passkey.enrol', { command: { account }, secret })).json();
  const passkey = key.create(shown.options, manner);
  return who.act('passkey.confirm', { command: { account, name: 'telephone' }, secret: { passkey } });
}

async function annaWithPasskey(role: 'player' | 'officer' = 'officer') {
  const account = await server.account(ANNA, role);
  const key = new Authenticator(ORIGIN);
  const confirmed = await withPasskey(await signedIn(), key);
  expect(confirmed.statusCode).toBe(200);
  const { csrf, codes } = confirmed.json().shown;
  return { account, key, who: senderOf(confirmed, account, csrf), codes: String(codes).split(' ') };
}

describe('a passkey', () => {
  it('is a second factor: roles that need one count, and recovery codes come with it', async () => {
    const { who, codes, account } = await annaWithPasskey();
    expect((await who.get('/session')).json()).toMatchObject({ secondFactor: 'done' });
    expect(codes).toHaveLength(10);
    expect((await who.get(`/accounts/${account}/second-factor`)).json()).toMatchObject({
      totp: false,
      recoveryCodes: 10,
      passkeys: [{ name: 'telephone', addedOn: '2017-01-15', lastUsed: null }],
    });
    expect(codeOf(await post({ email: ANNA, password: PASSWORD }))).toBe('code-needed');
  });

  it('signs in in place of address and password, and its last use is shown', async () => {
    const { key, who, account } = await annaWithPasskey();
    const answer = await post({ passkey: key.get(await challenge()) });
    expect(answer.json()).toMatchObject({ account, secondFactor: 'done' });
    const { passkeys } = (await who.get(`/accounts/${account}/second-factor`)).json();
    expect(passkeys[0].lastUsed).toBe('2017-01-15T12:00:00.000Z');
  });

  it('D-OFF-460: without the person made sure of it is one factor: with the password only', async () => {
    const { key } = await annaWithPasskey();
    const unverified = async () => key.get(await challenge(), { verified: false });
    expect(codeOf(await post({ passkey: await unverified() }))).toBe('password-needed');
    expect(codeOf(await post({ email: ANNA, password: 'wrong', passkey: await unverified() }))).toBe('sign-in-failed');
    const answer = await post({ email: ANNA, password: PASSWORD, passkey: await unverified() });
    expect(answer.json()).toMatchObject({ secondFactor: 'done' });
  });

  it.each([
    ['of another site', { origin: 'https://office.example.org.evil.example' }],
    ['of plain http', { origin: 'http://office.example.org' }],
    ['to a challenge that is not ours', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['with a counter that went back', { counter: 1 }],
  ] as [string, Manner][])('an answer %s is refused', async (_what, manner) => {
    const { key } = await annaWithPasskey();
    expect(codeOf(await post({ passkey: key.get(await challenge()) }))).toBe('done');
    expect(codeOf(await post({ passkey: key.get(await challenge(), manner) }))).toBe('passkey-wrong');
  });

  it('the host that a request names decides nothing (D-OFF-459)', async () => {
    const host = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const asked = await server.send({ method: 'POST', url: '/api/cat/session/passkey', headers: host });
    expect(asked.json().rpId).toBe('office.example.org');
    expect(relyingParty({ publicUrl: undefined }).id).toBe('localhost');
    expect(relyingParty({ publicUrl: undefined }).isOrigin('http://localhost.evil.example')).toBe(false);
    for (const publicUrl of ['http://192.0.2.1:8080', 'http://[2001:db8::1]/'])
      expect(() => relyingParty({ publicUrl })).toThrow('passkeys-need-name');
  });

  it('an answer counts once, and a challenge for five minutes', async () => {
    const { key } = await annaWithPasskey();
    const passkey = key.get(await challenge());
    expect([codeOf(await post({ passkey })), codeOf(await post({ passkey }))]).toEqual(['done', 'passkey-wrong']);
    for (const [pause, expected] of [
      [5 * MINUTE - 1, 'done'],
      [5 * MINUTE, 'passkey-wrong'],
      [5 * MINUTE + 1, 'passkey-wrong'],
    ] as const) {
      const options = await challenge();
      server.pass(pause);
      expect(codeOf(await post({ passkey: key.get(options) }))).toBe(expected);
    }
  });

  it('an answer counts once also of those that count nothing, as passkeys that travel do', async () => {
    await server.account(ANNA, 'player');
    const key = new Authenticator(ORIGIN);
    expect((await withPasskey(await signedIn(), key, { counter: 0 })).statusCode).toBe(200);
    const passkey = key.get(await challenge(), { counter: 0 });
    expect([codeOf(await post({ passkey })), codeOf(await post({ passkey }))]).toEqual(['done', 'passkey-wrong']);
    expect(codeOf(await post({ passkey: key.get(await challenge(), { counter: 0 }) }))).toBe('done');
  });

  it('of somebody else proves nothing beside a password', async () => {
    const { key } = await annaWithPasskey('player');
    await server.account('berta@example.org', 'player');
    const berta = await signedIn('berta@example.org');
    const passkey = key.get(await challenge());
    expect(codeOf(await post({ email: 'berta@example.org', password: PASSWORD, passkey }))).toBe('passkey-wrong');
    const secret = { password: PASSWORD, passkey: key.get(await challenge()) };
    const enrol = await berta.act('totp.enrol', { command: { account: berta.account }, secret });
    expect(codeOf(enrol)).toBe('passkey-wrong');
  });

  it('an answer that was made for one account is not taken for another', async () => {
    const anna = await server.account(ANNA, 'player');
    await server.account('berta@example.org', 'player');
    const [annas, bertas] = [await signedIn(), await signedIn('berta@example.org')];
    const enrolled = await annas.act('passkey.enrol', { command: { account: anna }, secret: { password: PASSWORD } });
    const passkey = new Authenticator(ORIGIN).create(enrolled.json().shown.options);
    const command = { account: bertas.account, name: 'x' };
    expect(codeOf(await bertas.act('passkey.confirm', { command, secret: { passkey } }))).toBe('passkey-wrong');
  });

  it('with the id of one that is there already is refused, whoever brings it', async () => {
    const { key } = await annaWithPasskey('player');
    const berta = await server.account('berta@example.org', 'player');
    expect(codeOf(await withPasskey(await signedIn('berta@example.org'), key))).toBe('passkey-wrong');
    const found = await server.context.archive.read('cat', (reading) => reading.get(accountKind, berta));
    expect(found?.body.secondFactors).toEqual([]);
    // The authenticator now answers in Berta's name, which its key does not belong to.
    expect(codeOf(await post({ passkey: key.get(await challenge()) }))).toBe('passkey-wrong');
  });

  it.each(['', '{}', '[]', 'null', '{"id":"x","response":{"clientDataJSON":"e30"}}', '{"id":1,"response":{}}'])(
    'anything else is no answer: %s',
    async (passkey) => {
      await server.account(ANNA, 'player');
      expect((await post({ passkey })).statusCode).toBe(passkey === '' ? 422 : 401);
    },
  );

  it('removed, it opens nothing; the last one of a role that needs one stays', async () => {
    const { key, who, account } = await annaWithPasskey();
    const other = new Authenticator(ORIGIN);
    const proof = async () => ({ passkey: key.get(await challenge()) });
    const added = await withPasskey(who, other, {}, await proof());
    expect(added.json().shown).not.toHaveProperty('codes');
    const full = senderOf(added, account, added.json().shown.csrf);
    const { passkeys } = (await full.get(`/accounts/${account}/second-factor`)).json() as {
      passkeys: { id: string }[];
    };
    const remove = async (passkey: string, secret: object) =>
      codeOf(await full.act('passkey.remove', { command: { passkey }, secret }));
    expect(await remove(added.json().outcome.passkey, {})).toBe('password-needed');
    expect(await remove(added.json().outcome.passkey, { password: PASSWORD })).toBe('code-needed');
    expect(await remove(added.json().outcome.passkey, await proof())).toBe('done');
    expect(codeOf(await post({ passkey: other.get(await challenge()) }))).toBe('passkey-wrong');
    const first = passkeys.find(({ id }) => id !== added.json().outcome.passkey)!.id;
    expect(await remove(first, await proof())).toBe('second-factor-last');
    expect(codeOf(await post({ passkey: key.get(await challenge()) }))).toBe('done');
  });

  it('of an account that is suspended opens nothing', async () => {
    const { key, account } = await annaWithPasskey('player');
    const suspend = allActs.find(({ kind }) => kind === 'account.suspend')!;
    const command = { account, version: 3 };
    await performAct(server.context, suspend, { federation: 'cat', id: 'x', actor: SYSTEM, reason: 'left', command });
    expect(codeOf(await post({ passkey: key.get(await challenge()) }))).toBe('passkey-wrong');
  });

  it('is not kept from anybody by strangers who try the address', async () => {
    const { key } = await annaWithPasskey();
    for (let i = 0; i < 8; i++) await post({ email: ANNA, password: 'wrong' });
    expect((await post({ email: ANNA, password: PASSWORD })).statusCode).toBe(429);
    expect(codeOf(await post({ passkey: key.get(await challenge()) }))).toBe('done');
  });
});
