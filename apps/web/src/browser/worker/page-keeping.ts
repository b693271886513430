import { isKeptPage } from './kept-addresses.ts';
import type { NamedCache } from './named-cache.ts';

export interface PageKeeping {
  /** What a page asks to have kept, once it is there with everything it needs: its own address and what it has loaded. */
  keep(addresses: readonly string[]): Promise<void>;
  /** Pages name people who are signed in: they are away when somebody signs out (D-OFF-143). */
  forget(): Promise<void>;
}

/**
 * A page is kept after all that it has loaded, or not at all: a page without its modules would take the place of one that works. One
 * that was under way when somebody signed out is not kept either (D-OFF-300).
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
      for (const address of addresses.filter(isPageAddress)) await kept(pages, address);
      if (before !== forgotten) await pages.clear();
    },
    forget: () => {
      forgotten++;
      return pages.clear();
    },
  };
}

const isPageAddress = (address: string): boolean => isKeptPage(address.split('?')[0]!);
