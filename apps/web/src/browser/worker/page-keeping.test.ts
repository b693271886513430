import { expect, it } from 'vitest';
import { isKeptPage, keepingOf, namedCache, pageKeeping, standInOf } from './page-keeping.ts';
import { cacheStorage } from './testing/cache-storage.ts';

it.each([
  ['GET', '/ca/fce/desk/events/open/rounds/3/results', true, 'page'],
  ['GET', '/ro/fce/board-device', true, 'page'],
  ['GET', '/ca/fce/desk/events/open/rounds/3/results', false, 'none'],
  ['GET', '/ca/fce/desk/events/open/rounds/3', true, 'page'],
  ['GET', '/ca/fce/desk/events/open', true, 'page'],
  ['GET', '/ca/fce/desk/events/open/standings', false, 'none'],
  ['GET', '/ca/fce/desk/events', true, 'none'],
  ['GET', '/xx/fce/board-device', true, 'none'],
  ['GET', '/ca/fce/desk/accounts', true, 'none'],
  ['GET', '/assets/result-entry-abcdefgh.js', false, 'module'],
  ['POST', '/api/fce/acts/result.enter', false, 'none'],
  ['GET', '/api/fce/session', false, 'none'],
  ['DELETE', '/api/fce/session', false, 'sign-out'],
] as const)('%s %s, as a page: %s: %s', (method, path, isNavigation, keeping) =>
  expect(keepingOf(method, path, isNavigation)).toBe(keeping),
);

it('keeps nothing of the other pages of a desk', () => {
  expect(['/en/x/desk', '/en/x/desk/events/a/rounds', '/en/x/board-device/x'].filter(isKeptPage)).toEqual([]);
});

it.each([
  ['/ca/fce/desk/events/open', '/ca/fce/desk/events/open/no-connection'],
  ['/ca/fce/desk/events/open/rounds/3/results', '/ca/fce/desk/events/open/no-connection'],
  ['/ca/fce/desk/events', undefined],
  ['/ca/fce/board-device', undefined],
])('[D-OFF-1090] without a connection %s is answered by %s', (path, standIn) => {
  expect(standInOf(path)).toBe(standIn);
  expect(standIn === undefined || isKeptPage(standIn)).toBe(true);
});

const PAGE = '/en/cat/desk/events/open/rounds/1/results';
const STAND_IN = '/en/cat/desk/events/open/no-connection';
const [MODULE, SHEET] = ['/assets/result-entry-1.js', '/assets/style-1.css'];

/** An office that answers when the test says so. */
function keeping() {
  const { storage } = cacheStorage();
  const [pages, modules] = [namedCache(storage, 'pages', 30), namedCache(storage, 'modules', 60)];
  const asked: string[] = [];
  const answers = new Map<string, (answer: Response | undefined) => void>();
  const ask = (address: string): Promise<Response | undefined> => {
    asked.push(address);
    return new Promise((resolve) => answers.set(address, resolve));
  };
  const answer = async (address: string, status = 200): Promise<void> => {
    answers.get(address)!(new Response(address, { status }));
    await settled();
  };
  const isKept = async (address: string): Promise<boolean> =>
    ((await pages.find(address)) ?? (await modules.find(address))) !== undefined;
  return { ...pageKeeping(pages, modules, ask), pages, asked, answer, isKept };
}
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it('keeps a page after everything that it has loaded', async () => {
  const at = keeping();
  const kept = at.keep([PAGE, MODULE, SHEET, MODULE]);
  await settled();
  expect(at.asked).toEqual([MODULE, SHEET]);
  await at.answer(SHEET);
  expect(at.asked).not.toContain(PAGE);
  await at.answer(MODULE);
  await at.answer(STAND_IN, 503);
  await at.answer(PAGE);
  await kept;
  expect(await Promise.all([PAGE, MODULE, SHEET].map(at.isKept))).toEqual([true, true, true]);
});

it('[D-OFF-1090] keeps the page that stands in for the others of the desk', async () => {
  const at = keeping();
  const kept = at.keep([PAGE]);
  await settled();
  await at.answer(STAND_IN);
  await at.answer(PAGE);
  await kept;
  expect(await at.isKept(STAND_IN)).toBe(true);
});

it('without one of its modules the page that was kept before stays', async () => {
  const at = keeping();
  await at.pages.put(PAGE, new Response('before'));
  const kept = at.keep([PAGE, MODULE]);
  await settled();
  await at.answer(MODULE, 503);
  await kept;
  expect(at.asked).toEqual([MODULE]);
  expect(await (await at.pages.find(PAGE))?.text()).toBe('before');
});

it('a page that was on its way when somebody signed out is not kept', async () => {
  const at = keeping();
  const kept = at.keep([PAGE]);
  await settled();
  await at.forget();
  await at.answer(STAND_IN);
  await at.answer(PAGE);
  await kept;
  expect(await Promise.all([PAGE, STAND_IN].map(at.isKept))).toEqual([false, false]);
});

it('neither pages of other desks nor anything from elsewhere', async () => {
  const at = keeping();
  await at.keep(['/en/cat/desk/accounts', 'https://example.org/assets/x.js', '/api/cat/session']);
  expect(at.asked).toEqual([]);
});

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
