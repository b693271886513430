import type { Machines } from './citus/machines.ts';
import { untilCutOff, within } from './cut-off.ts';
import { StorageFault } from './storage-fault.ts';

/** Milliseconds in which a machine is not asked again after it did not answer. */
const PAUSE = 2_000;
/**
 * After that it is tried again, by at most this many at once for all such machines: one that swallows requests then
 * ties up few connections.
 */
const MOST_TRIALS = 2;
/** Milliseconds that somebody waits for a turn: the same as for a connection. */
const LONGEST_WAIT = 10_000;
/** Milliseconds after which a machine that has not answered is asked whether it is there; how often this is looked at. */
const [SUSPECT, LOOKED_EVERY] = [300, 150];

/** What connections are lent for: readings of the record and of the vault, acts, writings to the vault, all machines. */
const DOORS = ['read', 'look', 'act', 'keep', 'all'] as const;
type Door = (typeof DOORS)[number];
/** How many of each may run at once for one machine. */
export type Shares = Readonly<Record<Door, number>>;

interface Queue {
  running: number;
  readonly waiting: { readonly next: () => void; readonly refuse: (fault: StorageFault) => void }[];
}

interface Running {
  readonly federation: string;
  /** When it began, or when its machine last answered. */
  since: number;
  readonly cut: AbortController;
}

interface Absence {
  readonly fault: StorageFault;
  until: number;
}

interface TurnTerms {
  readonly place: string;
  readonly shares: Shares;
  /** Those of a distributed database; elsewhere each federation stands for itself, and nobody is suspected. */
  readonly machines?: Machines | undefined;
  readonly now?: () => number;
  readonly longestWait?: number;
}

/**
 * Machines share a process's connections: none can take all of them, and the federations of one that is down or silent
 * are refused at once, with a check from time to time whether it is back (D-OFF-701, D-OFF-1402).
 */
export class FederationTurns {
  readonly #terms: Required<Omit<TurnTerms, 'machines'>>;
  readonly #machines: Machines | undefined;
  readonly #queues = new Map<string, Queue>();
  readonly #away = new Map<string, Absence>();
  readonly #running = new Map<string, Set<Running>>();
  readonly #watched = new Set<string>();
  #trials = 0;

  constructor({ machines, ...terms }: TurnTerms) {
    this.#terms = { now: () => performance.now(), longestWait: LONGEST_WAIT, ...terms };
    this.#machines = machines;
  }

  /** Runs work for a federation when it is its turn. */
  async run<T>(door: Door, federation: string, work: () => Promise<T>): Promise<T> {
    const machine = this.#machines === undefined ? federation : await this.#machines.of(federation);
    const mine = (): Promise<T> => this.#inTurn(door, machine, () => this.#suspected(machine, federation, work));
    const absence = this.#away.get(machine);
    if (absence !== undefined) return this.#tried(machine, absence, mine);
    try {
      return await mine();
    } catch (error) {
      if (error instanceof StorageFault && error.code === 'part-unreachable')
        await this.#judge(machine, federation, error);
      throw error;
    }
  }

  /** Runs work that asks all machines, and in a distributed database gives it up after a while. */
  async overAll<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
    if (this.#machines === undefined) return work();
    return this.#inTurn('all', '', () => within(milliseconds, this.#fault(), work));
  }

  async #inTurn<T>(door: Door, machine: string, work: () => Promise<T>): Promise<T> {
    const name = `${door} ${machine}`;
    const queue = this.#queues.get(name) ?? { running: 0, waiting: [] };
    this.#queues.set(name, queue);
    if (queue.running >= this.#terms.shares[door]) await this.#turn(queue);
    else queue.running++;
    try {
      return await work();
    } finally {
      // The next in the queue takes over the place.
      const first = queue.waiting.shift();
      if (first) first.next();
      else if (--queue.running === 0) this.#queues.delete(name);
    }
  }

  #turn({ waiting }: Queue): Promise<void> {
    return new Promise((resolve, reject) => {
      const refuse = (fault: StorageFault): void => {
        clearTimeout(late);
        waiting.splice(waiting.indexOf(place), 1);
        reject(fault);
      };
      const next = (): void => {
        clearTimeout(late);
        resolve();
      };
      const place = { next, refuse };
      const late = setTimeout(
        () => refuse(new StorageFault('unreachable', this.#terms.place)),
        this.#terms.longestWait,
      );
      waiting.push(place);
    });
  }

  /** Work that takes long is no fault, a machine that answers nothing is: its connections are then given up. */
  async #suspected<T>(machine: string, federation: string, work: () => Promise<T>): Promise<T> {
    if (this.#machines === undefined) return work();
    const own: Running = { federation, since: this.#terms.now(), cut: new AbortController() };
    const all = this.#running.get(machine) ?? new Set();
    this.#running.set(machine, all.add(own));
    this.#watch(machine, this.#machines);
    try {
      return await untilCutOff(own.cut.signal, work);
    } finally {
      all.delete(own);
      if (all.size === 0) this.#running.delete(machine);
    }
  }

  #watch(machine: string, machines: Machines): void {
    if (this.#watched.has(machine)) return;
    this.#watched.add(machine);
    const look = async (): Promise<void> => {
      const now = this.#terms.now();
      const late = [...(this.#running.get(machine) ?? [])].find(({ since }) => now - since >= SUSPECT);
      if (late !== undefined && (await machines.answers(late.federation)))
        for (const own of this.#running.get(machine) ?? []) own.since = this.#terms.now();
      else if (late !== undefined) this.#absent(machine, this.#fault());
      this.#watched.delete(machine);
      if (this.#running.has(machine)) this.#watch(machine, machines);
    };
    setTimeout(() => void look(), LOOKED_EVERY).unref();
  }

  /** A single question that failed may be a matter of one connection: a machine is away if it says no word. */
  async #judge(machine: string, federation: string, fault: StorageFault): Promise<void> {
    if (this.#away.has(machine)) return;
    if (this.#machines === undefined || !(await this.#machines.answers(federation))) this.#absent(machine, fault);
  }

  #fault(): StorageFault {
    return new StorageFault('part-unreachable', this.#terms.place);
  }

  /** Whatever else is under way on the machine, or waits for it, is refused too. */
  #absent(machine: string, fault: StorageFault): void {
    if (!this.#away.has(machine)) this.#away.set(machine, { fault, until: this.#terms.now() + PAUSE });
    if (this.#machines === undefined) return;
    this.#machines.forget();
    for (const { cut } of this.#running.get(machine) ?? []) cut.abort(fault);
    for (const door of DOORS)
      for (const { refuse } of [...(this.#queues.get(`${door} ${machine}`)?.waiting ?? [])]) refuse(fault);
  }

  async #tried<T>(machine: string, absence: Absence, work: () => Promise<T>): Promise<T> {
    if (this.#terms.now() < absence.until || this.#trials >= MOST_TRIALS) throw absence.fault;
    absence.until = Number.POSITIVE_INFINITY;
    this.#trials++;
    try {
      const result = await work();
      this.#away.delete(machine);
      return result;
    } catch (error) {
      // Any other error may or may not come from that machine: the next request finds out.
      if (!(error instanceof StorageFault)) this.#away.delete(machine);
      throw error;
    } finally {
      absence.until = this.#terms.now() + PAUSE;
      this.#trials--;
    }
  }
}
