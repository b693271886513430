import { noticesOf } from '../../worker/notices.ts';
import { keepingOf, namedCache, pageKeeping, standInOf } from '../../worker/page-keeping.ts';

/** The part of the service worker scope that is used here, which the types for pages lack. */
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
/** At most 30 pages of result entry (D-OFF-143). */
const pages = namedCache(caches, 'escala-pages-1', 30);
const modules = namedCache(caches, 'escala-modules-1', 60);
const keeping = pageKeeping(pages, modules, (address) => fetch(address, { redirect: 'manual' }));
const PATIENCE = 4000;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('message', (event) => event.waitUntil(keeping.keep(event.data?.keep ?? [])));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  const kind = keepingOf(request.method, pathname, request.mode === 'navigate');
  if (kind === 'page') event.respondWith(pageFirst(request));
  if (kind === 'module') event.respondWith(moduleFirst(request));
  if (kind === 'sign-out') {
    const answer = fetch(request);
    event.respondWith(answer);
    event.waitUntil(keeping.forget());
    // Requests made before the office received it.
    event.waitUntil(answer.then(keeping.forget, keeping.forget));
  }
});

noticesOf(self);

/** From the office if it answers in time, otherwise the last kept version; without one, the page that stands in. */
async function pageFirst(request: Request): Promise<Response> {
  const answer = fetch(request);
  // Handled below, once it is known whether there is a kept version.
  answer.catch(() => undefined);
  const find = (address: string) => pages.find(address).catch(() => undefined);
  const before = await find(request.url);
  if (!before) {
    const standIn = standInOf(new URL(request.url).pathname);
    return answer.catch(async (lost) => (standIn && (await find(standIn))) || Promise.reject(lost));
  }
  const slow = new Promise<Response>((resolve) => setTimeout(() => resolve(before), PATIENCE));
  return Promise.race([answer.catch(() => before), slow]);
}

async function moduleFirst(request: Request): Promise<Response> {
  return (await modules.find(request.url).catch(() => undefined)) ?? fetch(request);
}
