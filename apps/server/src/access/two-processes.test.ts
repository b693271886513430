import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresServer, postgresHere, startPostgres } from '@escala/storage/testing';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '../instant.ts';
import { PASSWORD, type TestServer } from '../testing/test-server.ts';
import { twoOffices } from '../testing/two-offices.ts';
import { codeFits } from './second-factor/totp.ts';

const folder = mkdtempSync(join(tmpdir(), 'escala-doors-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let names = 0;

describe('two servers on one file of SQLite', () => {
  doors(() => join(folder, `${++names}.db`));
});

describe.runIf(postgresHere())('two servers on one PostgreSQL', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());
  doors(() => postgres.database(`doors_${++names}`));
});

/** What must hold however many servers an office has: each request may reach a different one. */
function doors(newDatabase: () => string): void {
  it('[D-OFF-451] of many that use one link at the same time, one does', async () => {
    const offices = await twoOffices(newDatabase());
    const { account, token } = await invited(offices[0]);
    const accept = (i: number) =>
      offices[i % 2]!.send({
        method: 'POST',
        url: '/api/cat/acts/account.accept-invitation',
        payload: { command: { account }, secret: { token, password: `${PASSWORD} ${i}` } },
      });
    const answers = await Promise.all(Array.from({ length: 6 }, (_, i) => accept(i)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    const right = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect(await signIn(offices[0], `${PASSWORD} ${right}`)).toBe(200);
    const acts = await offices[1].context.archive.read('cat', (reading) =>
      reading.acts({ kind: 'account.accept-invitation', subject: { kind: 'account', id: account } }),
    );
    expect(acts).toHaveLength(1);
  });

  it('[D-OFF-450] of many that send one act id with passwords of their own, one changes the password', async () => {
    const offices = await twoOffices(newDatabase());
    const account = await offices[0].account('anna@example.org', 'player');
    const sender = await signedIn(offices[0]);
    const change = (i: number) =>
      offices[i % 2]!.send({
        method: 'POST',
        url: '/api/cat/acts/account.change-password',
        headers: sender,
        payload: {
          id: 'the-same',
          command: { account },
          secret: { password: PASSWORD, newPassword: `${PASSWORD} ${i}` },
        },
      });
    const answers = await Promise.all(Array.from({ length: 4 }, (_, i) => change(i)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const right = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect(await signIn(offices[1], `${PASSWORD} ${right}`)).toBe(200);
  });

  it('[D-OFF-42] failures count wherever they are tried', async () => {
    const offices = await twoOffices(newDatabase());
    await offices[0].account('anna@example.org', 'player');
    const tried = [];
    for (let i = 0; i < 8; i++) tried.push(await signIn(offices[i % 2]!, 'wrong'));
    expect(tried).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
    expect(await Promise.all(offices.map((office) => signIn(office)))).toEqual([429, 429]);
  });

  it('a code by time and a recovery code count once, wherever they are shown', async () => {
    const offices = await twoOffices(newDatabase());
    const account = await offices[0].account('anna@example.org', 'player');
    const headers = await signedIn(offices[0]);
    const act = (kind: string, secret: object) =>
      offices[0].send({
        method: 'POST',
        url: `/api/cat/acts/${kind}`,
        headers,
        payload: { command: { account }, secret },
      });
    const { key } = (await act('totp.enrol', { password: PASSWORD })).json().shown;
    const totp = new TOTP({ secret: Secret.fromBase32(key) });
    const code = () => totp.generate({ timestamp: Date.parse(offices[0].context.clock.now()) });
    const { codes } = (await act('totp.confirm', { code: code() })).json().shown;
    for (const office of offices) office.pass(30_000);
    for (const shown of [code(), codes.split(' ')[0]]) {
      const answers = await Promise.all(Array.from({ length: 4 }, (_, i) => post(offices[i % 2]!, PASSWORD, shown)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
      // One that begins after another has succeeded counts as a failure (D-OFF-42): a day later it is forgotten.
      for (const office of offices) office.pass(DAY);
    }
    // Without password hashing in between.
    const tries = Array.from({ length: 20 }, (_, i) => codeFits(offices[i % 2]!.context, 'cat', account, code()));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
  });

  it('[D-OFF-456] sign-ins of a network are counted together', async () => {
    const offices = await twoOffices(newDatabase(), { signIns: 4 });
    await offices[0].account('anna@example.org', 'player');
    const tried = await Promise.all(Array.from({ length: 8 }, (_, i) => signIn(offices[i % 2]!)));
    expect(tried.sort()).toEqual([200, 200, 200, 200, 429, 429, 429, 429]);
  });

  it.each([
    ['reads', { url: '/api/cat/session' }, 200],
    ['writes', { method: 'POST', url: '/api/cat/acts/account.invite', payload: {} }, 401],
  ] as const)('[D-OFF-405] %s of a network are counted together', async (group, request, status) => {
    const limit = 12;
    const offices = await twoOffices(newDatabase(), { [group]: limit });
    const ask = async (office: TestServer) => (await office.send(request)).statusCode;
    const tried = [];
    for (let i = 0; i < 2 * limit; i++) tried.push(await ask(offices[i % 2]!));
    expect(tried.filter((code) => code === status)).toHaveLength(limit);
    expect(await Promise.all(offices.map(ask))).toEqual([429, 429]);
    for (const office of offices) office.pass(60_000);
    expect(await Promise.all(offices.map(ask))).toEqual([status, status]);
  });
}

async function invited({ as }: TestServer): Promise<{ account: string; token: string }> {
  const admin = await as('administrator');
  const command = { email: 'anna@example.org', name: 'Anna', roles: ['arbiter'] };
  const { outcome, shown } = (await admin.act('account.invite', { command })).json();
  return { account: outcome.account, token: shown.token };
}

const post = ({ send }: TestServer, password: string, code?: string) =>
  send({ method: 'POST', url: '/api/cat/session', payload: { email: 'anna@example.org', password, code } });

const signIn = async (office: TestServer, password = PASSWORD): Promise<number> =>
  (await post(office, password)).statusCode;

async function signedIn(office: TestServer): Promise<Record<string, string>> {
  const answer = await post(office, PASSWORD);
  const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0]!;
  return { cookie, 'x-csrf-token': answer.json().csrf };
}
