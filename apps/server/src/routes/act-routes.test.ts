import { type AnyAct, defineAct, invalid, type Refusal, refuse } from '@escala/office';
import { StorageFault } from '@escala/storage';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PASSWORD, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.app.close());

const invitation = { email: 'berta@example.org', name: 'Berta', roles: ['arbiter'] };

describe('an act over HTTP', () => {
  it('is answered with its place on record', async () => {
    const admin = await server.as('administrator');
    const answer = await admin.act('account.invite', { id: 'mine', reason: 'new arbiter', command: invitation });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      act: {
        id: 'mine',
        kind: 'account.invite',
        seq: expect.any(Number),
        hash: expect.stringMatching(/^[\da-f]{64}$/),
      },
      again: false,
      outcome: { account: expect.any(String) },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    const entry = await server.context.archive.read('cat', (reading) => reading.act('mine'));
    expect(entry).toMatchObject({ actor: admin.account, reason: 'new arbiter' });
  });

  it('arrives twice and is performed once', async () => {
    const admin = await server.as('administrator');
    const send = () => admin.act('account.invite', { id: 'once', command: invitation });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map((answer) => answer.json().again).sort()).toEqual([false, true, true]);
    expect(new Set(answers.map((answer) => answer.json().act.seq)).size).toBe(1);
  });

  it('tells its id even where the database does not say whether it was kept', async () => {
    const admin = await server.as('administrator');
    const { write } = server.context.archive;
    server.context.archive.write = async (...of) => {
      await write(...of);
      throw new StorageFault('unconfirmed', 'x');
    };
    const lost = await admin.act('account.invite', { command: invitation });
    server.context.archive.write = write;
    expect([lost.statusCode, lost.json().problems[0].code]).toEqual([503, 'storage-unconfirmed']);
    const id = lost.headers['x-act-id'];
    const again = await admin.act('account.invite', { id, command: invitation });
    expect(again.json()).toMatchObject({ act: { id }, again: true, shown: { token: expect.any(String) } });
  });

  it.each(['ж', 'a\nb', 'a\r\nset-cookie: x=1', 'a b', 'a\u0000', 'é', '🙂'])(
    'with an id that no header takes is refused, and nothing is done: %j',
    async (id) => {
      const admin = await server.as('administrator');
      const acts = () => server.context.archive.read('cat', (reading) => reading.acts({ kind: 'account.invite' }));
      const before = (await acts()).length;
      const answer = await admin.act('account.invite', { id, command: invitation });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        422,
        'application/problem+json; charset=utf-8',
      ]);
      expect(answer.json().problems).toMatchObject([{ code: 'field-format', field: 'id' }]);
      expect(await acts()).toHaveLength(before);
    },
  );

  it('of somebody else is not given out again, even with its id', async () => {
    const [one, two] = [await server.as('administrator'), await server.as('administrator')];
    await one.act('account.invite', { id: 'mine', command: invitation });
    const other = await two.act('account.invite', { id: 'mine', command: invitation });
    expect([other.statusCode, other.json().problems[0].code]).toEqual([409, 'act-id-used']);
    expect(other.json().shown).toBeUndefined();
  });

  it('no password is set by repeating the act of its holder', async () => {
    const holder = await server.as('player');
    const command = { account: holder.account };
    const change = { id: 'seen', command, secret: { password: PASSWORD, newPassword: 'another long password' } };
    expect((await holder.act('account.change-password', change)).statusCode).toBe(200);
    const thief = await server.as('officer');
    const stolen = { ...change, secret: { password: PASSWORD, newPassword: 'the thief’s own password' } };
    const answer = await thief.act('account.change-password', stolen);
    expect([answer.statusCode, answer.json().problems[0].code]).toEqual([403, 'account-not-own']);
    const payload = {
      email: (await holder.get(`/accounts/${holder.account}`)).json().email,
      password: 'another long password',
    };
    expect((await server.send({ method: 'POST', url: '/api/cat/session', payload })).statusCode).toBe(200);
  });

  it('on a version that is gone is a conflict with both versions, and nothing is lost', async () => {
    const [one, two] = [await server.as('administrator'), await server.as('administrator')];
    const account = await server.account('anna@example.org', 'player');
    const amend = (roles: string[]) => ({ reason: 'new role', command: { account, version: 2, roles } });
    const answers = await Promise.all([
      one.act('account.amend-roles', amend(['arbiter'])),
      two.act('account.amend-roles', amend(['officer'])),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const conflict = answers.find(({ statusCode }) => statusCode === 409)!.json();
    const roles = [conflict.problems[0].versions.yours.roles, conflict.problems[0].versions.theirs.roles];
    expect(roles.flat().sort()).toEqual(['arbiter', 'officer']);
    expect(conflict).toMatchObject({ type: '/api#problem-conflict', problems: [{ code: 'changed-meanwhile' }] });
    expect((await one.get(`/accounts/${account}`)).json()).toMatchObject({ version: 3, roles: roles[1] });
  });

  it('names every fault with its field, of the command and of the secret', async () => {
    const nobody = await server.as('public');
    const answer = await nobody.act('account.accept-invitation', {
      command: { extra: 1 },
      secret: { password: 'short' },
    });
    expect(answer.statusCode).toBe(422);
    const problems: { code: string; field: string; message: string }[] = answer.json().problems;
    expect(problems.map(({ code, field }) => [code, field])).toEqual([
      ['field-missing', 'account'],
      ['field-unknown', 'extra'],
      ['field-missing', 'secret.token'],
      ['field-too-small', 'secret.password'],
    ]);
    expect(problems.at(-1)!.message).toBe('Too short: at least 12 characters.');
  });

  it('with anything beside id, reason, command and secret is refused', async () => {
    const admin = await server.as('administrator');
    const answer = await admin.act('account.invite', { command: invitation, actor: 'system', federation: 'ro' });
    expect(answer.json().problems.map(({ field }: { field: string }) => field)).toEqual(['actor', 'federation']);
  });

  it('that nobody knows is missing', async () => {
    const admin = await server.as('administrator');
    for (const kind of ['player.fly', '__proto__', 'constructor'])
      expect((await admin.act(kind, {})).json().problems[0].code).toBe('no-such-act');
  });

  it('of another federation needs an account there', async () => {
    const admin = await server.as('administrator');
    const elsewhere = await server.send({
      method: 'POST',
      url: '/api/val/acts/account.invite',
      headers: admin.headers,
      payload: { command: invitation },
    });
    expect([elsewhere.statusCode, elsewhere.json().problems[0].code]).toEqual([404, 'no-such-federation']);
    expect(await server.context.archive.federations()).toEqual(['cat']);
  });
});

