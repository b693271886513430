import { createHash } from 'node:crypto';
import { canonicalText } from '@escala/office';
import type { Kysely } from 'kysely';
import { insertRows } from '../archive/insert-rows.ts';
import { type Shapes, shapesOf } from '../record-shapes.ts';
import type { Tables } from '../schema.ts';
import { FEDERATION_FORMAT, isCarried } from './federation-lines.ts';
import type { Line } from './lines-of.ts';
import { type LineRow, rowOfLine } from './row-of-line.ts';
import { MOST_FAULTS, type TransferFault, transferFault } from './transfer-refused.ts';

export interface FederationHead {
  readonly federation: string;
  readonly head: { readonly seq: number; readonly hash: string };
  /** None if the file is of a version that did not number them. */
  readonly shapes: Shapes;
}

type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf({ text }: Line): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}

/** The first line of a federation file. */
export function headOfLine(line: Line): FederationHead | undefined {
  const { format, federation, head, shapes = {} } = fieldsOf(line) ?? {};
  const { seq, hash } = (head ?? {}) as Fields;
  if (format !== FEDERATION_FORMAT || typeof federation !== 'string' || federation === '') return undefined;
  const numbers = shapes as Readonly<Record<string, number>> | null;
  if (numbers === null || !Object.values(numbers).every(Number.isInteger)) return undefined;
  return Number.isInteger(seq) && typeof hash === 'string'
    ? { federation, head: { seq: Number(seq), hash }, shapes: shapesOf(numbers) }
    : undefined;
}

const ORDER: readonly LineRow['table'][] = ['acts', 'versions', 'papers', 'secrets'];

/**
 * Reads all rows up to the end line into the tables. Faults are added to the list; the caller then rolls everything
 * back.
 */
export async function readFederation(
  db: Kysely<Tables>,
  first: Line,
  { federation }: FederationHead,
  lines: AsyncIterator<Line>,
  faults: TransferFault[],
): Promise<void> {
  const hash = createHash('sha256').update(`${first.text}\n`);
  const counts = { acts: 0, versions: 0, papers: 0, secrets: 0 };
  const batch = new RowBatch(db);
  const told = (twice: number, line: number): void => {
    if (twice > 0) faults.push(transferFault('rows-twice', { count: twice, line }));
  };
  let stage = 0;
  for (let number = first.number; faults.length < MOST_FAULTS; ) {
    const { value: line, done } = await lines.next();
    if (done || line === undefined) {
      faults.push(transferFault('cut-off', { line: number }));
      return;
    }
    number = line.number;
    const fields = fieldsOf(line);
    if (fields?.end !== undefined) {
      told(await batch.flush(), number);
      checkEnd(fields.end as Fields, counts, hash.digest('hex'), faults);
      return;
    }
    hash.update(`${line.text}\n`);
    const row = fields && rowOfLine(federation, fields);
    if (row === undefined) faults.push(transferFault('line-unreadable', { line: number }));
    else if (row.table === 'secrets' && !isCarried(row.row)) {
      counts.secrets++;
      faults.push(transferFault('secret-live', { line: number }));
    } else if (ORDER.indexOf(row.table) < stage) faults.push(transferFault('line-misplaced', { line: number }));
    else {
      stage = ORDER.indexOf(row.table);
      counts[row.table]++;
      told(await batch.add(row, line.text.length), number);
    }
  }
}

function checkEnd(end: Fields, counts: Fields, sha256: string, faults: TransferFault[]): void {
  const { sha256: written, ...said } = end;
  if (canonicalText(said) !== canonicalText(counts)) faults.push(transferFault('counts-wrong'));
  if (written !== sha256) faults.push(transferFault('checksum-wrong'));
}

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
