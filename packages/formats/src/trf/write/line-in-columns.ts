import type { Path } from '../../interchange/faults/fault.ts';
import type { TrfWriting } from './trf-writing.ts';

/** A line whose fields stand in columns, which count from 1; fields are put from left to right. */
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

  /** A text at the left of its field, cut where it is too long. */
  text(first: number, last: number, text: string | undefined): this {
    return this.#put(first, this.#fitted(text, last - first + 1));
  }

  /** A text at the right of its field. */
  textRight(first: number, last: number, text: string | undefined): this {
    const width = last - first + 1;
    return this.#put(first, this.#fitted(text, width).padStart(width));
  }

  /** A number at the right of its field; left out where it does not fit. */
  number(first: number, last: number, value: number | undefined, written: (value: number) => string = String): this {
    if (value === undefined) return this;
    const width = last - first + 1;
    const digits = written(value);
    if (digits.length <= width) return this.#put(first, digits.padStart(width));
    this.#writing.tooLong('trf-number-too-long', this.#record, this.#path, digits, width);
    return this;
  }

  /** Points, with a digit after the point. */
  points(first: number, last: number, value: number | undefined): this {
    return this.number(first, last, value, writePoints);
  }

  /** Numbers one after the other, each so wide and a blank apart. */
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

/** One digit after the point, two where one is not enough. */
export function writePoints(value: number): string {
  const hundredths = Math.round(100 * value);
  return hundredths % 10 === 0 ? (hundredths / 100).toFixed(1) : (hundredths / 100).toFixed(2);
}

/** A line of a report holds no control characters, and no blanks at its ends. */
export function cleaned(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
