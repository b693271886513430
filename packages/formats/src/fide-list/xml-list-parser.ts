import { decodeText } from '../encoding/decode-text.ts';
import { clipped } from '../interchange/faults/shown.ts';
import { ProblemList } from '../problems/problem.ts';
import { BATCH_ROWS } from './fide-list-batch.ts';
import type { FideListCode, FideListOptions, FideListParser, FideListSummary, OnBatch } from './list-parser.ts';
import { XmlListBatch } from './xml-list-batch.ts';
import { LIST_ELEMENT, OTHER_ELEMENT, PLAYER_ELEMENT, type XmlTags, xmlTags } from './xml-tags.ts';

const LINE_FEED = 0x0a;
const BANG = 0x21;
const MINUS = 0x2d;
const SLASH = 0x2f;
const LESS = 0x3c;
const GREATER = 0x3e;
const QUESTION = 0x3f;
const BRACKET = 0x5b;
/** No player of a list is nearly this long. */
const LONGEST_PLAYER = 1 << 16;

/**
 * Parses an XML list. The lists have no relevant attributes, no namespaces and no nesting beyond player and field, so
 * scanning from tag to tag over the bytes is all the XML they need. Only an unfinished player is kept between chunks.
 */
export class XmlListParser implements FideListParser {
  readonly #onBatch: OnBatch;
  readonly #tags: XmlTags;
  readonly #batch = new XmlListBatch((row, from, to) => this.#tellBadNumber(row, from, to));
  readonly #problems = new ProblemList<FideListCode>();
  #buffer = new Uint8Array(LONGEST_PLAYER);
  #length = 0;
  /** Lines before the buffer, then the line of the current position. */
  #line = 1;
  #isList = false;
  #isEnded = false;
  #isOpen = false;
  #isTooLong = false;
  #players = 0;

  constructor(onBatch: OnBatch, options: FideListOptions = {}) {
    this.#onBatch = onBatch;
    this.#tags = xmlTags(options.rhythm ?? 'standard');
  }

  push(chunk: Uint8Array): void {
    const length = this.#length + chunk.length;
    if (length > this.#buffer.length) {
      const longer = new Uint8Array(Math.max(length, 2 * this.#buffer.length));
      longer.set(this.#buffer.subarray(0, this.#length));
      this.#buffer = longer;
    }
    this.#buffer.set(chunk, this.#length);
    this.#length = length;
    this.#scan();
  }

  end(): FideListSummary {
    if (!this.#isList) this.#tell('fide-list-header', 1, { found: this.#shown(0, this.#length) });
    else if (!this.#isEnded) this.#tell('fide-list-unclosed', this.#line, {});
    else if (this.#players === 0 && this.#problems.count === 0) this.#tell('fide-list-empty', 1, {});
    return { players: this.#players, problems: this.#problems.inOrder() };
  }

  /** Reads whole players; what follows the last of them waits for more bytes. */
  #scan(): void {
    this.#batch.bytes = this.#buffer;
    let at = 0;
    for (let next = this.#readPlayer(at); next >= 0; next = this.#readPlayer(at)) {
      at = next;
      if (this.#batch.count === BATCH_ROWS) this.#flush();
    }
    this.#flush();
    this.#buffer.copyWithin(0, at, this.#length);
    this.#length -= at;
    if (this.#length < LONGEST_PLAYER) return;
    if (!this.#isTooLong) this.#tell('fide-list-too-long', this.#line, { most: LONGEST_PLAYER });
    this.#isTooLong = true;
    this.#length = 0;
  }

  /**
   * Reads from a position to the end of the next player; -1 if that
   * has not arrived yet. Lines are counted when a player is complete.
   */
  #readPlayer(from: number): number {
    const bytes = this.#buffer;
    const batch = this.#batch;
    const end = this.#length;
    let line = this.#line;
    let field = OTHER_ELEMENT;
    let valueFrom = 0;
    this.#isOpen = false;
    for (let at = from; ; ) {
      for (let byte = bytes[at]; at < end && byte !== LESS; byte = bytes[++at]) if (byte === LINE_FEED) line++;
      if (at + 1 >= end) return -1;
      const isClosing = bytes[at + 1] === SLASH;
      const close = this.#endOfTag(at);
      if (close < 0) return -1;
      // Any closing tag ends an open field.
      if (isClosing && field >= 0) {
        if (this.#isOpen) batch.put(field, valueFrom, at);
        field = OTHER_ELEMENT;
        at = close + 1;
        continue;
      }
      const element = this.#elementAt(at + (isClosing ? 2 : 1), close);
      if (element === PLAYER_ELEMENT && isClosing) {
        this.#line = line;
        this.#closePlayer();
        return close + 1;
      }
      if (element === PLAYER_ELEMENT) {
        this.#isOpen = true;
        batch.open(line);
      } else if (element === LIST_ELEMENT) {
        this.#isList = true;
        this.#isEnded = isClosing;
      } else if (element >= 0 && bytes[close - 1] !== SLASH) {
        field = element;
        valueFrom = close + 1;
      }
      at = close + 1;
    }
  }

  /**
   * The position of the `>` that ends what begins at a `<`; comments,
   * CDATA and instructions end in their own ways. -1 if not there yet.
   */
  #endOfTag(at: number): number {
    const bytes = this.#buffer;
    const next = bytes[at + 1];
    if (next === QUESTION) return this.#find(at + 2, QUESTION, 0);
    if (next === BANG && bytes[at + 2] === MINUS) return this.#find(at + 4, MINUS, MINUS);
    if (next === BANG && bytes[at + 2] === BRACKET) return this.#find(at + 3, BRACKET + 2, BRACKET + 2);
    const end = this.#length;
    for (let i = at + 1; i < end; i++) if (bytes[i] === GREATER) return i;
    return -1;
  }

  /** The `>` that follows one or two given characters. */
  #find(from: number, last: number, before: number): number {
    const bytes = this.#buffer;
    for (let i = from; i < this.#length; i++)
      if (bytes[i] === GREATER && bytes[i - 1] === last && (before === 0 || bytes[i - 2] === before)) return i;
    return -1;
  }

  #elementAt(from: number, close: number): number {
    const bytes = this.#buffer;
    let to = from;
    while (to < close && bytes[to]! > 0x20 && bytes[to] !== SLASH) to++;
    return this.#tags.find(bytes, from, to);
  }

  #closePlayer(): void {
    const batch = this.#batch;
    this.#isList = true;
    if (this.#isOpen && !this.#isTooLong && !batch.close())
      this.#tell('fide-list-no-id', batch.lines[batch.count]!, {});
    this.#isOpen = false;
    this.#isTooLong = false;
  }

  #flush(): void {
    if (this.#batch.count === 0) return;
    this.#players += this.#batch.count;
    this.#onBatch(this.#batch);
    this.#batch.clear();
  }

  #tellBadNumber(row: number, from: number, to: number): void {
    this.#tell('fide-list-not-a-number', this.#batch.lines[row]!, { found: this.#shown(from, to) });
  }

  #shown(from: number, to: number): string {
    return clipped(decodeText(this.#buffer.subarray(from, Math.min(to, from + 200))).text.trim());
  }

  #tell(code: FideListCode, line: number, values: Record<string, string | number>): void {
    this.#problems.add({ severity: 'error', code, path: [], line, column: 1, values });
  }
}
