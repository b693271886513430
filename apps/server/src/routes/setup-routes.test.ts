import { CATALONIA } from '@escala/office/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { firstStartLink, setupLink } from '../access/setup-tokens.ts';
import { DAY, later } from '../instant.ts';
import { type BareServer, bareServer } from '../testing/bare-server.ts';

let server: BareServer;

beforeEach(async () => {
  server = await bareServer('2017-01-15T12:00:00.000Z', { passwordCost: { memory: 8, passes: 1 } });
});

const setup = (token: string, more: object = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/setup',
    payload: {
      token,
      federation: 'cat',
      facts: CATALONIA,
      administrator: { name: 'Anna Puig', email: 'anna@example.org', password: 'a long enough password' },
      ...more,
    },
  });
const newToken = async (): Promise<string> => {
  const link = await firstStartLink(server.parts, 'https://office.example.org/');
  expect(link).toMatch(/^https:\/\/office\.example\.org\/setup#[\w-]{43}$/);
  return link!.split('#')[1]!;
};

describe('the first start', () => {
  it('founds the federation with its administrator, who signs in and enrols a second factor', async () => {
    const answer = await setup(await newToken());
    expect([answer.statusCode, answer.json()]).toEqual([200, { federation: 'cat', account: expect.any(String) }]);
    const payload = { email: 'anna@example.org', password: 'a long enough password' };
    const session = await server.app.inject({ method: 'POST', url: '/api/cat/session', payload });
    expect(session.json()).toMatchObject({ roles: ['administrator'], secondFactor: 'missing' });
    const acts = await server.parts.archive.read('cat', (reading) => reading.actsAfter(0, 10));
    expect(acts.map(({ kind }) => kind)).toEqual(['federation.found', 'account.invite', 'account.accept-invitation']);
    expect(JSON.stringify(acts)).not.toContain('a long enough password');
  });

  it('prints a link at each start until one is used; then all of them are over', async () => {
    const [first, second] = [await newToken(), await newToken()];
    expect((await setup(second)).statusCode).toBe(200);
    expect(await firstStartLink(server.parts, 'x')).toBeUndefined();
    for (const token of [first, second]) expect((await setup(token, { federation: 'ro' })).statusCode).toBe(403);
  });

  it.each([
    [DAY - 1, 200],
    [DAY, 403],
    [DAY + 1, 403],
  ])('after %i ms: %i', async (pause, status) => {
    const token = await newToken();
    server.now = later(server.now, pause);
    expect((await setup(token)).statusCode).toBe(status);
  });

  it('a link is not used up by a mistake', async () => {
    const token = await newToken();
    const wrong = await setup(token, { federation: 'setup', facts: { ...CATALONIA, language: 'xx' } });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().problems.map(({ field }: { field: string }) => field)).toEqual([
      'federation',
      'facts.language',
    ]);
    expect((await setup(token)).statusCode).toBe(200);
  });

  it('two at once: one of them', async () => {
    const token = await newToken();
    const answers = await Promise.all([setup(token), setup(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
    expect(await server.parts.archive.federations()).toEqual(['cat']);
  });

  it('goes on where an interruption left it', async () => {
    const token = await newToken();
    const { put } = server.parts.vault;
    server.parts.vault.put = async (...of) => {
      if (of[1] === 'password') throw new Error('power cut');
      return put(...of);
    };
    expect((await setup(token)).statusCode).toBe(500);
    server.parts.vault.put = put;
    expect((await setup(token)).statusCode).toBe(200);
  });

  it('a federation that is there is never taken over', async () => {
    await setup(await newToken());
    const token = (await setupLink(server.parts, '')).split('#')[1]!;
    const again = await setup(token);
    expect([again.statusCode, again.json().problems[0].code]).toEqual([422, 'federation-exists']);
    expect((await setup(token, { federation: 'val' })).statusCode).toBe(200);
    expect(await server.parts.archive.federations()).toEqual(['cat', 'val']);
  });

  it('links of `escala found` are each for one federation: using one, or failing with it, ends no other', async () => {
    const first = await newToken();
    const links = await Promise.all([1, 2, 3].map(() => setupLink(server.parts, '')));
    const [ro, md, val] = links.map((link) => link.split('#')[1]!);
    expect((await setup(ro!, { federation: 'ro' })).statusCode).toBe(200);
    // There is a federation now, so the first start is over.
    expect((await setup(first)).statusCode).toBe(403);
    expect((await setup(md!, { federation: 'ro' })).statusCode).toBe(422);
    expect((await setup(val!, { federation: 'val' })).statusCode).toBe(200);
    expect((await setup(md!, { federation: 'md' })).statusCode).toBe(200);
    expect((await setup(md!, { federation: 'cat' })).statusCode).toBe(403);
    expect(await server.parts.archive.federations()).toEqual(['md', 'ro', 'val']);
  });

  it.each(['', 'a', 'A', '1a', 'a b', 'a/b', '*', 'setup', '__proto__', 'x'.repeat(33)])(
    'refuses the short name %j',
    async (federation) => {
      expect((await setup(await newToken(), { federation })).statusCode).toBe(422);
    },
  );
});
