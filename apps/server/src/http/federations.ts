import type { Archive } from '@escala/office';
import { FRESH } from '../fresh-reading.ts';

/**
 * Whether a federation exists. Federations never go away, so only unknown names are looked up, each in its own record:
 * no other federation is asked.
 */
export function federationCheck(archive: Archive): (federation: string) => Promise<boolean> {
  const known = new Set<string>();
  return async (federation) => {
    if (known.has(federation)) return true;
    // It may have been founded a moment ago: a replica may not know it yet.
    const { seq } = await archive.read(federation, (reading) => reading.head(), FRESH);
    if (seq > 0) known.add(federation);
    return seq > 0;
  };
}
