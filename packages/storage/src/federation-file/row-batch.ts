import type { Kysely } from 'kysely';
import { insertRows } from '../archive/insert-rows.ts';
import type { Tables } from '../schema.ts';
import type { LineRow } from './row-of-line.ts';

const MOST_ROWS = 512;
const MOST_LETTERS = 4 << 20;

/** Rows of one table on their way in, many at a time but never a whole file (D-OFF-436). */
export class RowBatch {
  readonly #db: Kysely<Tables>;
  #rows: LineRow[] = [];
  #letters = 0;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** Adds a row with its length in the file; when a batch is written, returns the number of duplicate rows. */
  async add(row: LineRow, letters: number): Promise<number> {
    const twice = this.#rows[0]?.table === row.table && this.#hasRoom() ? 0 : await this.flush();
    this.#rows.push(row);
    this.#letters += letters;
    return twice;
  }

  #hasRoom(): boolean {
    return this.#rows.length < MOST_ROWS && this.#letters < MOST_LETTERS;
  }

  async flush(): Promise<number> {
    const all = this.#rows;
    this.#rows = [];
    this.#letters = 0;
    if (all.length === 0) return 0;
    const rows = all.map(({ row }) => row as never);
    const kept = await insertRows(this.#db, all[0]!.table as 'acts', rows, 'passed over');
    return all.length - kept;
  }
}
