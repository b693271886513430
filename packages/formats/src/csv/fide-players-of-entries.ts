import { withoutGaps } from '@escala/core';
import type * as z from 'zod';
import type { FideListBatch } from '../fide-list/fide-list-batch.ts';
import { LIST_FLAGS, LIST_SEX } from '../fide-list/fide-list-fields.ts';
import type { fidePlayerSchema } from '../interchange/schema/fide-players.ts';
import { plainWords } from './entry-headings.ts';
import type { Entry } from './parse-entries-csv.ts';

/** A row of a FIDE player list, kept beyond its batch. What the list does not say is absent. */
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

/** A name regardless of order, accents and punctuation: `Puig, Joana` and `Joana Puig` are the same. */
export function nameKey(name: string): string {
  return plainWords(name).split(' ').sort().join(' ');
}

/** Looks for entries in a list as it streams by, and keeps only matching rows. */
export class FidePlayersOfEntries {
  readonly #ids: ReadonlySet<number>;
  readonly #names: ReadonlySet<string>;
  readonly #byId = new Map<string, FidePlayer>();
  readonly #byName = new Map<string, FidePlayer[]>();

  constructor(entries: readonly Entry[]) {
    this.#ids = new Set(entries.flatMap(({ fideId }) => (fideId === undefined ? [] : [Number(fideId)])));
    this.#names = new Set(entries.filter(({ fideId }) => fideId === undefined).map(({ name }) => nameKey(name)));
  }

  readonly see = (batch: FideListBatch): void => {
    const { fideId, count } = batch;
    for (let row = 0; row < count; row++) {
      if (this.#ids.has(fideId[row]!)) this.#byId.set(String(fideId[row]), fidePlayer(batch, row));
      if (this.#names.size === 0) continue;
      const key = nameKey(batch.name(row));
      if (!this.#names.has(key)) continue;
      const known = this.#byName.get(key);
      if (known === undefined) this.#byName.set(key, [fidePlayer(batch, row)]);
      else known.push(fidePlayer(batch, row));
    }
  };

  withId(id: string): FidePlayer | undefined {
    return this.#byId.get(id);
  }

  /** All players of this name, in any order of its parts. */
  named(name: string): readonly FidePlayer[] {
    return this.#byName.get(nameKey(name)) ?? [];
  }
}
