/** Caches as in a browser, by address: a response takes its place once its body has arrived completely. */
export function cacheStorage(): { storage: CacheStorage; names(): string[] } {
  const all = new Map<string, Map<string, string>>();
  const open = async (name: string): Promise<Cache> => {
    const entries = all.get(name) ?? new Map<string, string>();
    all.set(name, entries);
    const cache = {
      match: async (address: string) => {
        const text = entries.get(address);
        return text === undefined ? undefined : new Response(text);
      },
      put: async (address: string, response: Response) => {
        const text = await response.text();
        entries.delete(address);
        entries.set(address, text);
      },
      delete: async (address: string) => entries.delete(address),
      keys: async (address?: string) => [...entries.keys()].filter((each) => address === undefined || each === address),
    };
    return cache as unknown as Cache;
  };
  const storage = { open, delete: async (name: string) => all.delete(name) } as unknown as CacheStorage;
  return { storage, names: () => [...all.keys()] };
}
