import { BATCH_ROWS, FideListBatch } from './fide-list-batch.ts';
import type { NumberField, TextField } from './fide-list-fields.ts';
import type { ListColumn } from './list-header.ts';
import { type OnBadNumber, readFlags, readNumbers, readSexes, type TextRows, yearIn } from './read-columns.ts';

const SPACE = 0x20;
const NOTHING = new Uint8Array(0);

/** Rows of a fixed-width list: where each line is in the current bytes. */
export class TextListBatch extends FideListBatch {
  bytes: Uint8Array = NOTHING;
  readonly starts: Int32Array = new Int32Array(BATCH_ROWS);
  /** After the last character, excluding the line ending. */
  readonly ends: Int32Array = new Int32Array(BATCH_ROWS);
  /**
   * Where the columns after the name count from: the start of the line,
   * unless the list is padded by characters and a name takes extra bytes.
   */
  readonly #behindName: Int32Array = new Int32Array(BATCH_ROWS);
  #columns: readonly ListColumn[] = [];
  #nameFrom = 0;
  /** Where the federation is, if directly after the name; otherwise 0. */
  #federationAt = 0;
  readonly #onBadNumber: OnBadNumber;

  constructor(onBadNumber: OnBadNumber) {
    super();
    this.#onBadNumber = onBadNumber;
  }

  set columns(columns: readonly ListColumn[]) {
    this.#columns = columns;
    const name = columns.findIndex(({ field }) => field === 'name');
    this.#nameFrom = columns[name]!.from;
    this.#federationAt = columns[name + 1]?.field === 'federation' ? columns[name + 1]!.from : 0;
  }

  add(start: number, end: number, line: number): void {
    const row = this.count++;
    this.starts[row] = start;
    this.ends[row] = end;
    this.lines[row] = line;
    const federation = start + this.#federationAt;
    this.#behindName[row] =
      this.bytes[federation] === SPACE && federation < end ? start + this.#moreBytes(start, end) : start;
  }

  /** Moves a row to the place of an earlier one. */
  move(row: number, to: number): void {
    for (const column of [this.starts, this.ends, this.lines, this.#behindName]) column[to] = column[row]!;
  }

  /**
   * Extra bytes by which a UTF-8 name shifts the columns after it,
   * if the federation is found that much further on (D-OFF-970).
   */
  #moreBytes(start: number, end: number): number {
    const { bytes } = this;
    let more = 0;
    for (let at = start + this.#nameFrom; at < end; at++) {
      const isMore = (bytes[at]! & 0xc0) === 0x80;
      if (isMore && bytes[at - 1]! < 0x80) return 0;
      if (isMore) more++;
    }
    const federation = start + this.#federationAt + more;
    for (let at = federation; at < federation + 3; at++) if (!isCapital(bytes[at]!)) return 0;
    return bytes[federation - 1] === SPACE ? more : 0;
  }

  clear(): void {
    this.count = 0;
    this.forgetColumns();
  }

  protected override readColumn(field: NumberField, target: Uint32Array): void {
    const column = this.#columnOf(field);
    if (column === undefined) return void target.fill(0);
    const { from, to } = column;
    const rows = { ...this.#rowsFor(column), bytes: this.bytes, ends: this.ends, count: this.count };
    if (field === 'sex') readSexes(rows, from, to, target);
    else if (field === 'flags') readFlags(rows, from, to, target);
    else if (field === 'birthYear')
      readNumbers(rows, from, to, target, (row, first, end) => {
        target[row] = yearIn(this.bytes, first, end);
      });
    else readNumbers(rows, from, to, target, this.#onBadNumber);
  }

  protected override bytesOf(field: TextField, row: number): Uint8Array {
    const column = this.#columnOf(field);
    if (column === undefined) return NOTHING;
    const { bytes } = this;
    let from = this.#rowsFor(column).starts[row]! + column.from;
    let to = Math.min(this.#behindName[row]! + column.to, this.ends[row]!);
    while (from < to && bytes[from] === SPACE) from++;
    while (to > from && bytes[to - 1]! <= SPACE) to--;
    return bytes.subarray(from, Math.max(from, to));
  }

  #rowsFor({ from }: ListColumn): Pick<TextRows, 'starts'> {
    return { starts: from > this.#nameFrom ? this.#behindName : this.starts };
  }

  #columnOf(field: NumberField | TextField): ListColumn | undefined {
    return this.#columns.find((known) => known.field === field);
  }
}

const isCapital = (byte: number): boolean => byte >= 0x41 && byte <= 0x5a;
