import type { FideListBatch } from '../fide-list/fide-list-batch.ts';
import { type FidePlayer, fidePlayer, nameKey } from './fide-player.ts';
import type { Entry } from './parse-entries-csv.ts';

/** Looks for entries in a list as it goes by, and keeps those rows alone. */
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

  /** Everybody of this name, whatever the order of its parts. */
  named(name: string): readonly FidePlayer[] {
    return this.#byName.get(nameKey(name)) ?? [];
  }
}
