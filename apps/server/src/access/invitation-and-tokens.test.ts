import { accountKind, allActs, needsPerson } from '@escala/office';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../instant.ts';
import { PASSWORD, recoverable, sender, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.app.close());

const accept = async (account: string, token: string, password = PASSWORD) =>
  (await server.as('public')).act('account.accept-invitation', { command: { account }, secret: { token, password } });
const signIn = (email: string, password = PASSWORD) =>
  server.send({ method: 'POST', url: '/api/cat/session', payload: { email, password } });

async function invited(): Promise<{ account: string; token: string; link: string }> {
  const admin = await server.as('administrator');
  const command = { email: 'anna@example.org', name: 'Anna', roles: ['arbiter'] };
  const answer = await admin.act('account.invite', { command });
  expect(answer.statusCode).toBe(200);
  return { ...answer.json().outcome, ...answer.json().shown };
}

describe('invitations', () => {
  it('a link is shown once, sets the password and is used up', async () => {
    const { account, token, link } = await invited();
    expect(link).toBe(`/invitation#cat/${account}/${token}`);
    expect((await signIn('anna@example.org')).statusCode).toBe(401);
    expect((await accept(account, token)).statusCode).toBe(200);
    expect((await signIn('anna@example.org')).statusCode).toBe(200);
    expect((await accept(account, token)).json().problems[0]).toMatchObject({
      code: 'invitation-unknown',
      field: 'secret.token',
    });
  });

  it.each([
    [7 * DAY - 1, 200],
    [7 * DAY, 422],
    [7 * DAY + 1, 422],
  ])('after %i ms: %i', async (pause, status) => {
    const { account, token } = await invited();
    server.pass(pause);
    expect((await accept(account, token)).statusCode).toBe(status);
  });

  it('a link opens its own account only', async () => {
    const { token } = await invited();
    const other = await server.account('other@example.org', 'administrator');
    expect((await accept(other, token)).statusCode).toBe(422);
  });

  it.each([
    ['x'.repeat(11), 422],
    ['x'.repeat(12), 200],
    ['x'.repeat(256), 200],
    ['x'.repeat(257), 422],
  ])('D-OFF-41: a password of the length of %s', async (password, status) => {
    const { account, token } = await invited();
    expect((await accept(account, token, password)).statusCode).toBe(status);
  });

  it('neither link nor password is on record or in the log', async () => {
    const { account, token } = await invited();
    await accept(account, token);
    const acts = await server.context.archive.read('cat', (reading) => reading.actsAfter(0, 100));
    const kept = JSON.stringify(acts) + server.logs.join('');
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(PASSWORD);
  });

  it('D-OFF-215: another address ends the link that went to the one before', async () => {
    const { account, token } = await invited();
    const admin = await server.as('administrator');
    const command = { account, version: 1, email: 'berta@example.org' };
    const changed = await admin.act('account.change-address', { reason: 'mistyped', command });
    expect(changed.statusCode).toBe(200);
    expect((await accept(account, token)).json().problems[0].code).toBe('invitation-unknown');
    const renewed = await admin.act('account.renew-invitation', { command: { account } });
    expect((await accept(account, renewed.json().shown.token)).statusCode).toBe(200);
  });

  it('a new link ends the one before, and a new password ends the sessions', async () => {
    const { account, token } = await invited();
    const admin = await server.as('administrator');
    const renewed = (await admin.act('account.renew-invitation', { command: { account } })).json().shown.token;
    expect((await accept(account, token)).statusCode).toBe(422);
    expect((await accept(account, renewed)).statusCode).toBe(200);
    const cookie = String([(await signIn('anna@example.org')).headers['set-cookie']].flat()[0]).split(';')[0]!;
    await recoverable(server.context, account);
    const forgotten = (await admin.act('account.renew-invitation', { command: { account } })).json().shown.token;
    await accept(account, forgotten, 'another long password');
    const session = await server.send({ url: '/api/cat/session', headers: { cookie } });
    expect(session.json().account).toBeNull();
    expect((await signIn('anna@example.org')).statusCode).toBe(401);
    expect((await signIn('anna@example.org', 'another long password')).statusCode).toBe(200);
  });

  it('an account that is reinstated begins again with a link', async () => {
    const account = await server.account('anna@example.org', 'player');
    const admin = await server.as('administrator');
    await admin.act('account.suspend', { reason: 'left', command: { account, version: 2 } });
    await recoverable(server.context, account);
    const back = await admin.act('account.reinstate', { reason: 'came back', command: { account, version: 4 } });
    expect((await signIn('anna@example.org')).statusCode).toBe(401);
    expect((await accept(account, back.json().shown.token)).statusCode).toBe(200);
    expect((await signIn('anna@example.org')).statusCode).toBe(200);
  });

  it('sent again with its id, an act gives a new link and is on record once', async () => {
    const admin = await server.as('administrator');
    const body = { id: 'once', command: { email: 'anna@example.org', name: 'Anna', roles: ['arbiter'] } };
    const [first, second] = [await admin.act('account.invite', body), await admin.act('account.invite', body)];
    expect([first.json().again, second.json().again]).toEqual([false, true]);
    const { account } = second.json().outcome;
    expect((await accept(account, first.json().shown.token)).statusCode).toBe(422);
    expect((await accept(account, second.json().shown.token)).statusCode).toBe(200);
  });
});

