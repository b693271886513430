import type { FideListBatch } from '@escala/formats/fide-list';
import { folded } from '../kit/search-words.ts';
import type { FidePage } from '../ports.ts';
import { rowsByDigits, rowsById } from './ids-in-order.ts';
import { Codes, PLAYERS_A_PAGE, PlayerRecords, writePlayer } from './listed-player.ts';
import { Numbers } from './numbers.ts';
import { PagePortions } from './page-portions.ts';
import { PostingWriter } from './posting-pages.ts';
import type { RegisterIndex } from './register-head.ts';
import { WordTable } from './word-table.ts';

const encoder = new TextEncoder();
const [APOSTROPHE, BACKTICK] = [0x27, 0x60];
const APOSTROPHES = /['`´‘’ʼ]/gu;

/** A repeated id in a list, with the line of its second row. */
interface IdTwice {
  readonly id: number;
  readonly line: number;
}

/**
 * FIDE's list as pages of a register: players by rating, and the words of names, federations and ids with their
 * players. The list passes in batches, and only some fifty bytes per player are kept meanwhile. Pass `see` to the
 * parser of the list.
 */
export class RegisterBuilder {
  #records = new PlayerRecords();
  #players = 0;
  readonly #words = new WordTable();
  readonly #federations = new Codes();
  readonly #federationWords: number[] = [];
  readonly #titles = new Codes();
  readonly #ids = new Numbers();
  #lines = new Numbers();
  #ratings = new Numbers();
  /** Words of all rows in sequence, and where each row's words begin. */
  readonly #tokens = new Numbers();
  readonly #tokenStarts = new Numbers();
  readonly #portions = new PagePortions();
  readonly #wordPages = new PostingWriter(this.#portions, 'word');
  readonly #numberPages = new PostingWriter(this.#portions, 'number');
  readonly #folded = new Uint8Array(1 << 16);

  readonly see = (batch: FideListBatch): void => {
    const { count, fideId, standard, rapid, blitz, lines } = batch;
    for (let row = 0; row < count; row++) {
      this.#ids.add(fideId[row]!);
      this.#lines.add(lines[row]!);
      this.#ratings.add(Math.min(TOP_RATING, standard[row]! || rapid[row]! || blitz[row]!));
      this.#tokenStarts.add(this.#tokens.count);
      const federation = this.#federationOf(batch.federation(row));
      const title = this.#titles.numberOf(batch.title(row) || batch.womenTitle(row));
      const plain = batch.plainName(row);
      const name = plain ?? encoder.encode(batch.name(row));
      this.#fileName(plain ?? batch.name(row));
      writePlayer(this.#records.next(name.length), batch, row, { federation, title, name });
    }
  };

  /** Rows with an id of an earlier row, sorted by id. */
  twice(): IdTwice[] {
    const found: IdTwice[] = [];
    let before = 0;
    const rows = rowsById(this.#ids);
    for (let i = 0; i < rows.count; i++) {
      const row = rows.at(i);
      const id = this.#ids.at(row);
      if (id === before) found.push({ id, line: this.#lines.at(row) });
      before = id;
    }
    return found;
  }

  /** All pages, batch by batch; after the last one, `index` describes them. */
  *portions(): Generator<readonly FidePage[]> {
    const rows = strongestFirst(this.#ratings);
    this.#players = rows.length;
    // What follows needs the memory.
    this.#ratings = this.#lines = new Numbers();
    yield* this.#playerPages(rows);
    this.#records = new PlayerRecords();
    yield* this.#pagesOfNumbers(rows);
    yield* this.#pagesOfWords(rows);
    yield this.#portions.take();
  }

  index(): RegisterIndex {
    return {
      players: this.#players,
      federations: this.#federations.all,
      titles: this.#titles.all,
      words: this.#wordPages.firstWords,
      numbers: this.#numberPages.firstWords,
    };
  }

  #federationOf(code: string): number {
    const number = this.#federations.numberOf(code);
    const known = this.#federationWords[number];
    if (known !== undefined) this.#tokens.add(known);
    else if (code !== '') {
      this.#fileWords(encoder.encode(folded(code)));
      this.#federationWords[number] = this.#tokens.at(this.#tokens.count - 1);
    }
    return number;
  }

  /** `O'Neill` is found as `neill` and as `oneill` (D-OFF-857). */
  #fileName(name: Uint8Array | string): void {
    if (typeof name === 'string') {
      this.#fileWords(encoder.encode(folded(name)));
      const joined = name.replace(APOSTROPHES, '');
      if (joined !== name) this.#fileWords(encoder.encode(folded(joined)));
      return;
    }
    this.#fileWords(name);
    if (name.includes(APOSTROPHE) || name.includes(BACKTICK))
      this.#fileWords(name.filter((byte) => byte !== APOSTROPHE && byte !== BACKTICK));
  }

  /** The words of a text, in lower case. Text with non-ASCII characters arrives already folded. */
  #fileWords(text: Uint8Array): void {
    const small = this.#folded;
    let start = 0;
    const length = Math.min(text.length, small.length);
    for (let at = 0; at <= length; at++) {
      const byte = at < length ? text[at]! : 0x20;
      const letter = byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte;
      small[at] = letter;
      if ((letter >= 0x61 && letter <= 0x7a) || (letter >= 0x30 && letter <= 0x39) || letter >= 0x80) continue;
      if (at > start) this.#tokens.add(this.#words.idOf(small, start, at));
      start = at + 1;
    }
  }

  *#playerPages(rows: Uint32Array): Generator<readonly FidePage[]> {
    for (let from = 0; from < rows.length; from += PLAYERS_A_PAGE) {
      const to = Math.min(rows.length, from + PLAYERS_A_PAGE);
      for (let i = from; i < to; i++) this.#records.copyTo(this.#portions.out, rows[i]!);
      this.#portions.end('player');
      if (this.#portions.isFull) yield this.#portions.take();
    }
  }

  *#pagesOfNumbers(rows: Uint32Array): Generator<readonly FidePage[]> {
    const ids = this.#ids;
    const places = Numbers.sized(rows.length);
    for (let place = 0; place < rows.length; place++) places.set(rows[place]!, place);
    const digits = new Uint8Array(10);
    for (const row of rowsByDigits(ids, rowsById(ids))) {
      let at = digits.length;
      for (let rest = ids.at(row); rest > 0; rest = Math.floor(rest / 10)) digits[--at] = 0x30 + (rest % 10);
      this.#numberPages.add(digits.subarray(at), places, row, row + 1);
      if (this.#portions.isFull) yield this.#portions.take();
    }
    this.#numberPages.end();
  }

  *#pagesOfWords(rows: Uint32Array): Generator<readonly FidePage[]> {
    const [tokens, starts] = [this.#tokens, this.#tokenStarts];
    const ends = new Uint32Array(this.#words.count + 1);
    for (let i = 0; i < tokens.count; i++) ends[tokens.at(i) + 1]!++;
    for (let i = 1; i < ends.length; i++) ends[i]! += ends[i - 1]!;
    const from = ends.slice();
    const players = Numbers.sized(tokens.count);
    for (let place = 0; place < rows.length; place++) {
      const row = rows[place]!;
      const end = row + 1 < starts.count ? starts.at(row + 1) : tokens.count;
      for (let i = starts.at(row); i < end; i++) players.set(ends[tokens.at(i)]!++, place);
    }
    for (const word of this.#words.inOrder()) {
      this.#wordPages.add(this.#words.word(word), players, from[word]!, ends[word]!);
      if (this.#portions.isFull) yield this.#portions.take();
    }
    this.#wordPages.end();
  }
}

const TOP_RATING = 4095;

/** Rows by rating; ties stay in the list's order. */
function strongestFirst(ratings: Numbers): Uint32Array {
  const from = new Uint32Array(TOP_RATING + 2);
  for (let row = 0; row < ratings.count; row++) from[TOP_RATING - ratings.at(row) + 1]!++;
  for (let i = 1; i < from.length; i++) from[i]! += from[i - 1]!;
  const rows = new Uint32Array(ratings.count);
  for (let row = 0; row < ratings.count; row++) rows[from[TOP_RATING - ratings.at(row)]!++] = row;
  return rows;
}
