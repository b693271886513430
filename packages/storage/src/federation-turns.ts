import { StorageFault } from './storage-fault.ts';

/** Milliseconds in which a federation is not asked again after its machine did not answer. */
const PAUSE = 2_000;
/**
 * After that it is tried again, by at most this many at once for all such federations: a machine that swallows requests
 * then ties up few connections.
 */
const MOST_TRIALS = 2;
/** Milliseconds that a reading waits for its turn: the same as for a connection. */
const LONGEST_WAIT = 10_000;

interface Queue {
  running: number;
  readonly waiting: (() => void)[];
}

interface Absence {
  readonly fault: StorageFault;
  until: number;
}

interface TurnTerms {
  readonly place: string;
  /** Simultaneous readings of one federation. */
  readonly most: number;
  readonly now?: () => number;
  readonly longestWait?: number;
}

/**
 * Federations share a process's connections: none can take all of them, and a federation whose machine in a distributed
 * database is down is refused at once, with a check from time to time whether it is back (D-OFF-701).
 */
export class FederationTurns {
  readonly #terms: Required<TurnTerms>;
  readonly #queues = new Map<string, Queue>();
  readonly #away = new Map<string, Absence>();
  #trials = 0;

  constructor(terms: TurnTerms) {
    this.#terms = { now: () => performance.now(), longestWait: LONGEST_WAIT, ...terms };
  }

  /** Runs a reading when it is its turn. */
  async read<T>(federation: string, work: () => Promise<T>): Promise<T> {
    return this.ask(federation, async () => {
      const queue = this.#queues.get(federation) ?? { running: 0, waiting: [] };
      this.#queues.set(federation, queue);
      if (queue.running >= this.#terms.most) await this.#turn(queue);
      else queue.running++;
      try {
        return await work();
      } finally {
        // The next in the queue takes over the place.
        const next = queue.waiting.shift();
        if (next) next();
        else if (--queue.running === 0) this.#queues.delete(federation);
      }
    });
  }

  #turn({ waiting }: Queue): Promise<void> {
    return new Promise((resolve, reject) => {
      const next = (): void => {
        clearTimeout(late);
        resolve();
      };
      const late = setTimeout(() => {
        waiting.splice(waiting.indexOf(next), 1);
        reject(new StorageFault('unreachable', this.#terms.place));
      }, this.#terms.longestWait);
      waiting.push(next);
    });
  }

  /** Runs anything else at once. */
  async ask<T>(federation: string, work: () => Promise<T>): Promise<T> {
    const absence = this.#away.get(federation);
    if (absence !== undefined) return this.#tried(federation, absence, work);
    try {
      return await work();
    } catch (error) {
      if (error instanceof StorageFault && error.code === 'part-unreachable')
        this.#away.set(federation, { fault: error, until: this.#terms.now() + PAUSE });
      throw error;
    }
  }

  async #tried<T>(federation: string, absence: Absence, work: () => Promise<T>): Promise<T> {
    if (this.#terms.now() < absence.until || this.#trials >= MOST_TRIALS) throw absence.fault;
    absence.until = Number.POSITIVE_INFINITY;
    this.#trials++;
    try {
      const result = await work();
      this.#away.delete(federation);
      return result;
    } catch (error) {
      // Any other error may or may not come from that machine: the next request finds out.
      if (!(error instanceof StorageFault)) this.#away.delete(federation);
      throw error;
    } finally {
      absence.until = this.#terms.now() + PAUSE;
      this.#trials--;
    }
  }
}
