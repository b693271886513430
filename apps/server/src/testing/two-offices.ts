import { openStore } from '@escala/storage';
import { onTestFinished } from 'vitest';
import type { ServerOptions } from '../server-parts.ts';
import { type TestServer, testServer } from './test-server.ts';

/**
 * Two servers of one office, each with its own connections to the database: what only one of them knows does not count.
 */
export async function twoOffices(
  url: string,
  options: Partial<ServerOptions> = {},
): Promise<readonly [TestServer, TestServer]> {
  const one = await office(url, 'a', options);
  return [one, await office(url, 'b', options)];
}

async function office(url: string, tag: string, options: Partial<ServerOptions>): Promise<TestServer> {
  const store = await openStore({ url });
  let ids = 0;
  const newId = () => `${tag}-${String(++ids).padStart(6, '0')}`;
  const server = await testServer(options, { archive: store.archive, vault: store.vault, newId });
  onTestFinished(async () => {
    await server.app.close();
    await store.close();
  });
  return server;
}
