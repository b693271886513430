import type { FidePage } from '../ports.ts';
import { PackedWriter } from './packed-bytes.ts';

/** Bytes that are written to a database at once: an act waits no longer than these take. */
const PORTION = 1 << 20;

/** Pages one after the other in a room that is used again: a hundred thousand new ones would wait for the collector. */
export class PagePortions {
  readonly #room = new PackedWriter(2 * PORTION);
  #pages: FidePage[] = [];
  #start = 0;
  readonly #counts = { player: 0, word: 0, number: 0 };

  /** Where the page that is open is written. */
  get out(): PackedWriter {
    return this.#room;
  }

  /** Bytes of the page that is open. */
  get length(): number {
    return this.#room.length - this.#start;
  }

  /** Ends the page that is open. */
  end(kind: FidePage['kind']): void {
    if (this.length === 0) return;
    this.#pages.push({ kind, page: this.#counts[kind]++, bytes: this.#room.since(this.#start) });
    this.#start = this.#room.length;
  }

  /** Whether it is time to take what there is; only where no page is open. */
  get isFull(): boolean {
    return this.#start >= PORTION && this.length === 0;
  }

  /** All pages so far; those before must be written by now. */
  take(): readonly FidePage[] {
    const pages = this.#pages;
    this.#pages = [];
    this.#start = this.#room.length = 0;
    return pages;
  }
}
