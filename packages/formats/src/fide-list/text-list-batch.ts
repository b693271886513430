import { BATCH_ROWS, FideListBatch } from './fide-list-batch.ts';
import type { NumberField, TextField } from './fide-list-fields.ts';
import type { ListColumn } from './list-header.ts';
import { type OnBadNumber, readFlags, readNumbers, readSexes, yearIn } from './read-columns.ts';

const SPACE = 0x20;
const NOTHING = new Uint8Array(0);

/** Rows of a list in columns of text: where each line stands in the bytes at hand. */
export class TextListBatch extends FideListBatch {
  bytes: Uint8Array = NOTHING;
  readonly starts: Int32Array = new Int32Array(BATCH_ROWS);
  /** Behind the last character, the end of the line left out. */
  readonly ends: Int32Array = new Int32Array(BATCH_ROWS);
  columns: readonly ListColumn[] = [];
  readonly #onBadNumber: OnBadNumber;

  constructor(onBadNumber: OnBadNumber) {
    super();
    this.#onBadNumber = onBadNumber;
  }

  clear(): void {
    this.count = 0;
    this.forgetColumns();
  }

  protected override readColumn(field: NumberField, target: Uint32Array): void {
    const column = this.#columnOf(field);
    if (column === undefined) target.fill(0);
    else if (field === 'sex') readSexes(this, column.from, column.to, target);
    else if (field === 'flags') readFlags(this, column.from, column.to, target);
    else if (field === 'birthYear')
      readNumbers(this, column.from, column.to, target, (row, from, to) => {
        target[row] = yearIn(this.bytes, from, to);
      });
    else readNumbers(this, column.from, column.to, target, this.#onBadNumber);
  }

  protected override bytesOf(field: TextField, row: number): Uint8Array {
    const column = this.#columnOf(field);
    if (column === undefined) return NOTHING;
    const { bytes } = this;
    let from = this.starts[row]! + column.from;
    let to = Math.min(this.starts[row]! + column.to, this.ends[row]!);
    while (from < to && bytes[from] === SPACE) from++;
    while (to > from && bytes[to - 1]! <= SPACE) to--;
    return bytes.subarray(from, Math.max(from, to));
  }

  #columnOf(field: NumberField | TextField): ListColumn | undefined {
    return this.columns.find((known) => known.field === field);
  }
}
