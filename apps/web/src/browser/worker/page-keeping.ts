import { isKeptPage, standInOf } from './kept-addresses.ts';
import type { NamedCache } from './named-cache.ts';

export interface PageKeeping {
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
