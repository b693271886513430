import { decodeText } from '../encoding/decode-text.ts';
import { NUMBER_FIELDS, type NumberField, type TextField, titleInFull } from './fide-list-fields.ts';

/** Most rows in a batch: few enough for the processor's cache, enough to make calls rare. */
export const BATCH_ROWS = 1024;

const AMPERSAND = 0x26;
const LESS = 0x3c;

/**
 * Some rows of a list, as columns. There is a single batch, refilled again and again:
 * anything needed beyond the call that receives it must be copied. A column is read on
 * demand, for all rows at once; a text on demand. 0 means that the list does not say.
 */
export abstract class FideListBatch {
  count = 0;
  /** The line of the file where each row begins. */
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
  /** Values of `LIST_SEX`. */
  get sex(): Uint32Array {
    return this.column('sex');
  }
  /** Bits of `LIST_FLAGS`. */
  get flags(): Uint32Array {
    return this.column('flags');
  }

  /** A column of numbers; the first `count` are valid. */
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

  /** The bytes of a pure ASCII name, as nearly all are, without creating a text; not to be kept. */
  plainName(row: number): Uint8Array | undefined {
    const bytes = this.bytesOf('name', row);
    for (let i = 0; i < bytes.length; i++) {
      const byte = bytes[i]!;
      // With an XML entity or section the text differs from its bytes.
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

  /** Titles as arbiter, trainer and organiser. */
  otherTitles(row: number): string[] {
    const written = this.decoded(this.bytesOf('otherTitles', row));
    return written === '' ? [] : written.split(/[, ]+/);
  }

  arenaTitle(row: number): string {
    return this.#shortText('arenaTitle', row);
  }

  /** The batch now has other rows. */
  protected forgetColumns(): void {
    this.#isRead.fill(0);
  }

  /** Reads a column of numbers for all rows. */
  protected abstract readColumn(field: NumberField, column: Uint32Array): void;

  /** The bytes of a text without surrounding blanks; empty if the list has no such field. */
  protected abstract bytesOf(field: TextField, row: number): Uint8Array;

  protected decoded(bytes: Uint8Array): string {
    return bytes.length === 0 ? '' : decodeText(bytes).text;
  }

  /** A list has few texts of up to four letters: each is created once. */
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
