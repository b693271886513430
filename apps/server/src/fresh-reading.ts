import type { Archive, ReadTerms } from '@escala/office';
import type { Identity } from './access/identity.ts';
import type { ServerContext } from './server-parts.ts';

/** The record itself, where there is a replica. */
export const FRESH: ReadTerms = { fresh: true };

/**
 * Whoever has an account reads the record itself, through whichever process: what they did a moment ago is there. Visitors may be
 * answered by a replica, a moment behind (D-OFF-113).
 */
export function deskFor(context: ServerContext, { by }: Pick<Identity, 'by'>): ServerContext {
  if (by === 'nobody') return context;
  const { archive } = context;
  const read: Archive['read'] = (federation, work) => archive.read(federation, work, FRESH);
  return { ...context, archive: { ...archive, read } };
}
