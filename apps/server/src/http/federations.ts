import type { Archive } from '@escala/office';

/** Whether a federation is there. One that is stays, so only unknown names are looked up again. */
export function federationCheck(archive: Archive): (federation: string) => Promise<boolean> {
  const known = new Set<string>();
  return async (federation) => {
    if (known.has(federation)) return true;
    for (const each of await archive.federations()) known.add(each);
    return known.has(federation);
  };
}
