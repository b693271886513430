import { allActs, performAct, SYSTEM } from '@escala/office';
import { memoryVault } from '@escala/office/testing';
import { expect, it } from 'vitest';
import { sender, testServer } from '../testing/test-server.ts';
import { beginAttempt } from './throttle.ts';

/** What the office decides by other routes than this server (command line, another process) takes effect at once. */
const actOf = (kind: string) => allActs.find((act) => act.kind === kind)!;

it('a session of an account that was suspended elsewhere opens nothing', async () => {
  const server = await testServer();
  const player = await server.as('player');
  expect((await player.get('/session')).json().account).toBe(player.account);
  const command = { account: player.account, version: 2 };
  const request = { federation: 'cat', id: 'elsewhere', actor: SYSTEM, reason: 'left', command };
  await performAct(server.context, actOf('account.suspend'), request);
  expect(await server.context.vault.list('cat', 'session', player.account)).toHaveLength(1);
  expect((await player.get('/session')).json().account).toBeNull();
  expect((await player.get(`/accounts/${player.account}`)).statusCode).toBe(401);
  await server.app.close();
});

it('a token that was revoked elsewhere opens nothing', async () => {
  const server = await testServer();
  const player = await server.as('player');
  const made = await player.act('api-token.create', {
    command: { account: player.account, label: 'x', scopes: ['account.show'] },
  });
  const bearer = sender(server.send, player.account, { authorization: `Bearer ${made.json().shown.token}` });
  expect((await bearer.get(`/accounts/${player.account}`)).statusCode).toBe(200);
  const command = { token: made.json().outcome.token };
  await performAct(server.context, actOf('api-token.revoke'), {
    federation: 'cat',
    id: 'elsewhere',
    actor: SYSTEM,
    command,
  });
  expect(await server.context.vault.list('cat', 'api-token', player.account)).toHaveLength(1);
  expect((await bearer.get(`/accounts/${player.account}`)).statusCode).toBe(401);
  await server.app.close();
});

it('a player who was merged elsewhere goes on as the kept one, with session and token (D-OFF-310)', async () => {
  const server = await testServer();
  const perform = (kind: string, command: object) =>
    performAct(server.context, actOf(kind), {
      federation: 'cat',
      id: server.context.newId(),
      actor: SYSTEM,
      reason: 'as the register says',
      command,
    });
  for (const player of ['1', '2']) await perform('player.register', { player, name: `Nom ${player}, Anna` });
  const holder = await server.as('player');
  const rights = { roles: ['player'], clubs: [], events: [], player: '2' };
  await perform('account.amend-roles', { account: holder.account, version: 2, ...rights });
  const made = await holder.act('api-token.create', {
    command: { account: holder.account, label: 'x', scopes: ['sanction.*'] },
  });
  const bearer = sender(server.send, holder.account, { authorization: `Bearer ${made.json().shown.token}` });
  const seen = (player: string) =>
    Promise.all([holder, bearer].map(async (who) => (await who.get(`/sanctions?player=${player}`)).statusCode));
  expect([await seen('1'), await seen('2')]).toEqual([
    [403, 403],
    [200, 200],
  ]);
  await perform('player.merge', { kept: '1', version: 1, duplicate: '2', duplicateVersion: 1 });
  expect(await seen('1')).toEqual([200, 200]);
  await perform('player.unmerge', { duplicate: '2', duplicateVersion: 2 });
  expect(await seen('1')).toEqual([403, 403]);
  await server.app.close();
});

it('failures are counted one by one, also where two processes read the same count', async () => {
  const vault = memoryVault();
  const { get } = vault;
  const slow = {
    ...vault,
    get: async (...of: Parameters<typeof get>) => {
      const seen = await get(...of);
      await new Promise(setImmediate);
      return seen;
    },
  };
  const server = await testServer({}, { vault: slow });
  const attempts = Array.from({ length: 20 }, () =>
    beginAttempt(server.context, 'cat', { of: 'account', who: 'anna@example.org' }),
  );
  const settled = await Promise.allSettled(attempts);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
  await server.app.close();
});
