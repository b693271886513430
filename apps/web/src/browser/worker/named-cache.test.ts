import { expect, it } from 'vitest';
import { namedCache } from './named-cache.ts';
import { cacheStorage } from './testing/cache-storage.ts';

const textOf = async (found: Response | undefined): Promise<string | undefined> => found?.text();

it('has the old one until the new one has come entirely', async () => {
  const pages = namedCache(cacheStorage().storage, 'pages', 3);
  await pages.put('/a', new Response('old'));
  const body = new TransformStream<Uint8Array, Uint8Array>();
  const writer = body.writable.getWriter();
  const put = pages.put('/a', new Response(body.readable));
  await writer.write(new TextEncoder().encode('ne'));
  expect(await textOf(await pages.find('/a'))).toBe('old');
  await writer.write(new TextEncoder().encode('w'));
  await writer.close();
  await put;
  expect(await textOf(await pages.find('/a'))).toBe('new');
});

it('one that breaks off leaves the old one where it is', async () => {
  const pages = namedCache(cacheStorage().storage, 'pages', 3);
  await pages.put('/a', new Response('old'));
  const broken = new ReadableStream({ start: (end) => end.error(new TypeError('lost')) });
  await expect(pages.put('/a', new Response(broken))).rejects.toThrow('lost');
  expect(await textOf(await pages.find('/a'))).toBe('old');
});

it.each([
  [2, ['/a', '/b']],
  [3, ['/a', '/b', '/c']],
  [4, ['/b', '/c', '/d']],
])('of %i the newest three stay', async (count, left) => {
  const pages = namedCache(cacheStorage().storage, 'pages', 3);
  const all = ['/a', '/b', '/c', '/d'];
  for (const address of all.slice(0, count)) await pages.put(address, new Response(address));
  const there = await Promise.all(all.map(async (address) => ((await pages.find(address)) ? [address] : [])));
  expect(there.flat()).toEqual(left);
});
