import { z } from 'zod';
import { GENESIS } from '../../kit/act-entry.ts';
import type { Digest, Head, Kept, Reading } from '../../ports.ts';
import type { OfficialList } from '../lists/list.ts';
import { sealedList } from './list-seal.ts';

/** Whether a published list is what the record of its day gives, and whether it was kept unchanged. */
export const listVerdictSchema = z.strictObject({
  list: z.string(),
  holds: z.boolean(),
  /** The published hash, the hash of what is kept, and the hash of what the record of its day gives. */
  published: z.string(),
  kept: z.string().nullable(),
  recomputed: z.string().nullable(),
  /**
   * Why nothing was recomputed: an imported list has no inputs, and a list of another reading of the regulation would
   * come out differently; only their seals are checked (D-OFF-413).
   */
  notRecomputed: z.enum(['imported', 'other-reading']).optional(),
  /** Players whose kept line differs from the recomputed one. */
  differing: z.array(z.string()),
  source: z.enum(['computed', 'imported']),
  /** The reading of the regulation it was made by. */
  reading: z.int(),
});
export type ListVerdict = z.infer<typeof listVerdictSchema>;

/** Everything printed, as kept and, if recomputed, as the record of its day gives it. */
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

/** The head of the chain after this act. */
export async function headAfter(reading: Reading, seq: number): Promise<Head> {
  const [act] = seq === 0 ? [] : await reading.actsAfter(seq - 1, 1);
  return { seq, hash: act?.hash ?? GENESIS };
}
