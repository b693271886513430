import { decodeText } from '../encoding/decode-text.ts';
import { clipped } from '../interchange/faults/shown.ts';
import { ProblemList } from '../problems/problem-list.ts';
import { BATCH_ROWS } from './fide-list-batch.ts';
import type { FideListCode } from './fide-list-problem.ts';
import { columnsOfHeader, type ListColumn } from './list-header.ts';
import type { FideListOptions, FideListParser, FideListSummary, OnBatch } from './list-parser.ts';
import { TextListBatch } from './text-list-batch.ts';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** No line of a list is nearly as long. */
const LONGEST_LINE = 1 << 16;

/** A list of fixed-width text. Only an unfinished line is kept from one piece to the next. */
export class TextListParser implements FideListParser {
  readonly #onBatch: OnBatch;
  readonly #options: FideListOptions;
  readonly #batch = new TextListBatch((row, from, to) => this.#tellBadNumber(row, from, to));
  readonly #problems = new ProblemList<FideListCode>();
  readonly #carry = new Uint8Array(LONGEST_LINE);
  #carried = 0;
  #isSkipping = false;
  #columns: readonly ListColumn[] | undefined;
  #isRefused = false;
  #line = 0;
  #width = 0;
  #players = 0;

  constructor(onBatch: OnBatch, options: FideListOptions = {}) {
    this.#onBatch = onBatch;
    this.#options = options;
  }

  push(chunk: Uint8Array): void {
    if (this.#isRefused) return;
    let from = 0;
    if (this.#carried > 0 || this.#isSkipping) {
      from = chunk.indexOf(LINE_FEED) + 1;
      if (from === 0) {
        this.#keep(chunk);
        return;
      }
      this.#keep(chunk.subarray(0, from));
      this.#endCarriedLine();
    }
    const to = chunk.lastIndexOf(LINE_FEED) + 1;
    if (to > from) this.#readLines(chunk, from, to);
    this.#keep(chunk.subarray(Math.max(from, to)));
  }

  end(): FideListSummary {
    if (this.#carried > 0) this.#endCarriedLine();
    if (this.#columns === undefined && !this.#isRefused) this.#tell('fide-list-empty', 1, 1, {});
    return { players: this.#players, problems: this.#problems.inOrder() };
  }

  #keep(bytes: Uint8Array): void {
    if (this.#isSkipping || bytes.length === 0) return;
    if (this.#carried + bytes.length > LONGEST_LINE) {
      this.#tell('fide-list-too-long', this.#line + 1, 1, { most: LONGEST_LINE });
      this.#isSkipping = true;
      this.#carried = 0;
      return;
    }
    this.#carry.set(bytes, this.#carried);
    this.#carried += bytes.length;
  }

  #endCarriedLine(): void {
    const length = this.#carried;
    this.#carried = 0;
    if (this.#isSkipping) this.#line++;
    else this.#readLines(this.#carry, 0, length);
    this.#isSkipping = false;
  }

  /** Whole lines; the last one of a list may lack its end. */
  #readLines(bytes: Uint8Array, from: number, to: number): void {
    const batch = this.#batch;
    batch.bytes = bytes;
    for (let start = from; start < to && !this.#isRefused; ) {
      // Where the lines of a list are as wide as its header, a record is so many bytes: a line end inside is part of a name.
      let next = start + this.#width;
      if (next > to || bytes[next - 1] !== LINE_FEED || next === start) {
        next = bytes.indexOf(LINE_FEED, start) + 1;
        if (next === 0 || next > to) next = to;
      }
      let end = bytes[next - 1] === LINE_FEED ? next - 1 : next;
      if (end > start && bytes[end - 1] === CARRIAGE_RETURN) end--;
      this.#line++;
      if (this.#columns === undefined) this.#readHeader(bytes, start, end, next);
      else if (end > start) {
        const row = batch.count++;
        batch.starts[row] = start;
        batch.ends[row] = end;
        batch.lines[row] = this.#line;
        if (batch.count === BATCH_ROWS) this.#flush();
      }
      start = next;
    }
    this.#flush();
  }

  #readHeader(bytes: Uint8Array, from: number, to: number, next: number): void {
    const { text } = decodeText(bytes.subarray(from, to));
    if (text.trim() === '') return;
    this.#columns = columnsOfHeader(text, this.#options.rhythm ?? 'standard');
    this.#width = next - from;
    if (this.#columns === undefined) {
      this.#isRefused = true;
      this.#tell('fide-list-header', this.#line, 1, { found: clipped(text.trim()) });
    } else this.#batch.columns = this.#columns;
  }

  #flush(): void {
    const batch = this.#batch;
    if (batch.count === 0) return;
    this.#leaveOutNobodies();
    this.#players += batch.count;
    if (batch.count > 0) this.#onBatch(batch);
    batch.clear();
  }

  /** Rows without an id are nobody's: they are told of and left out. */
  #leaveOutNobodies(): void {
    const batch = this.#batch;
    const { fideId, starts, ends, lines } = batch;
    let kept = 0;
    for (let row = 0; row < batch.count; row++) {
      if (fideId[row] === 0) {
        if (!this.#isBlank(row)) this.#tell('fide-list-no-id', lines[row]!, 1, {});
        continue;
      }
      if (kept < row) {
        fideId[kept] = fideId[row]!;
        starts[kept] = starts[row]!;
        ends[kept] = ends[row]!;
        lines[kept] = lines[row]!;
      }
      kept++;
    }
    batch.count = kept;
  }

  #isBlank(row: number): boolean {
    const { bytes, starts, ends } = this.#batch;
    for (let at = starts[row]!; at < ends[row]!; at++) if (bytes[at]! > 0x20) return false;
    return true;
  }

  #tellBadNumber(row: number, from: number, to: number): void {
    const { bytes, starts, lines } = this.#batch;
    // A row without an id is told of as a whole.
    if (from === starts[row]) return;
    const found = clipped(decodeText(bytes.subarray(from, to)).text.trim());
    this.#tell('fide-list-not-a-number', lines[row]!, from - starts[row]! + 1, { found });
  }

  #tell(code: FideListCode, line: number, column: number, values: Record<string, string | number>): void {
    this.#problems.add({ severity: 'error', code, path: [], line, column, values });
  }
}
