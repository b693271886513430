import { entryOf } from '@escala/core';
import { BATCH_ROWS, FideListBatch } from './fide-list-batch.ts';
import { LIST_FIELDS, type NumberField, type TextField } from './fide-list-fields.ts';
import { flagsOf, numberBetween, type OnBadNumber, sexOf, yearIn } from './read-columns.ts';

const NOTHING = new Uint8Array(0);

/** Characters that XML writes as entities. */
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Players of an XML list: where the text of each element is in the current bytes. */
export class XmlListBatch extends FideListBatch {
  #bytes: Uint8Array = NOTHING;
  #view: DataView = new DataView(NOTHING.buffer);
  readonly #from = new Int32Array(LIST_FIELDS.length * BATCH_ROWS);
  readonly #to = new Int32Array(LIST_FIELDS.length * BATCH_ROWS);
  readonly #onBadNumber: OnBadNumber;

  constructor(onBadNumber: OnBadNumber) {
    super();
    this.#onBadNumber = onBadNumber;
  }

  get bytes(): Uint8Array {
    return this.#bytes;
  }

  set bytes(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Starts an empty row, in the place of the next one. */
  open(line: number): void {
    this.lines[this.count] = line;
    for (let i = this.count; i < this.#to.length; i += BATCH_ROWS) this.#from[i] = this.#to[i] = 0;
  }

  /** Sets the text of a field of the open row; the field by its index in `LIST_FIELDS`. */
  put(field: number, from: number, to: number): void {
    const index = field * BATCH_ROWS + this.count;
    this.#from[index] = from;
    this.#to[index] = to;
  }

  /** Whether the open row has an id; only then does it become a row. */
  close(): boolean {
    if (numberBetween(this.#view, this.#from[this.count]!, this.#to[this.count]!) <= 0) return false;
    this.count++;
    return true;
  }

  clear(): void {
    this.count = 0;
    this.forgetColumns();
  }

  protected override readColumn(field: NumberField, column: Uint32Array): void {
    const { bytes } = this;
    const view = this.#view;
    const first = LIST_FIELDS.indexOf(field) * BATCH_ROWS;
    for (let row = 0; row < this.count; row++) {
      const from = this.#from[first + row]!;
      const to = this.#to[first + row]!;
      if (field === 'sex') column[row] = to > from ? sexOf(bytes[from]!) : 0;
      else if (field === 'flags') column[row] = flagsOf(bytes, from, to);
      else if (field === 'birthYear') column[row] = yearIn(bytes, from, to);
      else {
        const value = to > from ? numberBetween(view, from, to) : 0;
        column[row] = value < 0 ? 0 : value;
        if (value < 0) this.#onBadNumber(row, from, to);
      }
    }
  }

  protected override bytesOf(field: TextField, row: number): Uint8Array {
    const { bytes } = this;
    const index = LIST_FIELDS.indexOf(field) * BATCH_ROWS + row;
    let from = this.#from[index]!;
    let to = this.#to[index]!;
    while (from < to && bytes[from]! <= 0x20) from++;
    while (to > from && bytes[to - 1]! <= 0x20) to--;
    return bytes.subarray(from, to);
  }

  /** Entities and CDATA are resolved only when a text is requested; hardly any name has one. */
  protected override decoded(bytes: Uint8Array): string {
    const text = super.decoded(bytes);
    if (!text.includes('&') && !text.includes('<')) return text;
    const parts = text.split(/<!\[CDATA\[([\s\S]*?)\]\]>/);
    return parts.map((part, i) => (i % 2 === 1 ? part : withoutEntities(part))).join('');
  }
}

function withoutEntities(text: string): string {
  return text.replace(/<!--[\s\S]*?-->/g, '').replace(/&(#x?)?([0-9A-Za-z]+);/g, (whole, sign, name: string) => {
    if (sign === undefined) return entryOf(ENTITIES, name) ?? whole;
    const point = Number.parseInt(name, sign === '#' ? 10 : 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}
