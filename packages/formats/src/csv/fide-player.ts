import { withoutGaps } from '@escala/core';
import type * as z from 'zod';
import type { FideListBatch } from '../fide-list/fide-list-batch.ts';
import { LIST_FLAGS, LIST_SEX } from '../fide-list/fide-list-fields.ts';
import type { fidePlayerSchema } from '../interchange/schema/fide-players.ts';
import { plainWords } from './entry-headings.ts';

/** A row of a player list of FIDE, kept beyond its batch. What the list does not say is absent. */
export type FidePlayer = Readonly<z.infer<typeof fidePlayerSchema>>;

export function fidePlayer(batch: FideListBatch, row: number): FidePlayer {
  const sex = batch.sex[row] === LIST_SEX.woman ? 'f' : batch.sex[row] === LIST_SEX.man ? 'm' : undefined;
  return withoutGaps<FidePlayer>({
    id: String(batch.fideId[row]),
    name: batch.name(row),
    federation: batch.federation(row) || undefined,
    title: batch.title(row) || batch.womenTitle(row) || undefined,
    sex,
    birthYear: batch.birthYear[row] || undefined,
    standard: batch.standard[row] || undefined,
    rapid: batch.rapid[row] || undefined,
    blitz: batch.blitz[row] || undefined,
    inactive: (batch.flags[row]! & LIST_FLAGS.inactive) > 0 || undefined,
  });
}

/** A name without order, accents and signs: `Puig, Joana` and `Joana Puig` are one. */
export function nameKey(name: string): string {
  return plainWords(name).split(' ').sort().join(' ');
}
