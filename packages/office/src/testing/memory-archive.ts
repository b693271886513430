import { type ActEntry, GENESIS } from '../kit/act-entry.ts';
import { filedUnder, type RecordKind } from '../kit/record-kind.ts';
import type {
  ActQuery,
  Archive,
  Found,
  FoundPage,
  Kept,
  Page,
  Paper,
  PaperQuery,
  Reading,
  Where,
  Writing,
} from '../ports.ts';

interface Row extends Kept<unknown> {
  readonly kind: string;
  readonly keys: readonly (readonly [string, string])[];
}

interface Shelf {
  readonly rows: Row[];
  readonly papers: (Paper & { readonly folder: string })[];
  readonly acts: ActEntry[];
}

const EMPTY: Shelf = { rows: [], papers: [], acts: [] };
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The archive as plain arrays, slow and obvious: for tests of acts, and as the reference for the real ones. */
export function memoryArchive(): Archive {
  const shelves = new Map<string, Shelf>();
  let turn: Promise<unknown> = Promise.resolve();
  return {
    federations: async () => [...shelves.keys()].sort(),
    read: async (federation, work) => work(readingOf(federation, shelves.get(federation) ?? EMPTY)),
    write: (federation, work) => {
      const next = turn.then(async () => {
        const before = shelves.get(federation) ?? EMPTY;
        const shelf = { rows: [...before.rows], papers: [...before.papers], acts: [...before.acts] };
        const result = await work(writingOf(federation, shelf));
        shelves.set(federation, shelf);
        return result;
      });
      turn = next.catch(() => undefined);
      return next;
    },
    close: async () => undefined,
  };
}

function fits(value: string, where: Where): boolean {
  if ('equals' in where) return value === where.equals;
  if ('among' in where) return where.among.includes(value);
  if ('startsWith' in where) return value.startsWith(where.startsWith);
  return (where.from === undefined || value >= where.from) && (where.to === undefined || value < where.to);
}

function latest(rows: readonly Row[], kind: string, seq = Number.POSITIVE_INFINITY): Row[] {
  const found = new Map<string, Row>();
  for (const row of rows) if (row.kind === kind && row.seq <= seq) found.set(row.id, row);
  return [...found.values()].sort((a, b) => byText(a.id, b.id));
}

function kept<Body>({ id, version, seq, body }: Row): Kept<Body> {
  return { id, version, seq, body: structuredClone(body) as Body };
}

function readingOf(federation: string, shelf: Shelf): Reading {
  const current = (kind: RecordKind<never>, seq?: number): Row[] => latest(shelf.rows, kind.name, seq);
  const one = <Body>(kind: RecordKind<Body>, id: string, seq?: number): Kept<Body> | undefined => {
    const row = current(kind as never, seq).find((each) => each.id === id);
    return row && kept<Body>(row);
  };
  return {
    federation,
    head: async () => {
      const last = shelf.acts.at(-1);
      return { seq: last?.seq ?? 0, hash: last?.hash ?? GENESIS };
    },
    get: async (kind, id) => one(kind, id),
    getMany: async (kind, ids) => [...new Set(ids)].sort(byText).flatMap((id) => one(kind, id) ?? []),
    getAsOf: async (kind, id, seq) => one(kind, id, seq),
    versions: async (kind, id) =>
      shelf.rows.filter((row) => row.kind === kind.name && row.id === id).map((row) => kept(row)),
    list: async (kind, { after = '', limit = Number.POSITIVE_INFINITY }: Page = {}) =>
      current(kind as never)
        .filter((row) => row.id > after)
        .slice(0, limit)
        .map((row) => kept(row)),
    listAsOf: async (kind, seq) => current(kind as never, seq).map((row) => kept(row)),
    find: async (kind, where, page) => found(current(kind as never), where, page),
    count: async (kind, where) => (where ? found(current(kind as never), where) : current(kind as never)).length,
    papers: async (folder, query) => papersOf(shelf, folder, query),
    act: async (id) => shelf.acts.find((act) => act.id === id),
    acts: async (query) => actsOf(shelf, query),
    lastActOf: async (kinds) => shelf.acts.findLast(({ kind }) => kinds.includes(kind))?.seq ?? 0,
    actsAfter: async (seq, limit) => shelf.acts.filter((act) => act.seq > seq).slice(0, limit),
  };
}

function found<Body>(rows: readonly Row[], where: Where, page: FoundPage = {}): Found<Body>[] {
  const { after, descending = false, limit = Number.POSITIVE_INFINITY } = page;
  const sign = descending ? -1 : 1;
  const order = (a: { value: string; id: string }, b: { value: string; id: string }): number =>
    sign * (byText(a.value, b.value) || byText(a.id, b.id));
  return rows
    .flatMap((row) => {
      const values = row.keys
        .filter(([key, value]) => key === where.key && fits(value, where))
        .map(([, value]) => value);
      return values.length === 0 ? [] : [{ ...kept<Body>(row), value: values.sort(byText)[0]! }];
    })
    .sort(order)
    .filter((each) => after === undefined || order(each, after) > 0)
    .slice(0, limit);
}

function papersOf({ papers }: Shelf, folder: string, query: PaperQuery): Paper[] {
  const { name, part, asOf = Number.POSITIVE_INFINITY, since = -1, edition, slice } = query;
  const fitting = papers
    .filter((paper) => paper.folder === folder && paper.seq <= asOf)
    .filter((paper) => (name === undefined || paper.name === name) && (part === undefined || paper.part === part))
    .sort((a, b) => byText(a.name, b.name) || a.part - b.part || a.seq - b.seq);
  const same = (a: Paper | undefined, b: Paper): boolean => a?.name === b.name && a.part === b.part;
  return fitting
    .filter((paper, i) =>
      edition === 'all' ? true : !same(edition === 'first' ? fitting[i - 1] : fitting[i + 1], paper),
    )
    .filter((paper) => paper.seq > since)
    .map(({ name: of, part: at, seq, bytes }) => ({
      name: of,
      part: at,
      seq,
      bytes: slice ? bytes.slice(slice.from, slice.from + slice.length) : bytes.slice(),
    }));
}

function actsOf({ acts }: Shelf, { kind, subject, actor, from, to, before, limit }: ActQuery): ActEntry[] {
  return acts
    .filter((act) => kind === undefined || act.kind === kind)
    .filter((act) => subject === undefined || (act.subject.kind === subject.kind && act.subject.id === subject.id))
    .filter((act) => actor === undefined || act.actor === actor)
    .filter((act) => (from === undefined || act.at >= from) && (to === undefined || act.at < to))
    .filter((act) => before === undefined || act.seq < before)
    .reverse()
    .slice(0, limit);
}

function writingOf(federation: string, shelf: Shelf): Writing {
  return {
    ...readingOf(federation, shelf),
    put: async (kind, id, version, seq, body) => {
      const before = latest(shelf.rows, kind.name).find((row) => row.id === id);
      if ((before?.version ?? 0) + 1 !== version)
        throw new Error(`Version ${version} of ${kind.name} ${id} does not follow.`);
      shelf.rows.push({ kind: kind.name, id, version, seq, body: structuredClone(body), keys: filedUnder(kind, body) });
    },
    file: async (folder, paper) => {
      shelf.papers.push({ folder, ...paper, bytes: paper.bytes.slice() });
    },
    append: async (entry) => {
      shelf.acts.push(structuredClone(entry));
    },
  };
}
