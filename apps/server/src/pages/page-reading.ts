import {
  type ActEntry,
  boardKind,
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

/** Acts that arrive by the thousand on a playing day, and write nothing but boards. */
const RESULT_ACTS: ReadonlySet<string> = new Set(['result.enter', 'results.enter-many']);

const isResultAlone = ({ kind, touched, filed }: ActEntry): boolean =>
  RESULT_ACTS.has(kind) && filed.length === 0 && touched.every((each) => each.kind === boardKind.name);

/** Federations to remember. */
const MOST_FEDERATIONS = 100;
/** Most acts to look at; after more of them everything known is dropped. */
const MOST_ACTS = 200;

/** What is known of a federation up to one act. */
interface Known extends Head {
  /** The hash of the last act other than a mere result. */
  readonly state: string;
  /** Answers for `OF_EVERY_PAGE` in this state. */
  readonly answers: Map<string, Promise<unknown>>;
}

export interface PageReading {
  readonly reading: Reading;
  /** The last act of its moment. */
  readonly hash: string;
  /** Whether the page has read a board or a list of acts so far, so that results change it. */
  sawResults(): boolean;
  /** What such a page depends on: another state of the record may make another page. */
  state(sawResults: boolean): string;
  /** The states whose kept pages are still valid. */
  readonly states: readonly string[];
}

/**
 * The reading of a page: everything on it is of one moment (D-OFF-291), and what nearly every page needs is looked up
 * once for each state of the record, identified by the hash of an act. New results do not change the state of pages
 * that read no board and no list of acts (D-OFF-761).
 */
export class PageReadings {
  readonly #known = new Map<string, Known>();

  async at(reading: Reading): Promise<PageReading> {
    const head = await reading.head();
    const { state, answers } = await this.#knownAt(reading, head);
    let sawResults = false;
    const seeing = <Given extends readonly unknown[], T>(
      ask: (kind: RecordKind<never>, ...given: Given) => Promise<T>,
    ) => {
      return (kind: RecordKind<never>, ...given: Given): Promise<T> => {
        if (kind.name === boardKind.name) sawResults = true;
        return ask(kind, ...given);
      };
    };
    const seeingActs = <Given extends readonly unknown[], T>(ask: (...given: Given) => Promise<T>) => {
      return (...given: Given): Promise<T> => {
        sawResults = true;
        return ask(...given);
      };
    };
    const once = <T>(name: string, ask: () => Promise<T>): Promise<T> => {
      const before = answers.get(name) as Promise<T> | undefined;
      if (before !== undefined) return before;
      const asked = ask();
      answers.set(name, asked);
      asked.catch(() => answers.delete(name));
      return asked;
    };
    const isOfEveryPage = ({ name }: RecordKind<never>): boolean => OF_EVERY_PAGE.has(name);
    const watched: Reading = {
      ...reading,
      head: async () => head,
      get: seeing((kind, id: string) =>
        isOfEveryPage(kind) ? once(`${kind.name} ${id}`, () => reading.get(kind, id)) : reading.get(kind, id),
      ) as Reading['get'],
      list: seeing((kind, page?: Parameters<Reading['list']>[1]) =>
        page === undefined && isOfEveryPage(kind)
          ? once(kind.name, () => reading.list(kind))
          : reading.list(kind, page),
      ) as Reading['list'],
      getMany: seeing(reading.getMany) as Reading['getMany'],
      getAsOf: seeing(reading.getAsOf) as Reading['getAsOf'],
      versions: seeing(reading.versions) as Reading['versions'],
      listAsOf: seeing(reading.listAsOf) as Reading['listAsOf'],
      find: seeing(reading.find) as Reading['find'],
      count: seeing(reading.count) as Reading['count'],
      act: seeingActs(reading.act),
      acts: seeingActs(reading.acts),
      lastActOf: (kinds) => {
        if (kinds.some((kind) => RESULT_ACTS.has(kind))) return seeingActs(reading.lastActOf)(kinds);
        return once(`last of ${kinds}`, () => reading.lastActOf(kinds));
      },
    };
    const withResults = `${state} ${head.hash}`;
    return {
      reading: watched,
      hash: head.hash,
      sawResults: () => sawResults,
      states: [state, withResults],
      state: (isWithResults) => (isWithResults ? withResults : state),
    };
  }

  async #knownAt(reading: Reading, head: Head): Promise<Known> {
    const { federation } = reading;
    const before = this.#known.get(federation);
    if (before?.hash === head.hash) return before;
    const now = (before && (await followed(reading, head, before))) ?? {
      ...head,
      state: head.hash,
      answers: new Map(),
    };
    // A replica may be behind, and readings overlap: knowledge of a later moment is kept.
    const present = this.#known.get(federation);
    if (present === undefined || present.seq < head.seq) {
      this.#known.delete(federation);
      this.#known.set(federation, now);
      if (this.#known.size > MOST_FEDERATIONS) this.#known.delete(this.#known.keys().next().value!);
    }
    return now;
  }
}

/**
 * What was known before, brought up to date; undefined if the
 * record does not continue from there, or too much has been added.
 */
async function followed(reading: Reading, head: Head, before: Known): Promise<Known | undefined> {
  if (head.seq <= before.seq) return undefined;
  const acts = await reading.actsAfter(before.seq, MOST_ACTS);
  if (acts[0]?.previous !== before.hash || acts.at(-1)!.hash !== head.hash) return undefined;
  const last = acts.findLast((act) => !isResultAlone(act));
  return last === undefined ? { ...before, ...head } : { ...head, state: last.hash, answers: new Map() };
}
