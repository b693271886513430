import type { Archive, Reading } from '@escala/office';
import type { Identity } from './access/identity.ts';
import type { Desk } from './server-parts.ts';

/** An archive that may have a replica: `fresh` asks for the record itself. */
export interface ServerArchive extends Archive {
  read<T>(
    federation: string,
    work: (reading: Reading) => Promise<T>,
    terms?: { readonly fresh?: boolean | undefined },
  ): Promise<T>;
}

export const FRESH = { fresh: true } as const;

/**
 * Whoever has an account reads the record itself, through whichever process: what they did a moment ago is there. Visitors may be
 * answered by a replica, a moment behind (D-OFF-113).
 */
export function deskFor(desk: Desk, { by }: Pick<Identity, 'by'>): Desk {
  if (by === 'nobody') return desk;
  const { archive } = desk;
  const read: Archive['read'] = (federation, work) => archive.read(federation, work, FRESH);
  return { ...desk, archive: { ...archive, read } };
}
