import {
  delegationKind,
  federationKind,
  type Head,
  identityKind,
  type Reading,
  type RecordKind,
  seasonKind,
} from '@escala/office';

/** Nearly every page asks for these, and they change a few times a year. */
const OF_EVERY_PAGE: ReadonlySet<string> = new Set(
  [federationKind, identityKind, delegationKind, seasonKind].map(({ name }) => name),
);

/** Federations of which they are kept. */
const MOST_FEDERATIONS = 100;

interface KeptFacts {
  readonly hash: string;
  readonly answers: Map<string, Promise<unknown>>;
}

/**
 * The reading of a page: all of it is of one moment (D-OFF-291), and what nearly every page asks for is looked up once for each state of the record,
 * which the hash of its last act tells from every other.
 */
export class PageReadings {
  readonly #known = new Map<string, KeptFacts>();

  at(reading: Reading, head: Head): Reading {
    const { answers } = this.#factsAt(reading.federation, head);
    const once = <T>(name: string, ask: () => Promise<T>): Promise<T> => {
      const before = answers.get(name) as Promise<T> | undefined;
      if (before !== undefined) return before;
      const asked = ask();
      answers.set(name, asked);
      asked.catch(() => answers.delete(name));
      return asked;
    };
    const isKept = ({ name }: RecordKind<never>): boolean => OF_EVERY_PAGE.has(name);
    return {
      ...reading,
      head: async () => head,
      get: (kind, id) =>
        isKept(kind as never) ? once(`${kind.name} ${id}`, () => reading.get(kind, id)) : reading.get(kind, id),
      list: (kind, page) =>
        page === undefined && isKept(kind as never)
          ? once(kind.name, () => reading.list(kind))
          : reading.list(kind, page),
    };
  }

  #factsAt(federation: string, { hash }: Head): KeptFacts {
    const before = this.#known.get(federation);
    if (before?.hash === hash) return before;
    const facts = { hash, answers: new Map() };
    this.#known.delete(federation);
    this.#known.set(federation, facts);
    if (this.#known.size > MOST_FEDERATIONS) this.#known.delete(this.#known.keys().next().value!);
    return facts;
  }
}
