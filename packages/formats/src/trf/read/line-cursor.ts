/** For an empty field, and for one that is not a number. */
export const BLANK = -1_000_000_000;
export const UNREADABLE = BLANK - 1;

/** More digits than any number in a report has. */
const MOST_DIGITS = 9;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const END_OF_FILE = 0x1a;
const SPACE = 0x20;
const TAB = 0x09;
const ZERO = 0x30;
const NINE = 0x39;
const PLUS = 0x2b;
const COMMA = 0x2c;
const MINUS = 0x2d;
const POINT = 0x2e;

/**
 * Walks over the lines of a report and reads fields of the current line. Columns count from 1 and ranges include both
 * ends, as in the format's own documents. One cursor serves a whole report: nothing is allocated per line.
 */
export class LineCursor {
  readonly text: string;
  /** From 1; 0 before the first line. */
  line = 0;
  /** Offsets of the line, excluding trailing blanks. */
  start = 0;
  end = 0;
  /** The offset of column 1; differs from `start` in lines whose columns were counted in bytes. */
  base = 0;
  #next = 0;
  #lineFeed = -1;
  #carriageReturn = -1;
  #tab = -1;

  constructor(text: string) {
    this.text = text;
  }

  /** False at the end of the text. A line ends with LF, CR LF or CR. */
  advance(): boolean {
    const { text } = this;
    const start = this.#next;
    if (start >= text.length) return false;
    if (this.#lineFeed < start) this.#lineFeed = find(text, '\n', start);
    if (this.#carriageReturn < start) this.#carriageReturn = find(text, '\r', start);
    let end = this.#lineFeed < this.#carriageReturn ? this.#lineFeed : this.#carriageReturn;
    const isPair = text.charCodeAt(end) === CARRIAGE_RETURN && text.charCodeAt(end + 1) === LINE_FEED;
    this.#next = end + (isPair ? 2 : 1);
    while (end > start && isFiller(text.charCodeAt(end - 1))) end--;
    this.line++;
    this.start = start;
    this.base = start;
    this.end = end;
    return true;
  }

  get length(): number {
    return this.end - this.base;
  }

  /** The character code in a column; a blank beyond the end of the line. */
  codeAt(column: number): number {
    const at = this.base + column - 1;
    if (at >= this.end) return SPACE;
    const code = this.text.charCodeAt(at);
    return code === TAB ? SPACE : code;
  }

  /** The column of the line's first tab; 0 if there is none. */
  tabColumn(): number {
    if (this.#tab < this.start) this.#tab = find(this.text, '\t', this.start);
    return this.#tab < this.end ? this.#tab - this.base + 1 : 0;
  }

  /** The text between two columns without surrounding blanks; possibly empty. */
  textAt(first: number, last: number): string {
    const { text } = this;
    let from = this.base + first - 1;
    let to = this.base + last;
    if (to > this.end) to = this.end;
    while (from < to && isBlank(text.charCodeAt(from))) from++;
    while (to > from && isBlank(text.charCodeAt(to - 1))) to--;
    return from < to ? text.substring(from, to) : '';
  }

  /** A whole number, `BLANK` or `UNREADABLE`. */
  integerAt(first: number, last: number): number {
    const { text } = this;
    let at = this.base + first - 1;
    let to = this.base + last;
    if (to > this.end) to = this.end;
    while (at < to && isBlank(text.charCodeAt(at))) at++;
    if (at >= to) return BLANK;
    if (to - at > MOST_DIGITS) return this.#longIntegerAt(at, to);
    let value = 0;
    let code = text.charCodeAt(at);
    while (code >= ZERO && code <= NINE) {
      value = value * 10 + code - ZERO;
      if (++at === to) return value;
      code = text.charCodeAt(at);
    }
    for (; at < to; at++) if (!isBlank(text.charCodeAt(at))) return UNREADABLE;
    return isBlank(code) ? value : UNREADABLE;
  }

  /** For a field wider than any number; too many digits are not a number. */
  #longIntegerAt(from: number, to: number): number {
    const digits = this.text.substring(from, to).trim();
    return /^\d+$/.test(digits) && digits.length <= MOST_DIGITS ? Number(digits) : UNREADABLE;
  }

  /** A decimal number with at most two digits after the point (or comma), in hundredths; `BLANK` or `UNREADABLE`. */
  hundredthsAt(first: number, last: number): number {
    const { text } = this;
    let from = this.base + first - 1;
    let to = this.base + last;
    if (to > this.end) to = this.end;
    while (from < to && isBlank(text.charCodeAt(from))) from++;
    while (to > from && isBlank(text.charCodeAt(to - 1))) to--;
    return from < to ? hundredthsBetween(text, from, to) : BLANK;
  }
}

/** Blanks, and the characters with which old systems end a file. */
function isFiller(code: number): boolean {
  return isBlank(code) || code === END_OF_FILE || code === 0;
}

export function isBlank(code: number): boolean {
  return code === SPACE || code === TAB;
}

function find(text: string, character: string, from: number): number {
  const at = text.indexOf(character, from);
  return at < 0 ? text.length : at;
}

/** The signed decimal number between two offsets, in hundredths; `UNREADABLE` if there is none. */
export function hundredthsBetween(text: string, from: number, to: number): number {
  const sign = text.charCodeAt(from);
  let value = 0;
  let digits = 0;
  let decimals = -1;
  for (let at = sign === PLUS || sign === MINUS ? from + 1 : from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code >= ZERO && code <= NINE && decimals < 2) {
      value = value * 10 + code - ZERO;
      digits++;
      if (decimals >= 0) decimals++;
    } else if ((code === POINT || code === COMMA) && decimals < 0) decimals = 0;
    else return UNREADABLE;
  }
  if (digits === 0 || digits > 9) return UNREADABLE;
  const hundredths = decimals <= 0 ? value * 100 : decimals === 1 ? value * 10 : value;
  return sign === MINUS ? -hundredths : hundredths;
}
