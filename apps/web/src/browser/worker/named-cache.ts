/** Ignores request headers: those of a reload differ from the worker's. */
const SAME_ADDRESS = { ignoreVary: true };

/** A worker's cache of responses by address. */
export interface NamedCache {
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
