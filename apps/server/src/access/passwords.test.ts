import { argon2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { networkOf } from '../http/rate-limits.ts';
import { limitedWork } from '../limited-work.ts';
import { testServer } from '../testing/test-server.ts';
import { isOutdated, isPassword, passwordFits, passwordHash, setPassword } from './passwords.ts';

const cost = { memory: 8, passes: 1 };

describe('passwords', () => {
  it('are argon2id in the usual writing, each with its own salt', async () => {
    const [one, two] = [await passwordHash('contrasenya', cost), await passwordHash('contrasenya', cost)];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
    const [, , , , salt = '', hash] = one.split('$');
    const parameters = { message: 'contrasenya', nonce: Buffer.from(salt, 'base64'), parallelism: 1, tagLength: 32 };
    expect(
      argon2Sync('argon2id', { ...parameters, ...cost })
        .toString('base64')
        .replace(/=+$/, ''),
    ).toBe(hash);
  });

  it('fit however the keyboard composes their letters', async () => {
    const kept = await passwordHash('contrasenya llargu\u00eds', cost);
    expect(await isPassword('contrasenya llargui\u0301s', kept)).toBe(true);
    expect(await isPassword('contrasenya llarguis', kept)).toBe(false);
    for (const broken of ['', 'x', kept.slice(0, -50), kept.replace('argon2id', 'argon2i')])
      expect(await isPassword('x', broken)).toBe(false);
  });

  it('are hashed anew when the cost was raised', async () => {
    const { context, app } = await testServer();
    await setPassword(context, 'cat', 'a', 'x');
    const dearer = { ...context, options: { ...context.options, passwordCost: { memory: 16, passes: 2 } } };
    expect(await passwordFits(dearer, 'cat', 'a', 'wrong')).toBe(false);
    expect((await context.vault.get('cat', 'password', 'a'))?.text).toContain('m=8,t=1');
    expect(await passwordFits(dearer, 'cat', 'a', 'x')).toBe(true);
    const { text = '' } = (await context.vault.get('cat', 'password', 'a')) ?? {};
    expect([text.includes('m=16,t=2'), isOutdated(text, dearer.options.passwordCost)]).toEqual([true, false]);
    await app.close();
  });

  it('wait for their turn, and not too many of them', async () => {
    const queue = limitedWork(2, 3);
    let [working, most] = [0, 0];
    const free: (() => void)[] = [];
    const work = () =>
      queue.run(async () => {
        most = Math.max(most, ++working);
        await new Promise<void>((resolve) => free.push(resolve));
        working--;
      });
    const five = [work(), work(), work(), work(), work()];
    await expect(work()).rejects.toMatchObject({ status: 503, code: 'busy' });
    for (let i = 0; i < 5; i++) {
      await new Promise(setImmediate);
      free.shift()?.();
    }
    await Promise.all(five);
    expect(most).toBe(2);
  });
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('networks: %s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
