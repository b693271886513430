import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../instant.ts';
import { PASSWORD, type Sender, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let admin: Sender;
beforeEach(async () => {
  server = await testServer();
  admin = await server.as('administrator');
});
afterEach(() => server.app.close());

const codeOf = (answer: Awaited<ReturnType<Sender['act']>>): unknown =>
  answer.statusCode === 200 ? 'done' : answer.json().problems[0].code;
const invitation = (email: string) => ({ email, name: 'Anna', roles: ['arbiter'] });

describe('D-OFF-450: the same act id', () => {
  it('with another secret is refused: no second password goes under the act of the first', async () => {
    const player = await server.as('player');
    const { account } = player;
    const change = (password: string, newPassword: string) =>
      player.act('account.change-password', { id: 'x', command: { account }, secret: { password, newPassword } });
    const [second, third] = ['a second long password', 'a third long password'];
    expect(codeOf(await change(PASSWORD, second))).toBe('done');
    const again = await change(second, third);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      type: '/api#problem-act-id-used',
      title: 'Id already used',
      problems: [{ code: 'act-id-used' }],
    });
    expect((await server.app.inject('/api')).body).toContain('id="problem-act-id-used"');
    expect(
      codeOf(
        await player.act('account.change-password', {
          command: { account },
          secret: { password: second, newPassword: third },
        }),
      ),
    ).toBe('done');
  });

  it('with another reason is refused', async () => {
    const account = await server.account('anna@example.org', 'player');
    const command = { account, version: 2 };
    expect(codeOf(await admin.act('account.suspend', { id: 'x', reason: 'left', command }))).toBe('done');
    expect(codeOf(await admin.act('account.suspend', { id: 'x', reason: ' left ', command }))).toBe('done');
    expect(codeOf(await admin.act('account.suspend', { id: 'x', reason: 'moved', command }))).toBe('act-id-used');
  });

  it('with another address, which is not on record, is refused', async () => {
    const invite = (email: string) => admin.act('account.invite', { id: 'x', command: invitation(email) });
    expect(codeOf(await invite('anna@example.org'))).toBe('done');
    expect(codeOf(await invite('berta@example.org'))).toBe('act-id-used');
    expect(codeOf(await invite('anna@example.org'))).toBe('done');
  });

  it('a password that was changed since does not come back with the act before it', async () => {
    const player = await server.as('player');
    const { account } = player;
    const [first, second] = [PASSWORD, 'a second long password'];
    const change = (id: string, password: string, newPassword: string) =>
      player.act('account.change-password', { id, command: { account }, secret: { password, newPassword } });
    await change('there', first, second);
    await change('and-back', second, first);
    expect((await change('there', first, second)).json()).toMatchObject({ again: true });
    expect(codeOf(await change('now', first, 'a third long password'))).toBe('done');
  });

  it('of an act that was refused may be used again', async () => {
    const suspend = (version: number) =>
      admin.act('account.suspend', { id: 'x', reason: 'left', command: { account: admin.account, version } });
    expect(codeOf(await suspend(3))).toBe('last-administrator');
    await server.account('other@example.org', 'administrator');
    expect(codeOf(await suspend(3))).toBe('done');
  });

  it.each([
    [DAY - 1, 'done'],
    [DAY, 'done'],
    [DAY + 1, 'act-id-used'],
  ])('%i ms later, after the vault was swept: %s', async (pause, expected) => {
    const body = { id: 'x', command: invitation('anna@example.org') };
    expect(codeOf(await admin.act('account.invite', body))).toBe('done');
    server.pass(pause);
    await server.context.vault.sweep(server.context.clock.now());
    const cookie = await server.sessionOf(admin.account, true);
    const { csrf } = (await server.send({ url: '/api/cat/session', headers: { cookie } })).json();
    const again = () =>
      server.send({
        method: 'POST',
        url: '/api/cat/acts/account.invite',
        headers: { cookie, 'x-csrf-token': csrf },
        payload: body,
      });
    expect(codeOf(await again())).toBe(expected);
    expect(codeOf(await again())).toBe(expected);
  });
});