it('what an act refuses is told with regulation and article, and in the language asked for', async () => {
  await server.app.close();
  const refusing = defineAct({
    kind: 'account.invite',
    command: z.strictObject({}),
    reason: 'required',
    subject: () => ({ kind: 'x', id: 'x' }),
    load: async () => undefined,
    decide: () =>
      refuse(
        invalid('reason-missing', {}, { field: 'a.0.b', regulation: 'fce-2016', article: '8.4' }),
        invalid('a-code-without-words' as Refusal['code'], { n: 1 }),
      ),
  });
  server = await testServer({}, { acts: [refusing as AnyAct] });
  const admin = await server.as('administrator');
  const answer = await server.send({
    method: 'POST',
    url: '/api/cat/acts/account.invite',
    headers: { ...admin.headers, 'accept-language': 'ca' },
    payload: { reason: 'x', command: {} },
  });
  expect(answer.json()).toMatchObject({
    type: '/api#problem-invalid',
    title: 'No conforme a les regles',
    status: 422,
    detail: 'Hi ha 2 coses que no van bé; «problems» les enumera.',
    problems: [
      { code: 'reason-missing', field: 'a.0.b', regulation: 'fce-2016', article: '8.4' },
      { code: 'a-code-without-words', message: 'Refusat: a-code-without-words.' },
    ],
  });
  expect(answer.headers['content-language']).toBe('ca');
});
