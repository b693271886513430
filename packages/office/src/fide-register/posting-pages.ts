import type { Numbers } from './numbers.ts';
import { PackedReader, PackedWriter } from './packed-bytes.ts';
import type { PagePortions } from './page-portions.ts';
import { compareBytes } from './word-table.ts';

/** A page is closed when it is so full: few of them are read for a word, and few bytes that nobody asked for. */
const PAGE_BYTES = 8192;
/** Players of one entry at most; a word that more have has several entries. */
const MOST_PLAYERS = 512;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Words in their order, each with the places of the players who have it: how many letters it shares with the word before, the others, and the
 * differences of the places. A page is read without the others.
 */
export class PostingWriter {
  /** The first word of each page. */
  readonly firstWords: string[] = [];
  readonly #portions: PagePortions;
  readonly #kind: 'word' | 'number';
  readonly #places = new PackedWriter(5 * MOST_PLAYERS);
  readonly #last = new Uint8Array(256);
  #lastLength = 0;

  constructor(portions: PagePortions, kind: 'word' | 'number') {
    this.#portions = portions;
    this.#kind = kind;
  }

  /** Players of one word, by some of the places, the first ones first. */
  add(word: Uint8Array, places: Numbers, first: number, end: number): void {
    for (let from = first; from < end; from += MOST_PLAYERS)
      this.#entry(word, places, from, Math.min(end, from + MOST_PLAYERS));
    if (this.#portions.length >= PAGE_BYTES) this.end();
  }

  end(): void {
    this.#portions.end(this.#kind);
  }

  #entry(word: Uint8Array, places: Numbers, from: number, to: number): void {
    if (this.#portions.length >= PAGE_BYTES) this.end();
    const { out } = this.#portions;
    if (this.#portions.length === 0) {
      this.firstWords.push(decoder.decode(word));
      this.#lastLength = 0;
    }
    const shared = sharedLength(this.#last, this.#lastLength, word);
    out.number(shared);
    out.number(word.length - shared);
    out.put(word, shared);
    this.#places.length = 0;
    let before = 0;
    for (let i = from; i < to; i++) {
      const place = places.at(i);
      this.#places.number(place - before);
      before = place;
    }
    out.number(this.#places.length);
    out.put(this.#places.bytes, 0, this.#places.length);
    this.#last.set(word);
    this.#lastLength = word.length;
  }
}

function sharedLength(a: Uint8Array, end: number, b: Uint8Array): number {
  let length = 0;
  while (length < end && length < b.length && a[length] === b[length]) length++;
  return length;
}

/** Pages that may have words with this beginning, or this word whole. */
export function pagesOf(firstWords: readonly string[], start: Uint8Array, isWhole = false): number[] {
  const wordOf = (page: number): Uint8Array => encoder.encode(firstWords[page]);
  const cut = (word: Uint8Array): Uint8Array => (isWhole ? word : word.subarray(0, start.length));
  const from = firstWhere(firstWords.length, (page) => compareBytes(wordOf(page), start) >= 0);
  const to = firstWhere(firstWords.length, (page) => compareBytes(cut(wordOf(page)), start) > 0);
  // The page before may end with such words.
  const first = Math.max(0, from - 1);
  return Array.from({ length: Math.max(0, to - first) }, (_, i) => first + i);
}

function firstWhere(count: number, holds: (i: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Players with a word that begins so go one step on: from `step` to the next. After as many words as were asked for, who has all of them has
 * gone as many steps. Written out, without calls for each number: a short beginning has hundreds of thousands of players.
 */
export function stepOn(page: Uint8Array, start: Uint8Array, isWhole: boolean, steps: Uint8Array, step: number): void {
  eachEntry(page, start, isWhole, (from, end) => {
    let place = 0;
    for (let at = from; at < end; ) {
      let byte = page[at++]!;
      let more = byte & 0x7f;
      for (let shift = 7; byte >= 0x80; shift += 7) {
        byte = page[at++]!;
        more |= (byte & 0x7f) << shift;
      }
      place += more;
      if (steps[place] === step) steps[place] = step + 1;
    }
  });
}

/** Places of those who have this word, whole, the first ones first. */
export function placesIn(page: Uint8Array, word: Uint8Array): number[] {
  const places: number[] = [];
  eachEntry(page, word, true, (from, end) => {
    const reader = new PackedReader(page);
    reader.at = from;
    let place = 0;
    while (reader.at < end) {
      place += reader.number();
      places.push(place);
    }
  });
  return places;
}

/** Where the places of each entry with such a word are. */
function eachEntry(
  page: Uint8Array,
  start: Uint8Array,
  isWhole: boolean,
  see: (from: number, end: number) => void,
): void {
  const word = new Uint8Array(256);
  const reader = new PackedReader(page);
  while (reader.at < page.length) {
    const shared = reader.number();
    const length = shared + reader.number();
    for (let i = shared; i < length; i++) word[i] = page[reader.at++]!;
    const end = reader.number() + reader.at;
    if (beginsSo(word, length, start) && (!isWhole || length === start.length)) see(reader.at, end);
    reader.at = end;
  }
}

function beginsSo(word: Uint8Array, length: number, start: Uint8Array): boolean {
  if (length < start.length) return false;
  for (let i = 0; i < start.length; i++) if (word[i] !== start[i]) return false;
  return true;
}
