import { ReadyDamaged } from '../../kit/memory.ts';
import type { Digest, Head, ReadyFile } from '../../ports.ts';
import { bytesOf, type Column } from './column-tree.ts';

/**
 * A file derived from a record: pieces of bytes, then an index with their places and digests, then the digest of the
 * index. Numbers are in the machine's byte order.
 */
export interface ReadyIndex<Content> extends Head {
  /** Identifies the meaning of the pieces. */
  readonly format: string;
  readonly federation: string;
  readonly content: Content;
  readonly pieces: readonly Piece[];
}

/** Equal pieces share one place. A large piece also has a digest for each block, so that it can be read in part. */
type Piece = readonly [from: number, length: number, digest: string, blocks?: readonly string[]];

const BLOCKS = 3;

/** Length of a block; a piece of more than `LARGE` blocks is large. */
const BLOCK = 262_144;
const LARGE = 8;

interface PieceDigests {
  readonly digest: string;
  readonly blocks?: readonly string[] | undefined;
}

/** The digest of a large piece is computed from those of its blocks. */
function digestsOf(bytes: Uint8Array, digest: Digest): PieceDigests {
  if (bytes.length <= LARGE * BLOCK) return { digest: digest(bytes) };
  const blocks: string[] = [];
  for (let at = 0; at < bytes.length; at += BLOCK) blocks.push(digest(bytes.subarray(at, at + BLOCK)));
  return { digest: digest(blocks.join()), blocks };
}

/** Pieces are aligned, so that numbers of eight bytes can be read in place. */
const ALIGNED = 8;
const END_BYTES = 64 + 1 + 12;

const padded = (length: number): number => Math.ceil(length / ALIGNED) * ALIGNED;

/** Takes pieces one by one and returns the bytes to write. */
export class ReadyWriter {
  readonly #digest: Digest;
  readonly #pieces: Piece[] = [];
  readonly #known = new Map<string, Piece>();
  readonly #waiting: Uint8Array[] = [];
  #at = 0;

  constructor(digest: Digest) {
    this.#digest = digest;
  }

  /**
   * The number of the piece. Its bytes must not change until `written` returns them; a piece equal to an earlier one is
   * not written again.
   */
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

  /** The number of pieces so far, which is the number of the next one. */
  get count(): number {
    return this.#pieces.length;
  }

  /** The pieces added since the last call. */
  *written(): Iterable<Uint8Array> {
    yield* this.#waiting.splice(0);
  }

  /** The index; nothing may be added after it. */
  *end<Content>(head: Omit<ReadyIndex<Content>, 'pieces'>): Iterable<Uint8Array> {
    yield* this.written();
    const index = new TextEncoder().encode(JSON.stringify({ ...head, pieces: this.#pieces }));
    yield index;
    yield new TextEncoder().encode(`${this.#digest(index)} ${String(index.length).padStart(12)}`);
  }
}

/** A file whose contents are verified as they are read (D-OFF-725). */
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

  /** Undefined if the file is of another kind, truncated or damaged. */
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

  /**
   * A piece, checked against its digest on the first read: in an array of its own, or in `room`, which the next read
   * overwrites.
   */
  read = (piece: number, room?: Uint8Array): Uint8Array => {
    const [from, length, expected] = this.index.pieces[piece]!;
    return this.#checkedBytes(from, length, expected, room);
  };

  /** Reads parts of large pieces; the blocks read stay in memory as long as the reader. */
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

  /** The same for columns that are never written to: what is already in memory is not read again. */
  share = (piece: number): ArrayBuffer => {
    const [, , digest] = this.index.pieces[piece]!;
    const known = this.#shared.get(digest)?.deref();
    if (known !== undefined) return known;
    const made = this.read(piece).buffer as ArrayBuffer;
    this.#shared.set(digest, new WeakRef(made));
    return made;
  };

  /**
   * Whether a piece equals this column, by digest, without reading anything. A column shared by several lists is hashed
   * once.
   */
  has = (piece: number, column: Column): boolean => {
    const [, length, expected] = this.index.pieces[piece]!;
    if (length !== column.byteLength) return false;
    const known = this.#digests.get(column) ?? digestsOf(bytesOf(column), this.#digest).digest;
    this.#digests.set(column, known);
    return known === expected;
  };
}
