import { tokenKey } from '../access/random-token.ts';
import { INSTALLATION } from '../access/setup-tokens.ts';
import { later, MINUTE, millisecondsBetween, SECOND } from '../instant.ts';
import type { ServerContext } from '../server-parts.ts';

/** What one process knows of one count in the current minute. */
interface Count {
  /** Of all processes, as far as known, plus what came here since. */
  total: number;
  /** The part of it not yet reported to the others. */
  untold: number;
}

interface Counting {
  readonly who: string;
  readonly most: number;
  /** Every single one is reported at once. */
  readonly exact: boolean;
}

/** Beyond this number in a minute, the oldest are dropped. */
const MOST_COUNTS = 100_000;
/** Divisor: a process lets this fraction of what is left (1/10) pass before it reports to the others. */
const UNTOLD_SHARE = 10;

/**
 * Requests in a calendar minute, counted by all processes on one database together, in the vault, which stores only
 * hashes of addresses. A process reports after a tenth of what is left, so that a reader of pages costs no database
 * access, and one who comes near the limit is counted one by one (D-OFF-405).
 */
export class SharedCounts {
  readonly #context: Pick<ServerContext, 'vault' | 'clock'>;
  readonly #shelf: string;
  #minute = '';
  #counts = new Map<string, Count>();

  constructor(context: Pick<ServerContext, 'vault' | 'clock'>, shelf: string) {
    this.#context = context;
    this.#shelf = shelf;
  }

  /** Counts one more; returns the seconds to wait if that is too many, else 0. */
  async count({ who, most, exact }: Counting): Promise<number> {
    const now = this.#context.clock.now();
    const minute = now.slice(0, 'yyyy-mm-ddThh:mm'.length);
    const ends = later(`${minute}:00.000Z`, MINUTE);
    const count = this.#of(minute, who);
    count.total++;
    count.untold++;
    let own = count.total;
    const step = exact ? 1 : Math.max(1, Math.floor((most - own) / UNTOLD_SHARE));
    // Requests over the limit are refused without reporting them.
    if (own <= most && count.untold >= step) own = Math.max(own, await this.#tell(count, minute, who, ends));
    return own > most ? Math.max(1, Math.ceil(millisecondsBetween(now, ends) / SECOND)) : 0;
  }

  #of(minute: string, who: string): Count {
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#counts = new Map();
    }
    const known = this.#counts.get(who);
    if (known !== undefined) return known;
    if (this.#counts.size >= MOST_COUNTS) this.#counts.delete(this.#counts.keys().next().value!);
    const fresh = { total: 0, untold: 0 };
    this.#counts.set(who, fresh);
    return fresh;
  }

  async #tell(count: Count, minute: string, who: string, ends: string): Promise<number> {
    const more = count.untold;
    count.untold = 0;
    try {
      const all = await this.#context.vault.count(INSTALLATION, this.#shelf, tokenKey(`${minute} ${who}`), ends, more);
      count.total = Math.max(count.total, all + count.untold);
      return all;
    } catch {
      // A database that cannot be written to does not stop reading: until it can be, each process counts for itself.
      count.untold += more;
      return 0;
    }
  }
}
