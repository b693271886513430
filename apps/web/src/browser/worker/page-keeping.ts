import { LANGUAGES } from '@escala/core';

/** Ignores request headers: those of a reload differ from the worker's. */
const SAME_ADDRESS = { ignoreVary: true };

/** A worker's cache of responses by address. */
interface NamedCache {
  find(address: string): Promise<Response | undefined>;
  put(address: string, response: Response): Promise<void>;
  clear(): Promise<void>;
}

/**
 * Keeps only this many, the newest. A new response replaces the old one in one step, once it has arrived completely: a
 * reload without a connection in the meantime finds the old one rather than nothing (D-OFF-300).
 */
export function namedCache(caches: CacheStorage, name: string, most: number): NamedCache {
  return {
    find: async (address) => (await caches.open(name)).match(address, SAME_ADDRESS),
    put: async (address, response) => {
      const cache = await caches.open(name);
      await cache.put(address, response);
      // Removes entries stored under the headers of a reload, from before the address alone counted.
      for (const old of (await cache.keys(address, SAME_ADDRESS)).slice(0, -1)) await cache.delete(old);
      const keys = await cache.keys();
      for (const old of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(old, SAME_ADDRESS);
    },
    clear: async () => void (await caches.delete(name)),
  };
}

/** Cached pages: result entry of a round with its stand-in, and the pages of telephones and of check-in. */
const PAGES = inAFederation('(desk/events/[^/]+/(rounds/\\d+/results|no-connection)|board-device|check-in)$');
const EVENT_DESK = inAFederation('desk/events/[^/]+(?=/|$)');

function inAFederation(path: string): RegExp {
  return new RegExp(`^/(${LANGUAGES.join('|')})/[^/]+/${path}`);
}

type Keeping = 'page' | 'module' | 'sign-out' | 'none';

/**
 * How the worker handles a request: pages come from the office if it answers, modules never change under their names.
 */
export function keepingOf(method: string, path: string, isNavigation: boolean): Keeping {
  if (method === 'DELETE' && /^\/api\/[^/]+\/session$/.test(path)) return 'sign-out';
  if (method !== 'GET') return 'none';
  if (path.startsWith('/assets/')) return 'module';
  return isNavigation && (PAGES.test(path) || EVENT_DESK.test(path)) ? 'page' : 'none';
}

export const isKeptPage = (path: string): boolean => PAGES.test(path);

/** The page shown without a connection in place of one at an event's desk that is not kept (D-OFF-1090). */
export function standInOf(path: string): string | undefined {
  const desk = EVENT_DESK.exec(path)?.[0];
  return desk && `${desk}/no-connection`;
}

interface PageKeeping {
  /** Caches a page once it is complete, everything it has loaded, and the page that stands in for others. */
  keep(addresses: readonly string[]): Promise<void>;
  /** Pages name signed-in people, so they are deleted on signing out (D-OFF-143). */
  forget(): Promise<void>;
}

/**
 * A page is cached after everything it has loaded, or not at all: a page without its modules would replace a working
 * one. A page still being cached at sign-out is dropped (D-OFF-300).
 */
export function pageKeeping(
  pages: NamedCache,
  modules: NamedCache,
  ask: (address: string) => Promise<Response | undefined>,
): PageKeeping {
  let forgotten = 0;
  const kept = async (cache: NamedCache, address: string): Promise<boolean> => {
    const response = await ask(address).catch(() => undefined);
    if (!response?.ok) return false;
    await cache.put(address, response);
    return true;
  };
  return {
    keep: async (addresses) => {
      const before = forgotten;
      const loaded = [...new Set(addresses)].filter((address) => address.startsWith('/assets/'));
      const here = await Promise.all(
        loaded.map(async (address) => (await modules.find(address)) !== undefined || kept(modules, address)),
      );
      if (here.includes(false)) return;
      const wanted = addresses.filter(isPageAddress).flatMap((address) => [standInOf(address) ?? address, address]);
      for (const address of new Set(wanted)) await kept(pages, address);
      if (before !== forgotten) await pages.clear();
    },
    forget: () => {
      forgotten++;
      return pages.clear();
    },
  };
}

const isPageAddress = (address: string): boolean => isKeptPage(address.split('?')[0]!);
