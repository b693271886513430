import { z } from 'zod';
import { GENESIS } from '../../kit/act-entry.ts';
import type { Digest, Head, Kept, Reading } from '../../ports.ts';
import type { OfficialList } from '../lists/list.ts';
import { sealedList } from './list-seal.ts';

/** Whether a published list is what the record of its day gives, and whether it has been kept as it was. */
export const listVerdictSchema = z.strictObject({
  list: z.string(),
  holds: z.boolean(),
  /** The hash of the list, the one of what is kept of it, and the one that the record of its day gives. */
  published: z.string(),
  kept: z.string().nullable(),
  recomputed: z.string().nullable(),
  /**
   * Why nothing was recomputed: an imported list has nothing to be computed from, and one of another reading of the regulation
   * would come out otherwise; their seals are checked (D-OFF-413).
   */
  notRecomputed: z.enum(['imported', 'other-reading']).optional(),
  /** Players whose kept line is not the recomputed one. */
  differing: z.array(z.string()),
  source: z.enum(['computed', 'imported']),
  /** By which reading of the regulation it was made. */
  reading: z.int(),
});
export type ListVerdict = z.infer<typeof listVerdictSchema>;

/** Everything that is printed, as it is kept and as the record of its day gives it, where it was computed again. */
export interface Compared {
  readonly kept: unknown;
  readonly recomputed?: { readonly printed: unknown; readonly differing: readonly string[] };
}

export function listVerdict(
  federation: string,
  { id, body }: Kept<OfficialList>,
  { kept, recomputed }: Compared,
  head: Head,
  digest: Digest,
): ListVerdict {
  const { hash: published, source, reading, ...list } = body;
  const seal = (printed: unknown): string =>
    sealedList(federation, { ...list, source, reading }, printed, head, digest).hash;
  const hashes = {
    kept: kept === undefined ? null : seal(kept),
    recomputed: recomputed === undefined ? null : seal(recomputed.printed),
  };
  return {
    list: id,
    holds: hashes.kept === published && (hashes.recomputed ?? published) === published,
    published,
    ...hashes,
    ...(recomputed === undefined && {
      notRecomputed: source === 'imported' ? ('imported' as const) : ('other-reading' as const),
    }),
    differing: [...(recomputed?.differing ?? [])],
    source,
    reading,
  };
}

/** Where the chain of acts stood after this one. */
export async function headAfter(reading: Reading, seq: number): Promise<Head> {
  const [act] = seq === 0 ? [] : await reading.actsAfter(seq - 1, 1);
  return { seq, hash: act?.hash ?? GENESIS };
}
