import {
  type ActEntry,
  type ActQuery,
  GENESIS,
  type Head,
  type Page,
  type Reading,
  type RecordKind,
} from '@escala/office';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.ts';
import { countFound, findRecords } from './find-records.ts';
import { askAgain } from './query-texts.ts';
import { readPapers } from './read-papers.ts';
import { bodyOf, kept, seqOf, type VersionLine } from './record-versions.ts';

export async function headOf(db: Kysely<Tables>, federation: string): Promise<Head> {
  const [head] = await askAgain(db, 'head', [federation], ([id]) =>
    db.selectFrom('federations').select(['seq', 'hash']).where('id', '=', id!),
  );
  return head ?? { seq: 0, hash: GENESIS };
}

/** A query for exactly this many records has a cached text of its own. */
const OFTEN = 50;

/** Parameters per query; SQLite allows 32,766 of them. */
const AT_ONCE = 1000;

/** The record of one federation, read through one transaction. */
export function readingOf(db: Kysely<Tables>, federation: string): Reading {
  const currentOf = (of: string, kind: string) =>
    db
      .selectFrom('records as r')
      .select(['r.id', 'r.version', 'r.seq', bodyOf(of, sql.ref('r.version')).as('body')])
      .where('r.federation', '=', of)
      .where('r.kind', '=', kind);
  const current = (kind: RecordKind<never>) => currentOf(federation, kind.name);
  const among = (kind: string, ids: readonly string[]): Promise<VersionLine[]> => {
    if (ids.length > OFTEN) return currentOf(federation, kind).where('r.id', 'in', ids).execute();
    return askAgain(db, `among ${ids.length}`, [federation, kind, ...ids], ([of, name, ...wanted]) =>
      currentOf(of!, name!).where('r.id', 'in', wanted),
    );
  };
  const versions = (kind: RecordKind<never>) =>
    db
      .selectFrom('versions as v')
      .select(['v.id', 'v.version', 'v.seq', 'v.body'])
      .where('v.federation', '=', federation)
      .where('v.kind', '=', kind.name);
  return {
    federation,
    head: () => headOf(db, federation),
    get: async <Body>(kind: RecordKind<Body>, id: string) => {
      const [line] = await among(kind.name, [id]);
      return line && kept<Body>(line);
    },
    getMany: async <Body>(kind: RecordKind<Body>, ids: readonly string[]) => {
      const wanted = [...new Set(ids)].sort();
      const lines: VersionLine[] = [];
      for (let i = 0; i < wanted.length; i += AT_ONCE)
        lines.push(...(await among(kind.name, wanted.slice(i, i + AT_ONCE))));
      return lines.sort((a, b) => (a.id < b.id ? -1 : 1)).map((line) => kept<Body>(line));
    },
    getAsOf: async <Body>(kind: RecordKind<Body>, id: string, seq: number) => {
      const query = versions(kind as never)
        .where('v.id', '=', id)
        .where('v.seq', '<=', seq);
      const line = await query.orderBy('v.version', 'desc').limit(1).executeTakeFirst();
      return line && kept<Body>(line);
    },
    versions: async <Body>(kind: RecordKind<Body>, id: string) => {
      const lines = await versions(kind as never)
        .where('v.id', '=', id)
        .orderBy('v.version')
        .execute();
      return lines.map((line) => kept<Body>(line));
    },
    list: async <Body>(kind: RecordKind<Body>, { after, limit }: Page = {}) => {
      let query = current(kind as never).orderBy('r.id');
      if (after !== undefined) query = query.where('r.id', '>', after);
      if (limit !== undefined) query = query.limit(limit);
      return (await query.execute()).map((line) => kept<Body>(line));
    },
    listAsOf: async <Body>(kind: RecordKind<Body>, seq: number) => {
      const known = db
        .selectFrom('records as r')
        .select(['r.federation', 'r.kind', 'r.id'])
        .select(
          sql<number>`(select max(v.version) from versions v where v.federation = ${federation} and v.kind = r.kind
            and v.id = r.id and v.seq <= ${seq})`.as('version'),
        )
        .where('r.federation', '=', federation)
        .where('r.kind', '=', kind.name);
      const lines = await db
        .selectFrom(known.as('r'))
        .select([
          'r.id',
          'r.version',
          seqOf(federation, sql.ref('r.version')).as('seq'),
          bodyOf(federation, sql.ref('r.version')).as('body'),
        ])
        .where('r.version', 'is not', null)
        .orderBy('r.id')
        .execute();
      return lines.map((line) => kept<Body>(line));
    },
    find: (kind, where, page) => findRecords(db, federation, kind, where, page),
    count: async (kind, where) => {
      if (where) return countFound(db, federation, kind.name, where);
      const query = db.selectFrom('records').select(({ fn }) => fn.countAll<number | string>().as('count'));
      const { count } = await query
        .where('federation', '=', federation)
        .where('kind', '=', kind.name)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    papers: (folder, query) => readPapers(db, federation, folder, query),
    act: async (id) => {
      const query = db.selectFrom('acts').select('entry').where('federation', '=', federation).where('id', '=', id);
      const row = await query.executeTakeFirst();
      return row && (JSON.parse(row.entry) as ActEntry);
    },
    acts: (query) => findActs(db, federation, query),
    lastActOf: async (kinds) => {
      const [last] = await askAgain(db, `last of ${kinds.length}`, [federation, ...kinds], ([of, ...wanted]) =>
        db
          .selectFrom('acts')
          .select(({ fn }) => fn.max('seq').as('seq'))
          .where('federation', '=', of!)
          .where('kind', 'in', wanted),
      );
      return Number(last!.seq ?? 0);
    },
    actsAfter: async (seq, limit) => {
      const query = db.selectFrom('acts').select('entry').where('federation', '=', federation).where('seq', '>', seq);
      const rows = await query.orderBy('seq').limit(limit).execute();
      return rows.map(({ entry }) => JSON.parse(entry) as ActEntry);
    },
  };
}

async function findActs(db: Kysely<Tables>, federation: string, query: ActQuery): Promise<ActEntry[]> {
  const { kind, subject, actor, from, to, before, limit } = query;
  let acts = db.selectFrom('acts').select('entry').where('federation', '=', federation).orderBy('seq', 'desc');
  if (kind !== undefined) acts = acts.where('kind', '=', kind);
  if (subject !== undefined) acts = acts.where('subject_kind', '=', subject.kind).where('subject_id', '=', subject.id);
  if (actor !== undefined) acts = acts.where('actor', '=', actor);
  if (from !== undefined) acts = acts.where('at', '>=', from);
  if (to !== undefined) acts = acts.where('at', '<', to);
  if (before !== undefined) acts = acts.where('seq', '<', before);
  if (limit !== undefined) acts = acts.limit(limit);
  return (await acts.execute()).map(({ entry }) => JSON.parse(entry) as ActEntry);
}
