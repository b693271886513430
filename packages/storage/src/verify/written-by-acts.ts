import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';
import { entryOf } from './verify-acts.ts';

/** What an act says it wrote: the name of a version or paper, mapped to its digest. */
export type Written = ReadonlyMap<string, string>;

export const versionName = (kind: string, id: string, version: number): string => JSON.stringify([kind, id, version]);
export const paperName = (folder: string, name: string, part: number): string =>
  JSON.stringify([folder, name, part, '']);

/** Digests kept at once; an act of an import may have many thousands. */
const MOST_HELD = 300_000;
const AT_ONCE = 200;

/** The acts behind versions and papers, looked up many at a time and kept for a while. */
export class WrittenByActs {
  readonly #db: Kysely<Tables>;
  readonly #federation: string;
  readonly #held = new Map<number, Written>();
  #size = 0;

  constructor(db: Kysely<Tables>, federation: string) {
    this.#db = db;
    this.#federation = federation;
  }

  /** Calls `look` for each row with what its act wrote; a missing act wrote nothing. */
  async forEach<Row extends { seq: number }>(
    rows: readonly Row[],
    look: (row: Row, by: Written) => void,
  ): Promise<void> {
    for (let i = 0; i < rows.length; i += AT_ONCE) {
      const part = rows.slice(i, i + AT_ONCE);
      const now = new Map<number, Written>();
      for (const { seq } of part) if (this.#held.has(seq)) now.set(seq, this.#held.get(seq)!);
      const unknown = [...new Set(part.map(({ seq }) => seq))].filter((seq) => !now.has(seq));
      for (const [seq, written] of await this.#load(unknown)) now.set(seq, written);
      for (const row of part) look(row, now.get(row.seq) ?? new Map());
    }
  }

  async #load(seqs: readonly number[]): Promise<ReadonlyMap<number, Written>> {
    const loaded = new Map<number, Written>();
    if (seqs.length === 0) return loaded;
    const query = this.#db.selectFrom('acts').select(['seq', 'entry']).where('federation', '=', this.#federation);
    for (const { seq, entry } of await query.where('seq', 'in', seqs).execute()) {
      const { touched = [], filed = [] } = entryOf({ entry }) ?? {};
      const written = new Map<string, string>();
      for (const { kind, id, to, digest } of touched) written.set(versionName(kind, id, to), digest);
      for (const { folder, name, part, digest } of filed) written.set(paperName(folder, name, part), digest);
      loaded.set(seq, written);
      this.#hold(seq, written);
    }
    return loaded;
  }

  #hold(seq: number, written: Written): void {
    this.#held.set(seq, written);
    this.#size += written.size + 1;
    for (const [old, { size }] of this.#held) {
      if (this.#size <= MOST_HELD || old === seq) break;
      this.#held.delete(old);
      this.#size -= size + 1;
    }
  }
}
