import { isKeptPage, keepingOf } from './worker/kept-addresses.ts';

/** The part of a service worker's surroundings that is used here; the library of types for pages does not know it. */
interface Surroundings {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}
interface WorkerEvent {
  readonly request: Request;
  readonly data?: { readonly keep?: readonly string[] };
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}

const worker = self as unknown as Surroundings;
/** Pages name people who are signed in: they are away when somebody signs out (D-OFF-143). */
const [PAGES, MODULES] = ['escala-pages-1', 'escala-modules-1'];
const [MOST_PAGES, MOST_MODULES] = [30, 60];
const PATIENCE = 4000;
/** Whatever headers a page was asked for with: a reload asks with others than the worker. */
const SAME_ADDRESS = { ignoreVary: true };

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('message', (event) =>
  event.waitUntil(Promise.all((event.data?.keep ?? []).map((path) => kept(path)))),
);

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  const keeping = keepingOf(request.method, pathname, request.mode === 'navigate');
  if (keeping === 'page') event.respondWith(pageFirst(request));
  if (keeping === 'module') event.respondWith(moduleFirst(request));
  if (keeping === 'sign-out') event.waitUntil(caches.delete(PAGES));
});

/** From the office where it answers in time; otherwise as it was last seen. */
async function pageFirst(request: Request): Promise<Response> {
  const before = await (await caches.open(PAGES)).match(request, SAME_ADDRESS);
  const answer = fetch(request).then(async (response) => {
    if (response.ok && response.type === 'basic') await put(PAGES, request, response.clone(), MOST_PAGES);
    return response;
  });
  if (!before) return answer;
  const slow = new Promise<Response>((resolve) => setTimeout(() => resolve(before), PATIENCE));
  return Promise.race([answer.catch(() => before), slow]);
}

async function moduleFirst(request: Request): Promise<Response> {
  const before = await (await caches.open(MODULES)).match(request, SAME_ADDRESS);
  return before ?? fetch(request);
}

/** What a page asks to have kept: itself and what it has loaded. */
async function kept(path: string): Promise<void> {
  const isPage = isKeptPage(new URL(path, location.origin).pathname);
  if (!isPage && !path.startsWith('/assets/')) return;
  const shelf = isPage ? PAGES : MODULES;
  if (!isPage && (await (await caches.open(shelf)).match(path, SAME_ADDRESS))) return;
  const response = await fetch(path, { redirect: 'manual' }).catch(() => undefined);
  if (response?.ok) await put(shelf, path, response, isPage ? MOST_PAGES : MOST_MODULES);
}

/** The newest stay. */
async function put(shelf: string, key: RequestInfo, response: Response, most: number): Promise<void> {
  const cache = await caches.open(shelf);
  await cache.delete(key, SAME_ADDRESS);
  await cache.put(key, response);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(old, SAME_ADDRESS);
}
