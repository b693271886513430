import { decodeText } from '../encoding/decode-text.ts';
import { NUMBER_FIELDS, type NumberField, type TextField, titleInFull } from './fide-list-fields.ts';

/** Rows of a batch at most: few enough to stay near the processor, enough to make calls rare. */
export const BATCH_ROWS = 1024;

const AMPERSAND = 0x26;
const LESS = 0x3c;

/**
 * Some rows of a list, as columns. There is one batch, filled again and again: what is needed of it beyond the call that
 * hands it over must be copied. A column is read when it is asked for, once for all rows, and a text when it is asked for.
 * 0 stands for what a list does not say.
 */
export abstract class FideListBatch {
  count = 0;
  /** The line of the file in which each row begins. */
  readonly lines: Int32Array = new Int32Array(BATCH_ROWS);
  readonly #columns: readonly Uint32Array[] = NUMBER_FIELDS.map(() => new Uint32Array(BATCH_ROWS));
  readonly #isRead = new Uint8Array(NUMBER_FIELDS.length);
  readonly #shortTexts = new Map<number, string>();

  get fideId(): Uint32Array {
    return this.column('fideId');
  }
  get standard(): Uint32Array {
    return this.column('standard');
  }
  get standardGames(): Uint32Array {
    return this.column('standardGames');
  }
  get standardK(): Uint32Array {
    return this.column('standardK');
  }
  get rapid(): Uint32Array {
    return this.column('rapid');
  }
  get rapidGames(): Uint32Array {
    return this.column('rapidGames');
  }
  get rapidK(): Uint32Array {
    return this.column('rapidK');
  }
  get blitz(): Uint32Array {
    return this.column('blitz');
  }
  get blitzGames(): Uint32Array {
    return this.column('blitzGames');
  }
  get blitzK(): Uint32Array {
    return this.column('blitzK');
  }
  get birthYear(): Uint32Array {
    return this.column('birthYear');
  }
  /** `LIST_SEX`. */
  get sex(): Uint32Array {
    return this.column('sex');
  }
  /** `LIST_FLAGS`. */
  get flags(): Uint32Array {
    return this.column('flags');
  }

  /** A column of numbers, of which the first `count` are those of the rows. */
  column(field: NumberField): Uint32Array {
    const index = NUMBER_FIELDS.indexOf(field);
    const column = this.#columns[index]!;
    if (this.#isRead[index] === 0) {
      this.#isRead[index] = 1;
      this.readColumn(field, column);
    }
    return column;
  }

  name(row: number): string {
    return this.decoded(this.bytesOf('name', row));
  }

  /** The bytes of a name of ASCII letters alone, as nearly all are, without a text being made; not to be kept. */
  plainName(row: number): Uint8Array | undefined {
    const bytes = this.bytesOf('name', row);
    for (let i = 0; i < bytes.length; i++) {
      const byte = bytes[i]!;
      // An entity or a section of XML is another text than its bytes.
      if (byte >= 0x80 || byte === 0 || byte === AMPERSAND || byte === LESS) return undefined;
    }
    return bytes;
  }

  federation(row: number): string {
    return this.#shortText('federation', row);
  }

  title(row: number): string {
    return titleInFull(this.#shortText('title', row));
  }

  womenTitle(row: number): string {
    return titleInFull(this.#shortText('womenTitle', row));
  }

  /** Titles of arbiters, trainers and organisers. */
  otherTitles(row: number): string[] {
    const written = this.decoded(this.bytesOf('otherTitles', row));
    return written === '' ? [] : written.split(/[, ]+/);
  }

  arenaTitle(row: number): string {
    return this.#shortText('arenaTitle', row);
  }

  /** The rows are others from now on. */
  protected forgetColumns(): void {
    this.#isRead.fill(0);
  }

  /** Reads a column of numbers for all rows. */
  protected abstract readColumn(field: NumberField, column: Uint32Array): void;

  /** The bytes of a text without the blanks around it; none where the list has no such field. */
  protected abstract bytesOf(field: TextField, row: number): Uint8Array;

  protected decoded(bytes: Uint8Array): string {
    return bytes.length === 0 ? '' : decodeText(bytes).text;
  }

  /** Up to four letters, of which a list has few: each text is made once. */
  #shortText(field: TextField, row: number): string {
    const bytes = this.bytesOf(field, row);
    if (bytes.length > 4) return this.decoded(bytes);
    let key = 0;
    for (let i = 0; i < bytes.length; i++) key = key * 256 + bytes[i]!;
    let text = this.#shortTexts.get(key);
    if (text === undefined) {
      text = this.decoded(bytes);
      this.#shortTexts.set(key, text);
    }
    return text;
  }
}
