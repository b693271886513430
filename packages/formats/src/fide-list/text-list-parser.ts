import { decodeText } from '../encoding/decode-text.ts';
import { clipped } from '../interchange/faults/shown.ts';
import { ProblemList } from '../problems/problem.ts';
import { BATCH_ROWS } from './fide-list-batch.ts';
import { columnsOfHeader, type ListColumn } from './list-header.ts';
import type { FideListCode, FideListOptions, FideListParser, FideListSummary, OnBatch } from './list-parser.ts';
import { TextListBatch } from './text-list-batch.ts';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** No line of a list is nearly this long. */
const LONGEST_LINE = 1 << 16;

/**
 * This many lines of one width are no accident: a shorter last line, without a line ending, was cut off (D-OFF-856).
 */
const SURE_LINES = 100;

/** Parses a fixed-width list. Only an unfinished line is kept between chunks. */
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
  /** The common width of the lines so far, if there is one, and how many have it. */
  #lineWidth = -1;
  #alike = 0;

  constructor(onBatch: OnBatch, options: FideListOptions = {}) {
    this.#onBatch = onBatch;
    this.#options = options;
  }

  push(chunk: Uint8Array): void {
    let from = 0;
    while (!this.#isRefused && from < chunk.length && (this.#carried > 0 || this.#isSkipping))
      from = this.#completeLine(chunk, from);
    if (this.#isRefused || from >= chunk.length) return;
    this.#keep(chunk.subarray(this.#readLines(chunk, from, chunk.length, false)));
  }

  end(): FideListSummary {
    if (this.#carried > 0) this.#readLines(this.#carry, 0, this.#carried, true);
    if (this.#players === 0 && this.#problems.count === 0) this.#tell('fide-list-empty', 1, 1, {});
    return { players: this.#players, problems: this.#problems.inOrder() };
  }

  #keep(bytes: Uint8Array): void {
    if (this.#isRefused || bytes.length === 0) return;
    if (this.#carried + bytes.length > LONGEST_LINE) {
      this.#tell('fide-list-too-long', this.#line + 1, 1, { most: LONGEST_LINE });
      this.#isSkipping = true;
      this.#carried = 0;
      return;
    }
    this.#carry.set(bytes, this.#carried);
    this.#carried += bytes.length;
  }

  /** Completes a line begun in an earlier chunk; returns where to continue in this chunk. */
  #completeLine(chunk: Uint8Array, from: number): number {
    const lineEnd = chunk.indexOf(LINE_FEED, from) + 1 || chunk.length;
    const wanted = this.#isSkipping ? 0 : this.#width - this.#carried;
    const to = wanted > 0 ? Math.min(chunk.length, from + wanted) : lineEnd;
    if (!this.#isSkipping) this.#keep(chunk.subarray(from, to));
    if (this.#isSkipping) {
      if (chunk[to - 1] === LINE_FEED) {
        this.#line++;
        this.#isSkipping = false;
      }
      return to;
    }
    const left = this.#carried - this.#readLines(this.#carry, 0, this.#carried, false);
    // The remainder came with this chunk: it is read there.
    if (left <= to - from) {
      const isAdvanced = left < this.#carried;
      if (isAdvanced) this.#carried = 0;
      return isAdvanced ? to - left : to;
    }
    this.#carry.copyWithin(0, this.#carried - left, this.#carried);
    this.#carried = left;
    return to;
  }

  /**
   * Reads lines as long as it is certain where they end, and the last line of a list even without a line ending;
   * returns how far it got. If all lines are as wide as the header, records have a fixed number of bytes: a line ending
   * inside one is part of a name.
   */
  #readLines(bytes: Uint8Array, from: number, to: number, isLast: boolean): number {
    const batch = this.#batch;
    batch.bytes = bytes;
    let start = from;
    while (start < to && !this.#isRefused) {
      let next = start + this.#width;
      if (next > to && !isLast) break;
      if (next > to || next === start || bytes[next - 1] !== LINE_FEED) {
        next = bytes.indexOf(LINE_FEED, start) + 1;
        if (next === 0 || next > to) {
          if (!isLast) break;
          next = to;
        }
      }
      let end = bytes[next - 1] === LINE_FEED ? next - 1 : next;
      if (end > start && bytes[end - 1] === CARRIAGE_RETURN) end--;
      this.#line++;
      if (this.#columns === undefined) this.#readHeader(bytes, start, end, next);
      else if (end > start) {
        this.#measure(end - start, bytes[next - 1] === LINE_FEED);
        batch.add(start, end, this.#line);
        if (batch.count === BATCH_ROWS) this.#flush();
      }
      start = next;
    }
    this.#flush();
    return start;
  }

  #measure(width: number, isEnded: boolean): void {
    if (width === this.#lineWidth) this.#alike++;
    else if (!isEnded && width < this.#lineWidth && this.#alike >= SURE_LINES)
      this.#tell('fide-list-unclosed', this.#line, 1, {});
    else {
      this.#alike = this.#lineWidth < 0 ? 1 : Number.NEGATIVE_INFINITY;
      this.#lineWidth = width;
    }
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

  /** Rows without an id are reported and left out. */
  #leaveOutNobodies(): void {
    const batch = this.#batch;
    const { fideId, lines } = batch;
    let kept = 0;
    for (let row = 0; row < batch.count; row++) {
      if (fideId[row] === 0) {
        if (!this.#isBlank(row)) this.#tell('fide-list-no-id', lines[row]!, 1, {});
        continue;
      }
      if (kept < row) {
        fideId[kept] = fideId[row]!;
        batch.move(row, kept);
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
    // A row without an id is reported as a whole.
    if (from === starts[row]) return;
    const found = clipped(decodeText(bytes.subarray(from, to)).text.trim());
    this.#tell('fide-list-not-a-number', lines[row]!, from - starts[row]! + 1, { found });
  }

  #tell(code: FideListCode, line: number, column: number, values: Record<string, string | number>): void {
    this.#problems.add({ severity: 'error', code, path: [], line, column, values });
  }
}
