import type { Secret, Vault } from '../ports.ts';

/** The vault as a map: for tests, and as the reference for the real ones. */
export function memoryVault(): Vault {
  const kept = new Map<string, { federation: string; shelf: string; key: string; secret: Secret }>();
  const place = (...parts: readonly string[]): string => JSON.stringify(parts);
  return {
    get: async (federation, shelf, key) => kept.get(place(federation, shelf, key))?.secret,
    put: async (federation, shelf, key, secret, expected) => {
      const at = place(federation, shelf, key);
      const present = kept.get(at)?.secret.text ?? null;
      if (expected !== undefined && present !== expected) return false;
      kept.set(at, { federation, shelf, key, secret: { ...secret } });
      return true;
    },
    count: async (federation, shelf, key, expires, more) => {
      const at = place(federation, shelf, key);
      const count = Number(kept.get(at)?.secret.text ?? 0) + more;
      kept.set(at, { federation, shelf, key, secret: { owner: shelf, text: String(count), expires } });
      return count;
    },
    remove: async (federation, shelf, key) => kept.delete(place(federation, shelf, key)),
    list: async (federation, shelf, owner) =>
      [...kept.values()]
        .filter((each) => each.federation === federation && each.shelf === shelf && each.secret.owner === owner)
        .map(({ key, secret }) => ({ key, ...secret }))
        .sort((a, b) => (a.key < b.key ? -1 : 1)),
    sweep: async (instant) => {
      const over = [...kept].filter(([, { secret }]) => secret.expires !== undefined && secret.expires < instant);
      for (const [at] of over) kept.delete(at);
      return over.length;
    },
  };
}
