import type { Archive } from '@escala/office';
import type { DeskSite } from '@escala/web';
import { MINUTE } from '../instant.ts';

type Counts = Readonly<Record<string, number>>;

interface Kept {
  readonly state: string;
  readonly counts: Counts;
  readonly until: number;
}

/** So many people at work at once. */
const MOST = 1000;

/**
 * How much waits for everybody at a desk, for the rail of every page: counted once for each state of the record (D-OFF-596). Letters that
 * could not be sent are no act, so that nothing is believed for longer than a minute.
 */
export class WaitingCounts {
  readonly #kept = new Map<string, Kept>();

  async of({ archive }: { readonly archive: Archive }, site: DeskSite, count: () => Promise<Counts>): Promise<Counts> {
    const { federation, viewer, today } = site;
    const key = `${federation.id} ${viewer.account}`;
    const { hash } = await archive.read(federation.id, (reading) => reading.head());
    const state = `${hash} ${today} ${viewer.roles} ${viewer.clubs}`;
    const now = performance.now();
    const kept = this.#kept.get(key);
    if (kept !== undefined && kept.state === state && now < kept.until) return kept.counts;
    const counts = await count();
    this.#kept.delete(key);
    this.#kept.set(key, { state, counts, until: now + MINUTE });
    if (this.#kept.size > MOST) this.#kept.delete(this.#kept.keys().next().value!);
    return counts;
  }
}
