import { tokenKey } from '../access/random-token.ts';
import { INSTALLATION } from '../access/setup-tokens.ts';
import { later, MINUTE, millisecondsBetween, SECOND } from '../instant.ts';
import type { ServerContext } from '../server-parts.ts';

/** What one process knows of a count of this minute. */
interface Count {
  /** Of all processes, as far as it was told, and what came here since. */
  total: number;
  /** Of it, what the others were not told. */
  untold: number;
}

interface Counting {
  readonly who: string;
  readonly most: number;
  /** Every single one is told at once. */
  readonly exact: boolean;
}

/** More than this in a minute are forgotten, the first ones first. */
const MOST_COUNTS = 100_000;
/** The share of what is left that a process lets pass before it tells the others. */
const UNTOLD_SHARE = 10;

/**
 * Requests in a calendar minute, counted by all processes on one database together, in the vault, where only hashes of addresses are
 * kept. A process tells the others after a tenth of what is left, so that whoever reads a page costs no look at the database, and
 * whoever comes near the limit is counted one by one (D-OFF-405).
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

  /** Counts one more; the seconds to wait where that is too many, else 0. */
  async count({ who, most, exact }: Counting): Promise<number> {
    const now = this.#context.clock.now();
    const minute = now.slice(0, 'yyyy-mm-ddThh:mm'.length);
    const ends = later(`${minute}:00.000Z`, MINUTE);
    const count = this.#of(minute, who);
    count.total++;
    count.untold++;
    let own = count.total;
    const step = exact ? 1 : Math.max(1, Math.floor((most - own) / UNTOLD_SHARE));
    // Whoever is over the limit is refused without a word to anybody.
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
      // A database that cannot be written to is no reason not to read: each process counts for itself until it can be.
      count.untold += more;
      return 0;
    }
  }
}
