import { performAct, SYSTEM } from '@escala/office';
import { foundFederation } from '@escala/office/acts';
import { CATALONIA, memoryArchive, memoryVault } from '@escala/office/testing';
import { StorageFault } from '@escala/storage';
import { afterEach, expect, it } from 'vitest';
import { firstStartLink } from '../access/setup-tokens.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
afterEach(() => server.app.close());

/** An office of two federations; the machine of one of them can go down. */
async function office(): Promise<{ down(): void }> {
  const [archive, vault] = [memoryArchive(), memoryVault()];
  let isDown = false;
  const away = (federation: string): void => {
    if (isDown && federation !== 'cat') throw new StorageFault('part-unreachable', 'coordinator/office');
  };
  const parts = {
    archive: {
      ...archive,
      federations: async () => {
        away('all');
        return archive.federations();
      },
      read: (async (federation, ...more) => {
        away(federation);
        return archive.read(federation, ...more);
      }) as typeof archive.read,
      write: (async (federation, work) => {
        away(federation);
        return archive.write(federation, work);
      }) as typeof archive.write,
    },
    // Data of the installation is on that machine too.
    vault: {
      ...vault,
      put: (async (federation, ...more) => {
        away(federation);
        return vault.put(federation, ...more);
      }) as typeof vault.put,
    },
  };
  server = await testServer({}, parts);
  await performAct(server.context, foundFederation, {
    federation: 'ro',
    id: 'found-ro',
    actor: SYSTEM,
    command: CATALONIA,
  });
  return {
    down: () => {
      isDown = true;
    },
  };
}

it('a machine that is down refuses its own federations and nobody else’s (D-OFF-701)', async () => {
  const { down } = await office();
  const admin = await server.as('administrator');
  down();
  for (const url of ['/en/cat', '/en/cat/events', '/readyz', '/healthz'])
    expect([url, (await server.send({ url })).statusCode]).toEqual([url, 200]);
  const invited = await admin.act('account.invite', {
    command: { email: 'a@example.org', name: 'A', roles: ['player'] },
  });
  expect(invited.statusCode).toBe(200);
  const refused = await server.send({ url: '/api/ro/players', headers: { 'accept-language': 'ca' } });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10']);
  expect(refused.json()).toMatchObject({
    problems: [{ code: 'storage-part-unreachable', message: expect.stringContaining('aquesta federació no respon') }],
  });
  const page = await server.send({ url: '/en/ro', headers: { accept: 'text/html' } });
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '10']);
  expect(page.body).toContain('The machine with the data of this federation does not answer');
});

it('nor does it pass for an office at its first start', async () => {
  const { down } = await office();
  down();
  expect(await firstStartLink(server.context, 'https://office.example.org')).toBeUndefined();
});
