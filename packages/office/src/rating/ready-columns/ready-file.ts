import { ReadyDamaged } from '../../kit/memory.ts';
import type { Digest, Head, ReadyFile } from '../../ports.ts';
import { bytesOf, type Column } from './column-tree.ts';

/**
 * A file of what was made of a record: pieces of bytes, behind them an index with their places and digests, at the end the digest of the
 * index. Numbers stand as the machine has them.
 */
export interface ReadyIndex<Content> extends Head {
  /** What the pieces mean; another text is another format. */
  readonly format: string;
  readonly federation: string;
  readonly content: Content;
  readonly pieces: readonly Piece[];
}

/** Pieces of the same content are in the same place. Of a large one each block has a digest, too, so that a part of it can be read. */
type Piece = readonly [from: number, length: number, digest: string, blocks?: readonly string[]];

const BLOCKS = 3;

/** Length of a block; a piece of more than so many of them is large. */
const BLOCK = 262_144;
const LARGE = 8;

interface PieceDigests {
  readonly digest: string;
  readonly blocks?: readonly string[] | undefined;
}

/** That of a large piece is taken over those of its blocks. */
function digestsOf(bytes: Uint8Array, digest: Digest): PieceDigests {
  if (bytes.length <= LARGE * BLOCK) return { digest: digest(bytes) };
  const blocks: string[] = [];
  for (let at = 0; at < bytes.length; at += BLOCK) blocks.push(digest(bytes.subarray(at, at + BLOCK)));
  return { digest: digest(blocks.join()), blocks };
}

/** Numbers of eight bytes can be read in place. */
const ALIGNED = 8;
const END_BYTES = 64 + 1 + 12;

const padded = (length: number): number => Math.ceil(length / ALIGNED) * ALIGNED;

/** Takes pieces one after the other and hands out what is to be written. */
export class ReadyWriter {
  readonly #digest: Digest;
  readonly #pieces: Piece[] = [];
  readonly #known = new Map<string, Piece>();
  readonly #waiting: Uint8Array[] = [];
  #at = 0;

  constructor(digest: Digest) {
    this.#digest = digest;
  }

