import { withoutGaps } from '@escala/core';
import type { FidePlayer } from '@escala/formats';
import { type FideListBatch, LIST_FLAGS, LIST_SEX } from '@escala/formats/fide-list';
import { Numbers } from './numbers.ts';
import { type PackedReader, PackedWriter } from './packed-bytes.ts';

/** Players per page: few enough to read a single player quickly, enough to keep the table small. */
export const PLAYERS_A_PAGE = 64;

const decoder = new TextDecoder();

/** Short repeated texts, by number; 0 is none. */
export class Codes {
  readonly all: string[] = [''];
  readonly #numbers = new Map<string, number>([['', 0]]);

  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.all.length);
    return this.all.push(text) - 1;
  }
}

/** Everything kept of a row; the name comes last. */
export function writePlayer(
  out: PackedWriter,
  batch: FideListBatch,
  row: number,
  { federation, title, name }: { readonly federation: number; readonly title: number; readonly name: Uint8Array },
): void {
  out.need(64 + name.length);
  out.number(batch.fideId[row]!);
  out.number(batch.sex[row]! | ((batch.flags[row]! & LIST_FLAGS.inactive) > 0 ? 4 : 0));
  out.number(batch.birthYear[row]!);
  out.number(batch.standard[row]!);
  out.number(batch.rapid[row]!);
  out.number(batch.blitz[row]!);
  out.number(federation);
  out.number(title);
  out.number(name.length);
  out.put(name);
}

interface PlayerCodes {
  readonly federations: readonly string[];
  readonly titles: readonly string[];
}

export function readPlayer(reader: PackedReader, { federations, titles }: PlayerCodes): FidePlayer {
  const id = String(reader.number());
  const marks = reader.number();
  const birthYear = reader.number() || undefined;
  const standard = reader.number() || undefined;
  const rapid = reader.number() || undefined;
  const blitz = reader.number() || undefined;
  const federation = federations[reader.number()] || undefined;
  const title = titles[reader.number()] || undefined;
  const name = decoder.decode(reader.take(reader.number()));
  const sex = (marks & 3) === LIST_SEX.woman ? 'f' : (marks & 3) === LIST_SEX.man ? 'm' : undefined;
  const inactive = (marks & 4) > 0 || undefined;
  return withoutGaps<FidePlayer>({ id, name, federation, title, sex, birthYear, standard, rapid, blitz, inactive });
}

/** The numbers in a record before its name. */
const NUMBERS = 9;

export function passPlayer(reader: PackedReader): void {
  let length = 0;
  for (let i = 0; i < NUMBERS; i++) length = reader.number();
  reader.at += length;
}

/** Records of all rows as they arrive, in pieces: a single buffer would be copied whenever it grows. */
export class PlayerRecords {
  readonly #pieces: PackedWriter[] = [];
  #piece = new PackedWriter(0);
  readonly #starts = new Numbers();

  /** The writer for the next row. */
  next(nameLength: number): PackedWriter {
    const piece = this.#piece;
    if (piece.length + 64 + nameLength > PIECE || this.#pieces.length === 0) {
      this.#piece = new PackedWriter(PIECE);
      this.#pieces.push(this.#piece);
    }
    this.#starts.add((this.#pieces.length - 1) * PIECE + this.#piece.length);
    return this.#piece;
  }

  copyTo(out: PackedWriter, row: number): void {
    const start = this.#starts.at(row);
    const next = row + 1 < this.#starts.count ? this.#starts.at(row + 1) : 0;
    const piece = Math.floor(start / PIECE);
    const { bytes, length } = this.#pieces[piece]!;
    // The last record of a piece ends with it.
    out.put(bytes, start % PIECE, Math.floor(next / PIECE) === piece && next > start ? next % PIECE : length);
  }
}

const PIECE = 1 << 20;
