import type { Paper, PaperQuery } from '@escala/office';
import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { bytesOfBase64 } from '../postgres/bytes-of-text.ts';
import type { Tables } from '../schema.ts';

/** Papers by name, part and the act that filed them. */
export async function readPapers(
  db: Kysely<Tables>,
  federation: string,
  folder: string,
  { name, part, edition, asOf, since, slice }: PaperQuery,
): Promise<readonly Paper[]> {
  const bytes = slice
    ? sql<Uint8Array>`substr(p.bytes, cast(${slice.from + 1} as integer), cast(${slice.length} as integer))`
    : sql<Uint8Array>`p.bytes`;
  const inLetters = isPostgres(db);
  let papers = db
    .selectFrom('papers as p')
    .select(['p.name', 'p.part', 'p.seq'])
    .select((inLetters ? sql<Uint8Array | string>`encode(${bytes}, 'base64')` : bytes).as('bytes'))
    .where('p.federation', '=', federation)
    .where('p.folder', '=', folder)
    .orderBy('p.name')
    .orderBy('p.part')
    .orderBy('p.seq');
  if (name !== undefined) papers = papers.where('p.name', '=', name);
  if (part !== undefined) papers = papers.where('p.part', '=', part);
  if (asOf !== undefined) papers = papers.where('p.seq', '<=', asOf);
  if (since !== undefined) papers = papers.where('p.seq', '>', since);
  if (edition !== 'all')
    papers = papers.where(({ eb, selectFrom }) =>
      eb(
        'p.seq',
        '=',
        selectFrom('papers as q')
          .select(({ fn }) => (edition === 'latest' ? fn.max('q.seq') : fn.min('q.seq')).as('seq'))
          .where('q.federation', '=', federation)
          .where('q.folder', '=', folder)
          .whereRef('q.name', '=', 'p.name')
          .whereRef('q.part', '=', 'p.part')
          .$if(asOf !== undefined, (query) => query.where('q.seq', '<=', asOf!)),
      ),
    );
  const rows = await papers.execute();
  return rows.map((row) => ({ ...row, bytes: typeof row.bytes === 'string' ? bytesOfBase64(row.bytes) : row.bytes }));
}

/**
 * The driver receives everything as text. Base64 is sent faster than PostgreSQL's own format, which needs six
 * characters for three bytes, and is decoded in half the time.
 */
const isPostgres = (db: Kysely<Tables>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