  /** The number of the piece. Its bytes are taken by `written` and must not change before; what is there already is not written again. */
  put = (bytes: Uint8Array): number => {
    const digests = digestsOf(bytes, this.#digest);
    const piece = this.#known.get(digests.digest) ?? this.#added(bytes, digests);
    return this.#pieces.push(piece) - 1;
  };

  #added(bytes: Uint8Array, { digest, blocks }: PieceDigests): Piece {
    const piece: Piece =
      blocks === undefined ? [this.#at, bytes.length, digest] : [this.#at, bytes.length, digest, blocks];
    this.#known.set(digest, piece);
    this.#waiting.push(bytes);
    const filling = padded(bytes.length) - bytes.length;
    if (filling > 0) this.#waiting.push(new Uint8Array(filling));
    this.#at += bytes.length + filling;
    return piece;
  }

  /** How many pieces there are: the number of the next one. */
  get count(): number {
    return this.#pieces.length;
  }

  /** What was put since the last time. */
  *written(): Iterable<Uint8Array> {
    yield* this.#waiting.splice(0);
  }

  /** Nothing comes after it. */
  *end<Content>(head: Omit<ReadyIndex<Content>, 'pieces'>): Iterable<Uint8Array> {
    yield* this.written();
    const index = new TextEncoder().encode(JSON.stringify({ ...head, pieces: this.#pieces }));
    yield index;
    yield new TextEncoder().encode(`${this.#digest(index)} ${String(index.length).padStart(12)}`);
  }
}

/** A file that is whole as far as it has been read (D-OFF-725). */
export class ReadySource<Content> {
  readonly index: ReadyIndex<Content>;
  readonly #file: ReadyFile;
  readonly #digest: Digest;
  readonly #checked = new Set<string>();
  readonly #shared = new Map<string, WeakRef<ArrayBuffer>>();
  readonly #digests = new WeakMap<Column, string>();
  isDamaged = false;

  private constructor(file: ReadyFile, digest: Digest, index: ReadyIndex<Content>) {
    this.#file = file;
    this.#digest = digest;
    this.index = index;
  }

  /** Nothing where the file is of another kind, cut or damaged. */
  static open<Content>(file: ReadyFile, digest: Digest): ReadySource<Content> | undefined {
    const last = new TextDecoder().decode(file.read(Math.max(0, file.length - END_BYTES), END_BYTES));
    const [, expected, length] = /^([0-9a-f]{64}) +(\d+)$/.exec(last) ?? [];
    const at = file.length - END_BYTES - Number(length);
    if (expected === undefined || at < 0) return undefined;
    const text = file.read(at, Number(length));
    if (digest(text) !== expected) return undefined;
    const index = JSON.parse(new TextDecoder().decode(text)) as ReadyIndex<Content>;
    const end = index.pieces.reduce((most, [from, size]) => Math.max(most, from + padded(size)), 0);
    return end === at ? new ReadySource(file, digest, index) : undefined;
  }

  /** A piece, held against its digest when it is first read: in an array of its own, or in `room`, which holds the next one then. */
  read = (piece: number, room?: Uint8Array): Uint8Array => {
    const [from, length, expected] = this.index.pieces[piece]!;
    return this.#checkedBytes(from, length, expected, room);
  };

  /** For bytes of large pieces, without the rest of them: blocks that were read for it are at hand as long as it is. */
  partReader(): (piece: number, from: number, to: number) => Uint8Array {
    const known = new Map<string, Uint8Array>();
    const blockOf = ([start, length, , blocks]: Piece, block: number): Uint8Array => {
      const digest = blocks![block]!;
      const at = block * BLOCK;
      const bytes = known.get(digest) ?? this.#checkedBytes(start + at, Math.min(BLOCK, length - at), digest);
      known.set(digest, bytes);
      return bytes;
    };
    return (number, from, to) => {
      const piece = this.index.pieces[number]!;
      if (piece[BLOCKS] === undefined) return this.read(number).subarray(from, to);
      const part = new Uint8Array(to - from);
      for (let block = Math.floor(from / BLOCK); block * BLOCK < to; block++) {
        const at = block * BLOCK;
        const bytes = blockOf(piece, block).subarray(Math.max(0, from - at), to - at);
        part.set(bytes, Math.max(from, at) - from);
      }
      return part;
    };
  }

  #checkedBytes(from: number, length: number, expected: string, room?: Uint8Array): Uint8Array {
    const bytes = this.#file.read(from, length, room);
    if (bytes.length !== length) this.isDamaged = true;
    const place = `${from} ${length}`;
    if (!this.#checked.has(place) && digestsOf(bytes, this.#digest).digest !== expected) this.isDamaged = true;
    if (this.isDamaged) throw new ReadyDamaged('What was kept ready of a federation is not what was written.');
    this.#checked.add(place);
    return bytes;
  }

  /** The same for columns into which nobody writes: what is at hand already is not read again. */
  share = (piece: number): ArrayBuffer => {
    const [, , digest] = this.index.pieces[piece]!;
    const known = this.#shared.get(digest)?.deref();
    if (known !== undefined) return known;
    const made = this.read(piece).buffer as ArrayBuffer;
    this.#shared.set(digest, new WeakRef(made));
    return made;
  };

  /** Whether a piece is this column, by its digest: nothing is read. Columns that several lists share are digested once. */
  has = (piece: number, column: Column): boolean => {
    const [, length, expected] = this.index.pieces[piece]!;
    if (length !== column.byteLength) return false;
    const known = this.#digests.get(column) ?? digestsOf(bytesOf(column), this.#digest).digest;
    this.#digests.set(column, known);
    return known === expected;
  };
}
