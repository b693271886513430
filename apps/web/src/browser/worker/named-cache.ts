/** Whatever headers something was asked for with: a reload asks with others than the worker. */
const SAME_ADDRESS = { ignoreVary: true };

/** What a worker keeps under one name, each by its address. */
export interface NamedCache {
  find(address: string): Promise<Response | undefined>;
  put(address: string, response: Response): Promise<void>;
  clear(): Promise<void>;
}

/**
 * Of so many the newest stay. A new one takes the place of the old one in one step, when it has come entirely: whoever reloads
 * meanwhile, and has no connection, finds the old one and not nothing (D-OFF-300).
 */
export function namedCache(caches: CacheStorage, name: string, most: number): NamedCache {
  return {
    find: async (address) => (await caches.open(name)).match(address, SAME_ADDRESS),
    put: async (address, response) => {
      const cache = await caches.open(name);
      await cache.put(address, response);
      // Put there with the headers of a reload, before it went by the address alone.
      for (const old of (await cache.keys(address, SAME_ADDRESS)).slice(0, -1)) await cache.delete(old);
      const keys = await cache.keys();
      for (const old of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(old, SAME_ADDRESS);
    },
    clear: async () => void (await caches.delete(name)),
  };
}
