import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../instant.ts';
import { limitedWork, type Whose } from '../limited-work.ts';
import { PASSWORD, sender, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.app.close());

type Answer = Awaited<ReturnType<TestServer['send']>>;
const ANNA = 'anna@example.org';

const signIn = (password: string, cookie = '', email = ANNA, remoteAddress = '192.0.2.1'): Promise<Answer> =>
  server.send({
    method: 'POST',
    url: '/api/cat/session',
    remoteAddress,
    headers: cookie === '' ? {} : { cookie },
    payload: { email, password },
  });
const cookies = (answer: Answer): string[] => [answer.headers['set-cookie'] ?? []].flat().map(String);
const deviceOf = (answer: Answer): string =>
  cookies(answer)
    .find((cookie) => cookie.includes('.device='))
    ?.split(';')[0] ?? '';
const strangersTry = async (times: number, remoteAddress = '192.0.2.1'): Promise<void> => {
  for (let i = 0; i < times; i++) await signIn('wrong', '', ANNA, remoteAddress);
};

describe('D-OFF-455: a known device of the account', () => {
  it('is not locked out by strangers, of the same network or elsewhere, nor does it open the door for them', async () => {
    await server.account(ANNA, 'player');
    const device = deviceOf(await signIn(PASSWORD));
    await strangersTry(8, '192.0.2.1');
    await strangersTry(40, '198.51.100.7');
    expect((await signIn(PASSWORD)).statusCode).toBe(429);
    expect((await signIn(PASSWORD, device)).statusCode).toBe(200);
    expect((await signIn(PASSWORD)).statusCode).toBe(429);
  });

  it('waits for itself after five wrong tries, like everybody', async () => {
    await server.account(ANNA, 'player');
    const device = deviceOf(await signIn(PASSWORD));
    for (let i = 0; i < 6; i++) expect((await signIn('wrong', device)).statusCode).toBe(401);
    expect((await signIn(PASSWORD, device)).statusCode).toBe(429);
    expect((await signIn(PASSWORD)).statusCode).toBe(200);
  });

  it('is known for its own account alone', async () => {
    await server.account(ANNA, 'player');
    await server.account('berta@example.org', 'player');
    const bertas = deviceOf(await signIn(PASSWORD, '', 'berta@example.org'));
    await strangersTry(8, '198.51.100.7');
    expect((await signIn(PASSWORD, bertas)).statusCode).toBe(429);
    for (let i = 0; i < 3; i++) expect((await signIn('wrong', bertas)).statusCode).toBe(429);
  });

  it.each([
    [180 * DAY - 1, 200],
    [180 * DAY, 429],
    [180 * DAY + 1, 429],
  ])('%i ms later, while strangers try: %i', async (pause, status) => {
    await server.account(ANNA, 'player');
    const device = deviceOf(await signIn(PASSWORD));
    server.pass(pause);
    await strangersTry(8);
    expect((await signIn(PASSWORD, device)).statusCode).toBe(status);
  });

  it('is no longer known after a new password, and gets another secret with each sign-in', async () => {
    const account = await server.account(ANNA, 'player');
    const first = deviceOf(await signIn(PASSWORD));
    const answer = await signIn(PASSWORD, first);
    const second = deviceOf(answer);
    expect(second).not.toBe(first);
    const session = cookies(answer)
      .find((cookie) => !cookie.includes('.device='))!
      .split(';')[0]!;
    const who = sender(server.send, account, { cookie: session, 'x-csrf-token': answer.json().csrf });
    await strangersTry(8);
    expect((await signIn(PASSWORD, first)).statusCode).toBe(429);
    // Nor can strangers keep the holder from changing the password.
    const secret = { password: PASSWORD, newPassword: `${PASSWORD}!` };
    expect((await who.act('account.change-password', { command: { account }, secret })).statusCode).toBe(200);
    expect((await signIn(`${PASSWORD}!`, second)).statusCode).toBe(429);
  });

  it('has no cookie that scripts or other sites reach, and none before the second factor', async () => {
    await server.account(ANNA, 'player');
    await server.account('officer@example.org', 'officer');
    const cookie = cookies(await signIn(PASSWORD)).find((each) => each.includes('.device='));
    expect(cookie).toMatch(/^escala-cat\.device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(deviceOf(await signIn(PASSWORD, '', 'officer@example.org'))).toBe('');
  });

  it('twenty of them for an account, the latest ones', async () => {
    const account = await server.account(ANNA, 'player');
    for (let i = 0; i < 21; i++) {
      server.pass(HOUR);
      await signIn(PASSWORD);
    }
    const kept = await server.context.vault.list('cat', 'known-device', account);
    expect(kept).toHaveLength(20);
    const latest = Date.parse(server.context.clock.now()) + 180 * DAY;
    expect(kept.map(({ expires }) => (latest - Date.parse(expires!)) / HOUR).sort((a, b) => a - b)[19]).toBe(19);
  });
});

describe('D-OFF-456: what strangers fill', () => {
  it('the count of sign-ins of a network leaves the known device its own', async () => {
    await server.app.close();
    server = await testServer({ signIns: 3 });
    await server.account(ANNA, 'player');
    const device = deviceOf(await signIn(PASSWORD));
    for (const status of [200, 200, 429]) expect((await signIn(PASSWORD)).statusCode).toBe(status);
    expect((await signIn(PASSWORD, device)).statusCode).toBe(200);
    expect((await signIn(PASSWORD, 'escala-cat.device=made-up')).statusCode).toBe(429);
  });

  it('requests of strangers to play fill the line of strangers alone, and are counted as sign-ins (D-OFF-627)', async () => {
    await server.app.close();
    server = await testServer({ signIns: 150, passwordCost: { memory: 8192, passes: 1 } });
    const holder = await server.as('player');
    // Each for another event: for one, a network asks a few times only (D-OFF-1308).
    const ask = (i: number) => {
      const payload = { command: { event: `x${i}`, name: 'A' } };
      return server.send({ method: 'POST', url: '/api/cat/acts/entry.ask', payload });
    };
    const asked = Array.from({ length: 150 }, (_, i) => ask(i));
    const secret = { password: PASSWORD, newPassword: 'a second long password' };
    const changed = await holder.act('account.change-password', { command: { account: holder.account }, secret });
    expect(changed.statusCode).toBe(200);
    expect(new Set((await Promise.all(asked)).map(({ statusCode }) => statusCode))).toEqual(new Set([404, 503]));
    expect((await ask(150)).statusCode).toBe(429);
    expect((await server.send({ method: 'POST', url: '/api/cat/session', payload: {} })).statusCode).toBe(429);
  });

  it('the line before the hashing keeps its places for known devices, and they go first', async () => {
    const queue = limitedWork(1, 2);
    const order: string[] = [];
    const free: (() => void)[] = [];
    const take = (name: string, whose: Whose) =>
      queue.run(async () => {
        order.push(name);
        await new Promise<void>((resolve) => free.push(resolve));
      }, whose);
    const works = [take('first', 'stranger'), take('stranger 1', 'stranger'), take('stranger 2', 'stranger')];
    await expect(take('stranger 3', 'stranger')).rejects.toMatchObject({ status: 503, code: 'busy' });
    works.push(take('known 1', 'known'), take('known 2', 'known'));
    await expect(take('known 3', 'known')).rejects.toMatchObject({ status: 503, code: 'busy' });
    for (let i = 0; i < 5; i++) {
      await new Promise(setImmediate);
      free.shift()?.();
    }
    await Promise.all(works);
    expect(order).toEqual(['first', 'known 1', 'known 2', 'stranger 1', 'stranger 2']);
  });
});
