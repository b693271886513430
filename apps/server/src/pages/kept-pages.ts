import { MINUTE } from '../instant.ts';
import type { RenderedPage } from './rendered-page.ts';

/** Bytes of all kept pages together; compressed, they take about a tenth of it once more. */
const MOST = 32_000_000;
/** However the record stands: a replica that fell behind for a moment must not be believed for long. */
const LONGEST = MINUTE;

interface KeptPage {
  readonly state: string;
  readonly page: RenderedPage;
  readonly until: number;
}

/**
 * Public pages as they were rendered last. A page is the same for everybody who is not signed in as long as nothing is added to the
 * record and the day does not change: `state` says both. The day a list comes out everybody reads the same pages.
 */
export class KeptPages {
  readonly #pages = new Map<string, KeptPage>();
  readonly #most: number;
  #size = 0;

  constructor(most = MOST) {
    this.#most = most;
  }

  get(address: string, state: string, now: number): RenderedPage | undefined {
    const kept = this.#pages.get(address);
    if (kept === undefined) return undefined;
    if (kept.state === state && now < kept.until) return kept.page;
    this.#remove(address, kept);
    return undefined;
  }

  keep(address: string, state: string, page: RenderedPage, now: number): void {
    const before = this.#pages.get(address);
    if (before !== undefined) this.#remove(address, before);
    if (page.body.length > this.#most / 10) return;
    this.#pages.set(address, { state, page, until: now + LONGEST });
    this.#size += page.body.length;
    // The oldest go first.
    for (const [oldest, kept] of this.#pages) {
      if (this.#size <= this.#most) break;
      this.#remove(oldest, kept);
    }
  }

  #remove(address: string, { page }: KeptPage): void {
    this.#pages.delete(address);
    this.#size -= page.body.length;
  }
}
