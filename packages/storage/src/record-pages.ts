import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { ActRow, PaperRow, SecretRow, Tables, VersionRow } from './schema.ts';

/** Papers are larger than the rest. */
const ROWS = 500;
const PAPERS = 50;

type Of<Row> = AsyncGenerator<readonly Row[]>;

/** Everything of a federation, page by page in key order, so that little is in memory at once. */
export async function* actPages(db: Kysely<Tables>, federation: string): Of<ActRow> {
  for (let seq: number | undefined = 0; seq !== undefined; ) {
    const query = db.selectFrom('acts').selectAll().where('federation', '=', federation).where('seq', '>', seq);
    const rows: ActRow[] = await query.orderBy('seq').limit(ROWS).execute();
    if (rows.length > 0) yield rows;
    seq = rows.length < ROWS ? undefined : rows.at(-1)!.seq;
  }
}

export function versionPages(db: Kysely<Tables>, federation: string): Of<VersionRow> {
  const query = db.selectFrom('versions').selectAll().where('federation', '=', federation);
  return pages(
    query.orderBy('kind').orderBy('id').orderBy('version').limit(ROWS),
    (from, { kind, id, version }) => from.where(sql<boolean>`(kind, id, version) > (${kind}, ${id}, ${version})`),
    ROWS,
  );
}

export function paperPages(db: Kysely<Tables>, federation: string): Of<PaperRow> {
  const query = db.selectFrom('papers').selectAll().where('federation', '=', federation);
  return pages(
    query.orderBy('folder').orderBy('name').orderBy('part').orderBy('seq').limit(PAPERS),
    (from, { folder, name, part, seq }) =>
      from.where(sql<boolean>`(folder, name, part, seq) > (${folder}, ${name}, ${part}, ${seq})`),
    PAPERS,
  );
}

export function secretPages(db: Kysely<Tables>, federation: string): Of<SecretRow> {
  const query = db.selectFrom('secrets').selectAll().where('federation', '=', federation);
  return pages(
    query.orderBy('shelf').orderBy('key').limit(ROWS),
    (from, { shelf, key }) => from.where(sql<boolean>`(shelf, key) > (${shelf}, ${key})`),
    ROWS,
  );
}

async function* pages<Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  after: (from: SelectQueryBuilder<Tables, Table, Row>, last: Row) => SelectQueryBuilder<Tables, Table, Row>,
  size: number,
): Of<Row> {
  for (let next: typeof query | undefined = query; next !== undefined; ) {
    const rows: Row[] = await next.execute();
    if (rows.length > 0) yield rows;
    next = rows.length < size ? undefined : after(query, rows.at(-1)!);
  }
}
