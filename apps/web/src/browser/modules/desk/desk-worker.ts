import { keepingOf } from '../../worker/kept-addresses.ts';
import { namedCache } from '../../worker/named-cache.ts';
import { noticesOf } from '../../worker/notices.ts';
import { pageKeeping } from '../../worker/page-keeping.ts';

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
    // What was asked for before the office had heard of it.
    event.waitUntil(answer.then(keeping.forget, keeping.forget));
  }
});

noticesOf(self);

/** From the office where it answers in time; otherwise as it was last seen. */
async function pageFirst(request: Request): Promise<Response> {
  const answer = fetch(request);
  // Looked at below, when it is known what there is instead.
  answer.catch(() => undefined);
  const before = await pages.find(request.url).catch(() => undefined);
  if (!before) return answer;
  const slow = new Promise<Response>((resolve) => setTimeout(() => resolve(before), PATIENCE));
  return Promise.race([answer.catch(() => before), slow]);
}

async function moduleFirst(request: Request): Promise<Response> {
  return (await modules.find(request.url).catch(() => undefined)) ?? fetch(request);
}
