import type { Numbers } from './numbers.ts';
import { PackedReader, PackedWriter } from './packed-bytes.ts';
import type { PagePortions } from './page-portions.ts';
import { compareBytes } from './word-table.ts';

/** A page is closed at this size: a word needs few pages, with few unneeded bytes. */
const PAGE_BYTES = 8192;
/** The largest number of players in an entry; a word with more has several entries. */
const MOST_PLAYERS = 512;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Words in order, each with the places of its players: the number of letters shared with the previous word, the
 * remaining letters, and the differences between places. Each page can be read on its own.
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

  /** Adds players of a word, by some of their places, in order. */
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

/** Pages that may have words with this beginning, or exactly this word. */
export function pagesOf(firstWords: readonly string[], start: Uint8Array, isWhole = false): number[] {
  const wordOf = (page: number): Uint8Array => encoder.encode(firstWords[page]);
  const cut = (word: Uint8Array): Uint8Array => (isWhole ? word : word.subarray(0, start.length));
  const from = firstWhere(firstWords.length, (page) => compareBytes(wordOf(page), start) >= 0);
  const to = firstWhere(firstWords.length, (page) => compareBytes(cut(wordOf(page)), start) > 0);
  // The previous page may end with such words.
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
 * Advances players who have a word with this beginning by one step, from `step` to the next; after all words, players
 * who have all of them have advanced that many steps. Inlined, without a call per number: a short beginning has
 * hundreds of thousands of players.
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

/** The places of players who have exactly this word, in order. */
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

/** The range of places for each matching entry. */
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