describe('API tokens', () => {
  async function token(scopes: string[], more: object = {}) {
    const admin = await server.as('administrator');
    const command = { account: admin.account, label: 'script', scopes, ...more };
    const { shown, outcome } = (await admin.act('api-token.create', { command })).json();
    const bearer = sender(server.send, admin.account, { authorization: `Bearer ${shown.token}` });
    return { admin, bearer, secret: shown.token as string, id: outcome.token as string };
  }

  it('do what their scopes name, without a csrf token', async () => {
    const { bearer } = await token(['account.search', 'account.suspend']);
    expect((await bearer.get('/accounts')).statusCode).toBe(200);
    const account = await server.account('x@example.org', 'player');
    const suspend = { reason: 'x', command: { account, version: 2 } };
    expect((await bearer.act('account.suspend', suspend)).statusCode).toBe(200);
    const beyond = await bearer.act('api-token.revoke', { command: { token: 'x' } });
    expect([beyond.statusCode, beyond.json().problems[0].code]).toEqual([403, 'token-scope']);
  });

  it.each(allActs.map(({ kind }) => kind).filter(needsPerson))('D-OFF-452: %s needs a person', async (kind) => {
    const { bearer, admin } = await token(['account.*', 'api-token.*']);
    const command = { account: admin.account };
    expect((await bearer.act(kind, { reason: 'x', command })).json().problems[0].code).toBe('session-needed');
  });

  it('D-OFF-452: letting somebody in, roles, addresses and secrets need a person', () => {
    expect(
      allActs
        .filter(({ kind }) => /^(account|totp|passkey|recovery-codes|second-factor|api-token)\./.test(kind))
        .map(({ kind }) => kind)
        .filter((kind) => !needsPerson(kind))
        .sort(),
    ).toEqual(['account.suspend', 'api-token.revoke']);
  });

  it('D-OFF-452: have no more than a session of their owner would have now', async () => {
    const { admin, bearer } = await token(['account.search', 'federation.*']);
    const other = await server.as('administrator');
    await recoverable(server.context, admin.account);
    await other.act('second-factor.reset', { reason: 'lost', command: { account: admin.account } });
    expect((await bearer.get('/accounts')).json().problems[0].code).toBe('second-factor-first');
    expect((await bearer.get('/federation')).statusCode).toBe(200);
  });

  it('D-OFF-452: made in a session without a second factor, have no role that needs one', async () => {
    const player = await server.account('anna@example.org', 'player');
    const cookie = await server.sessionOf(player, false);
    const { csrf } = (await server.send({ url: '/api/cat/session', headers: { cookie } })).json();
    const session = sender(server.send, player, { cookie, 'x-csrf-token': csrf });
    const command = { account: player, label: 'script', scopes: ['account.*'] };
    const { shown } = (await session.act('api-token.create', { command })).json();
    const bearer = sender(server.send, player, { authorization: `Bearer ${shown.token}` });
    expect((await bearer.get(`/accounts/${player}`)).statusCode).toBe(200);
    // As if the account had always had these roles: an act would have revoked the token.
    await server.context.archive.write('cat', async (writing) => {
      const { version, body } = (await writing.get(accountKind, player))!;
      const { seq } = await writing.head();
      await writing.put(accountKind, player, version + 1, seq, {
        ...body,
        roles: ['administrator'],
        secondFactors: ['totp'],
      });
    });
    expect((await bearer.get('/accounts')).json().problems[0].code).toBe('second-factor-first');
  });

  it('D-OFF-453: end with a new password', async () => {
    const player = await server.as('player');
    const command = { account: player.account, label: 'script', scopes: ['account.*'] };
    const { shown } = (await player.act('api-token.create', { command })).json();
    const bearer = sender(server.send, player.account, { authorization: `Bearer ${shown.token}` });
    expect((await bearer.get(`/accounts/${player.account}`)).statusCode).toBe(200);
    const secret = { password: PASSWORD, newPassword: `${PASSWORD}!` };
    await player.act('account.change-password', { command: { account: player.account }, secret });
    expect((await bearer.get(`/accounts/${player.account}`)).statusCode).toBe(401);
  });

  it('are kept as hashes and end with revocation, with their last day and with the account', async () => {
    const { admin, bearer, secret, id } = await token(['account.*'], { expiresOn: '2017-01-16' });
    expect(JSON.stringify(await server.context.vault.list('cat', 'api-token', admin.account))).not.toContain(secret);
    expect((await bearer.get('/accounts')).statusCode).toBe(200);
    server.pass(DAY);
    expect((await bearer.get('/accounts')).statusCode).toBe(200);
    server.pass(DAY);
    expect((await bearer.get('/accounts')).json().problems[0].code).toBe('token-unknown');
    const lasting = await token(['account.*']);
    await lasting.admin.act('api-token.revoke', { command: { token: lasting.id } });
    expect((await lasting.bearer.get('/accounts')).statusCode).toBe(401);
    expect(id).not.toBe(lasting.id);
  });

  it('one that does not hold is refused even where nobody needs one', async () => {
    for (const authorization of ['Bearer escala_wrong', 'Bearer x', 'Basic YTpi', 'Bearer '])
      expect((await server.send({ url: '/api/cat/session', headers: { authorization } })).statusCode).toBe(401);
  });
});
