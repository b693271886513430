import {
  type ActEntry,
  type Archive,
  type FoundPage,
  filedUnder,
  type Kept,
  type Paper,
  type PaperQuery,
  type Reading,
  type RecordKind,
  type Where,
  type Writing,
} from '@escala/office';

/** What was written, to be forgotten at the end. */
class Written {
  readonly records = new Map<string, Map<string, Kept<unknown>>>();
  readonly papers: (Paper & { readonly folder: string })[] = [];
  readonly acts: ActEntry[] = [];

  get<Body>(kind: RecordKind<Body>, id: string): Kept<Body> | undefined {
    return this.records.get(kind.name)?.get(id) as Kept<Body> | undefined;
  }

  of<Body>(kind: RecordKind<Body>): readonly Kept<Body>[] {
    return [...(this.records.get(kind.name)?.values() ?? [])] as Kept<Body>[];
  }
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function fits(value: string, where: Where): boolean {
  if ('equals' in where) return value === where.equals;
  if ('among' in where) return where.among.includes(value);
  if ('startsWith' in where) return value.startsWith(where.startsWith);
  return (where.from === undefined || value >= where.from) && (where.to === undefined || value < where.to);
}

/**
 * An archive in which acts can be performed without storing anything: their writes overlay one reading. Past versions
 * are those of the reading; no decision about an import reads them.
 */
export function rehearsal(reading: Reading): Archive {
  const written = new Written();
  const writing = rehearsedWriting(reading, written);
  return {
    federations: async () => [reading.federation],
    read: (_federation, work) => work(writing),
    write: (_federation, work) => work(writing),
    close: async () => undefined,
  };
}

function rehearsedWriting(reading: Reading, written: Written): Writing {
  const list = async <Body>(kind: RecordKind<Body>): Promise<Kept<Body>[]> => {
    const own = new Map(written.of(kind).map((kept) => [kept.id, kept]));
    const others = (await reading.list(kind)).filter(({ id }) => !own.has(id));
    return [...others, ...own.values()].sort((a, b) => byText(a.id, b.id));
  };
  const find = async <Body>(kind: RecordKind<Body>, where: Where, page: FoundPage = {}) => {
    const own = new Map(written.of(kind).map((kept) => [kept.id, kept]));
    const others = (await reading.find(kind, where)).filter(({ id }) => !own.has(id));
    const found = [...own.values()].flatMap((kept) => {
      const pair = filedUnder(kind, kept.body).find(([key, value]) => key === where.key && fits(value, where));
      return pair === undefined ? [] : [{ ...kept, value: pair[1] }];
    });
    const all = [...others, ...found].sort((a, b) => byText(a.value, b.value) || byText(a.id, b.id));
    if (page.descending) all.reverse();
    const at = page.after && all.findIndex(({ id, value }) => id === page.after!.id && value === page.after!.value);
    return all.slice((at ?? -1) + 1).slice(0, page.limit);
  };
  return {
    ...past(reading),
    federation: reading.federation,
    head: async () => {
      const last = written.acts.at(-1);
      return last === undefined ? reading.head() : { seq: last.seq, hash: last.hash };
    },
    get: async (kind, id) => written.get(kind, id) ?? reading.get(kind, id),
    getMany: async (kind, ids) => {
      const wanted = new Set(ids);
      return (await list(kind)).filter(({ id }) => wanted.has(id));
    },
    list: async (kind, { after, limit } = {}) =>
      (await list(kind)).filter(({ id }) => after === undefined || id > after).slice(0, limit),
    find,
    count: async (kind, where) => (where === undefined ? await list(kind) : await find(kind, where)).length,
    papers: async (folder, query) => mergedPapers(await reading.papers(folder, query), written, folder, query),
    act: async (id) => written.acts.find((act) => act.id === id) ?? reading.act(id),
    put: async (kind, id, version, seq, body) => {
      const shelf = written.records.get(kind.name) ?? new Map<string, Kept<unknown>>();
      written.records.set(kind.name, shelf.set(id, { id, version, seq, body }));
    },
    file: async (folder, paper) => {
      written.papers.push({ folder, ...paper });
    },
    append: async (entry) => {
      written.acts.push(entry);
    },
  };
}

/** Queries about the past, which no import uses: answered by the reading. */
function past(
  reading: Reading,
): Pick<Reading, 'getAsOf' | 'versions' | 'listAsOf' | 'acts' | 'lastActOf' | 'actsAfter'> {
  return {
    getAsOf: (kind, id, seq) => reading.getAsOf(kind, id, seq),
    versions: (kind, id) => reading.versions(kind, id),
    listAsOf: (kind, seq) => reading.listAsOf(kind, seq),
    acts: (query) => reading.acts(query),
    lastActOf: (kinds) => reading.lastActOf(kinds),
    actsAfter: (seq, limit) => reading.actsAfter(seq, limit),
  };
}

function mergedPapers(kept: readonly Paper[], written: Written, folder: string, query: PaperQuery): Paper[] {
  const { name, part, edition, slice } = query;
  const own = written.papers
    .filter(
      (paper) => paper.folder === folder && (name ?? paper.name) === paper.name && (part ?? paper.part) === paper.part,
    )
    .map((paper) => ({
      ...paper,
      bytes: slice ? paper.bytes.subarray(slice.from, slice.from + slice.length) : paper.bytes,
    }));
  const all = [...kept, ...own];
  if (edition !== 'all') {
    const newest = edition === 'latest' ? all : all.toReversed();
    const once = new Map(newest.map((paper) => [`${paper.part} ${paper.name}`, paper]));
    return [...once.values()].sort((a, b) => byText(a.name, b.name) || a.part - b.part);
  }
  return all.sort((a, b) => byText(a.name, b.name) || a.part - b.part || a.seq - b.seq);
}
