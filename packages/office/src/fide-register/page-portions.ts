import type { FidePage } from '../ports.ts';
import { PackedWriter } from './packed-bytes.ts';

/** Bytes written to a database at once, which limits how long an act has to wait. */
const PORTION = 1 << 20;

/**
 * Pages written one after the other into a reused buffer: a hundred thousand new ones would burden the garbage
 * collector.
 */
export class PagePortions {
  readonly #room = new PackedWriter(2 * PORTION);
  #pages: FidePage[] = [];
  #start = 0;
  readonly #counts = { player: 0, word: 0, number: 0 };

  /** The writer for the open page. */
  get out(): PackedWriter {
    return this.#room;
  }

  /** The bytes of the open page. */
  get length(): number {
    return this.#room.length - this.#start;
  }

  /** Closes the open page. */
  end(kind: FidePage['kind']): void {
    if (this.length === 0) return;
    this.#pages.push({ kind, page: this.#counts[kind]++, bytes: this.#room.since(this.#start) });
    this.#start = this.#room.length;
  }

  /** Whether the pages should be taken now; only if no page is open. */
  get isFull(): boolean {
    return this.#start >= PORTION && this.length === 0;
  }

  /** All pages so far; those taken before must have been written by now. */
  take(): readonly FidePage[] {
    const pages = this.#pages;
    this.#pages = [];
    this.#start = this.#room.length = 0;
    return pages;
  }
}
