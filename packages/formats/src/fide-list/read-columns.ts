import { LIST_FLAGS, LIST_SEX } from './fide-list-fields.ts';

const SPACE = 0x20;
const ZERO = 0x30;
/** The largest number in a column. */
const MOST = 0xffff_ffff;

/** Where rows are in the current bytes, from the origin of the field's columns. */
export interface TextRows {
  readonly bytes: Uint8Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly count: number;
}

/** Receives each field that is not a number. */
export type OnBadNumber = (row: number, from: number, to: number) => void;

/**
 * Reads a column of numbers for all rows of a batch. A number may be anywhere in its field; a field without digits is
 * 0. The first four bytes are examined together: nearly all fields have no more.
 */
export function readNumbers(
  batch: TextRows,
  from: number,
  to: number,
  target: Uint32Array,
  onBadNumber: OnBadNumber,
): void {
  const { bytes, starts, ends, count } = batch;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const width = to - from;
  const outside = width === 3 ? 0x20000000 : 0;
  const inside = width === 3 ? 0x00ffffff : -1;
  const isNarrow = width >= 3 && width <= 8;
  const lastWord = bytes.length - 4;
  for (let row = 0; row < count; row++) {
    const start = starts[row]! + from;
    const limit = start + width;
    const end = ends[row]!;
    if (isNarrow && limit <= end && start <= lastWord) {
      const value = numberInWord((view.getInt32(start, true) & inside) | outside);
      if (value >= 0 && (width <= 4 || blanksUpTo(view, start + 4, limit) === limit)) {
        target[row] = value;
        continue;
      }
    }
    const value = numberBetween(view, start, limit < end ? limit : end);
    target[row] = value < 0 ? 0 : value;
    if (value < 0) onBadNumber(row, start, Math.max(start, Math.min(limit, end)));
  }
}

/** Four blanks and four zeros, read as one number; a digit has one bit that a blank lacks. */
const BLANKS = 0x20202020;
const ZEROS = 0x30303030;
const DIGIT_BITS = 0x10101010;

/**
 * The number in four bytes, the first in the lowest: digits on the left, on the right or nowhere, blanks elsewhere; -1
 * for anything else. No branch depends on who is rated, which is as good as random: a misprediction would cost the
 * processor more than all of this.
 */
function numberInWord(word: number): number {
  const digitBits = word & DIGIT_BITS;
  // Shifts out the bits above the last digit, so that the digits are right-aligned; zeros fill in behind them.
  const behind = 24 - ((31 - Math.clz32(digitBits | 1)) & 24);
  const kept = -1 >>> behind;
  const digits = (((word << behind) | (ZEROS & ~(-1 << behind)) | DIGIT_BITS) - ZEROS) | 0;
  const strange =
    ((word ^ BLANKS) & ~kept) |
    ((digitBits << 8) & ~digitBits & DIGIT_BITS & kept) |
    ((digits | (digits + 0x76767676)) & 0x80808080);
  if (strange !== 0) return -1;
  const pairs = Math.imul(digits, 10) + (digits >>> 8);
  return (pairs & 0xff) * 100 + ((pairs >>> 16) & 0xff);
}

/** A number with surrounding blanks, 0 for blanks only, -1 for anything else. */
export function numberBetween(view: DataView, from: number, limit: number): number {
  let value = 0;
  let at = view.byteLength > from && view.getUint8(from) === SPACE ? blanksUpTo(view, from, limit) : from;
  for (; at < limit; at++) {
    const digit = view.getUint8(at) - ZERO;
    if (digit < 0 || digit > 9) break;
    value = value * 10 + digit;
  }
  return blanksUpTo(view, at, limit) < limit || value > MOST ? -1 : value;
}

/** The first position that is not a blank, or the limit. */
function blanksUpTo(view: DataView, from: number, limit: number): number {
  let at = from;
  while (at + 4 <= limit && view.getInt32(at, true) === BLANKS) at += 4;
  while (at < limit && view.getUint8(at) === SPACE) at++;
  return at;
}

/** M or F. */
export function readSexes(batch: TextRows, from: number, to: number, target: Uint32Array): void {
  const { bytes, starts, ends, count } = batch;
  for (let row = 0; row < count; row++) {
    let at = starts[row]! + from;
    const limit = Math.min(starts[row]! + to, ends[row]!);
    while (at < limit && bytes[at] === SPACE) at++;
    target[row] = at < limit ? sexOf(bytes[at]!) : LIST_SEX.unknown;
  }
}

export function sexOf(letter: number): number {
  if ((letter | 0x20) === 0x6d) return LIST_SEX.man;
  return (letter | 0x20) === 0x66 || (letter | 0x20) === 0x77 ? LIST_SEX.woman : LIST_SEX.unknown;
}

/** `i` for inactive and `w` for a woman, alone or together. */
export function readFlags(batch: TextRows, from: number, to: number, target: Uint32Array): void {
  const { bytes, starts, ends, count } = batch;
  for (let row = 0; row < count; row++)
    target[row] = flagsOf(bytes, starts[row]! + from, Math.min(starts[row]! + to, ends[row]!));
}

export function flagsOf(bytes: Uint8Array, from: number, to: number): number {
  let bits = 0;
  for (let at = from; at < to; at++) {
    const letter = bytes[at]! | 0x20;
    if (letter === 0x69) bits |= LIST_FLAGS.inactive;
    else if (letter === 0x77) bits |= LIST_FLAGS.woman;
  }
  return bits;
}

/** Four consecutive digits: lists have years, and some have dates. */
export function yearIn(bytes: Uint8Array, from: number, to: number): number {
  let digits = 0;
  let year = 0;
  for (let at = from; at < to; at++) {
    const digit = bytes[at]! - ZERO;
    if (digit < 0 || digit > 9) digits = year = 0;
    else {
      year = year * 10 + digit;
      if (++digits === 4) return year;
    }
  }
  return 0;
}
