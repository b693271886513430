import type { Path } from '../../interchange/faults/fault.ts';
import type { TrfWriting } from './trf-writing.ts';

/** A line with fields in columns, which count from 1; fields are added from left to right. */
export class LineInColumns {
  readonly #record: string;
  readonly #path: Path;
  readonly #writing: TrfWriting;
  #text: string;

  constructor(record: string, path: Path, writing: TrfWriting) {
    this.#record = record;
    this.#path = path;
    this.#writing = writing;
    this.#text = record;
  }

  /** A left-aligned text, truncated if it is too long. */
  text(first: number, last: number, text: string | undefined): this {
    return this.#put(first, this.#fitted(text, last - first + 1));
  }

  /** A right-aligned text. */
  textRight(first: number, last: number, text: string | undefined): this {
    const width = last - first + 1;
    return this.#put(first, this.#fitted(text, width).padStart(width));
  }

  /** A right-aligned number; left out if it does not fit. */
  number(first: number, last: number, value: number | undefined, written: (value: number) => string = String): this {
    if (value === undefined) return this;
    const width = last - first + 1;
    const digits = written(value);
    if (digits.length <= width) return this.#put(first, digits.padStart(width));
    this.#writing.tooLong('trf-number-too-long', this.#record, this.#path, digits, width);
    return this;
  }

  /** Points, with one decimal. */
  points(first: number, last: number, value: number | undefined): this {
    return this.number(first, last, value, writePoints);
  }

  /** Consecutive numbers of this width, a blank apart. */
  ids(first: number, width: number, ids: readonly number[], blankForZero = false): this {
    ids.forEach((id, i) => {
      const column = first + i * (width + 1);
      this.number(column, column + width - 1, id === 0 && blankForZero ? undefined : id);
    });
    return this;
  }

  end(): void {
    this.#writing.add(this.#record, this.#text.trimEnd());
  }

  #fitted(text: string | undefined, width: number): string {
    const whole = cleaned(text ?? '');
    if (whole.length <= width) return whole;
    this.#writing.tooLong('trf-text-cut', this.#record, this.#path, whole, width);
    return whole.slice(0, width).toWellFormed();
  }

  #put(column: number, text: string): this {
    this.#text = this.#text.padEnd(column - 1) + text;
    return this;
  }
}

/** One decimal, or two if needed. */
export function writePoints(value: number): string {
  const hundredths = Math.round(100 * value);
  return hundredths % 10 === 0 ? (hundredths / 100).toFixed(1) : (hundredths / 100).toFixed(2);
}

/** A line of a report holds no control characters, and no blanks at its ends. */
export function cleaned(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
