import type { Archive, ReadTerms } from '@escala/office';
import type { Identity } from './access/identity.ts';
import type { ServerContext } from './server-parts.ts';

/** Reads the record itself, even if there is a replica. */
export const FRESH: ReadTerms = { fresh: true };

/**
 * Account holders read the record itself, through any process: what they just did is there. Visitors may be answered by
 * a replica, slightly behind (D-OFF-113).
 */
export function deskFor(context: ServerContext, { by }: Pick<Identity, 'by'>): ServerContext {
  if (by === 'nobody') return context;
  const { archive } = context;
  const read: Archive['read'] = (federation, work) => archive.read(federation, work, FRESH);
  return { ...context, archive: { ...archive, read } };
}
