import { dayFrom } from '@escala/core';
import { z } from 'zod';
import { type ActEntry, GENESIS } from '../../kit/act-entry.ts';
import type { Digest, Head, Kept, Reading } from '../../ports.ts';
import { revisionSchema } from '../editions/list-edition.ts';
import type { OfficialList } from '../lists/list.ts';
import { sealedList } from './list-seal.ts';

const notRecomputedSchema = z.enum(['imported', 'other-reading']);

/** One edition, recomputed from the record as it was after the act that settled it. */
const editionVerdictSchema = z.strictObject({
  /** Absent for the published edition. */
  revisedBy: revisionSchema.optional(),
  /** Its own seal. */
  hash: z.string(),
  holds: z.boolean(),
  notRecomputed: notRecomputedSchema.optional(),
  /** Players whose kept line differs from the recomputed one. */
  differing: z.array(z.string()),
});
export type EditionVerdict = z.infer<typeof editionVerdictSchema>;

/** Whether the editions of a list are what the record gives, and whether they were kept unchanged. */
export const listVerdictSchema = z.strictObject({
  list: z.string(),
  /** Of all editions that were looked at. */
  holds: z.boolean(),
  /** The published hash, the hash of what is kept, and the hash of what the record of its day gives. */
  published: z.string(),
  kept: z.string().nullable(),
  recomputed: z.string().nullable(),
  /**
   * Why nothing was recomputed: an imported list has no inputs, and a list of another reading of the regulation would
   * come out differently; only their seals are checked (D-OFF-413).
   */
  notRecomputed: notRecomputedSchema.optional(),
  /** Players whose kept line differs from the recomputed one. */
  differing: z.array(z.string()),
  /** What the list says of itself beside its lines, and the record says otherwise. */
  mistold: z.array(z.enum(['players', 'games', 'publishedOn', 'source'])),
  /** The edition in force (D-OFF-1223). */
  inForce: editionVerdictSchema.optional(),
  /** Revised editions that are in force no longer; `escala verify` looks at them. */
  earlier: z.array(editionVerdictSchema),
  /** Players for whom what acts filed about their changes contradicts the lines of the list. */
  contradicted: z.array(z.string()),
  source: z.enum(['computed', 'imported']),
  /** The reading of the regulation it was made by. */
  reading: z.int(),
});
export type ListVerdict = z.infer<typeof listVerdictSchema>;

/** Everything printed, as kept and, if recomputed, as the record of its day gives it. */
export interface Compared {
  readonly kept: unknown;
  readonly recomputed?: {
    readonly printed: unknown;
    readonly differing: readonly string[];
    readonly players: number;
    readonly games: number;
  };
  readonly editions: Pick<ListVerdict, 'inForce' | 'earlier' | 'contradicted'>;
}

/** The act that wrote a list gives its day, and whether the list was made here. */
function mistoldBy(act: ActEntry | undefined, list: OfficialList, recomputed: Compared['recomputed']) {
  const isOurs = act?.kind.startsWith('list.publish') === true;
  const days = act === undefined ? 0 : dayFrom(list.publishedOn) - dayFrom(act.at.slice(0, 10));
  return [
    ...(['players', 'games'] as const).filter((name) => recomputed && recomputed[name] !== list[name]),
    // The day is that of the federation, the moment of the act is universal.
    ...(isOurs && Math.abs(days) > 1 ? ['publishedOn' as const] : []),
    ...(isOurs && list.source !== 'computed' ? ['source' as const] : []),
  ];
}

export function listVerdict(
  federation: string,
  { id, body }: Kept<OfficialList>,
  { kept, recomputed, editions }: Compared,
  { head, writtenBy }: { readonly head: Head; readonly writtenBy: ActEntry | undefined },
  digest: Digest,
): ListVerdict {
  const { hash: published, source, reading, ...list } = body;
  const seal = (printed: unknown): string =>
    sealedList(federation, { ...list, source, reading }, printed, head, digest).hash;
  const hashes = {
    kept: kept === undefined ? null : seal(kept),
    recomputed: recomputed === undefined ? null : seal(recomputed.printed),
  };
  const mistold = mistoldBy(writtenBy, body, recomputed);
  const { inForce, earlier, contradicted } = editions;
  return {
    list: id,
    holds:
      hashes.kept === published &&
      (hashes.recomputed ?? published) === published &&
      mistold.length === 0 &&
      contradicted.length === 0 &&
      [...earlier, ...(inForce ? [inForce] : [])].every(({ holds }) => holds),
    published,
    ...hashes,
    ...(recomputed === undefined && { notRecomputed: whyNot(body) }),
    differing: [...(recomputed?.differing ?? [])],
    mistold,
    ...editions,
    source,
    reading,
  };
}

export const whyNot = ({ source }: Pick<OfficialList, 'source'>): z.infer<typeof notRecomputedSchema> =>
  source === 'imported' ? 'imported' : 'other-reading';

/** The head of the chain after this act. */
export async function headAfter(reading: Reading, seq: number): Promise<Head> {
  const [act] = seq === 0 ? [] : await reading.actsAfter(seq - 1, 1);
  return { seq, hash: act?.hash ?? GENESIS };
}
