import { CompiledQuery, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../schema.ts';

/** Rows per statement. Few sizes mean few texts, so that prepared statements are reused. */
const SIZES = [128, 32, 8, 1];

/**
 * Inserts rows, many per statement, and returns how many were inserted. An existing row is an error, unless existing
 * ones are to be skipped. The text is built here: for a thousand values the query builder takes longer than the
 * database.
 */
export async function insertRows<Name extends keyof Tables>(
  db: Kysely<Tables>,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
  twice: 'error' | 'passed over' = 'error',
): Promise<number> {
  let added = 0n;
  for (const part of inParts(rows)) {
    const columns = Object.keys(part[0]!) as (keyof Insertable<Tables[Name]>)[];
    const values = part.flatMap((row) => columns.map((column) => row[column]));
    const text = insertText(db, table, columns as string[], part.length, twice === 'error');
    const { numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
    added += numAffectedRows ?? 0n;
  }
  return Number(added);
}

const texts = new Map<string, string>();

function insertText(
  db: Kysely<Tables>,
  table: string,
  columns: readonly string[],
  rows: number,
  strict: boolean,
): string {
  // PostgreSQL numbers its parameters; SQLite, which has one writer, does not.
  const numbered = db.getExecutor().adapter.supportsMultipleConnections !== false;
  const name = `${numbered} ${strict} ${table} ${columns} ${rows}`;
  const known = texts.get(name);
  if (known !== undefined) return known;
  let at = 0;
  const row = (): string => `(${columns.map(() => (numbered ? `$${++at}` : '?')).join(', ')})`;
  const lines = Array.from({ length: rows }, row).join(', ');
  const text = `insert into ${table} (${columns.map((column) => `"${column}"`).join(', ')}) values ${lines}${strict ? '' : ' on conflict do nothing'}`;
  texts.set(name, text);
  return text;
}

/** Pieces of 128, then of 32, 8 and 1: all of it, in order. */
export function inParts<T>(all: readonly T[]): readonly (readonly T[])[] {
  const parts: (readonly T[])[] = [];
  let from = 0;
  for (const size of SIZES) for (; all.length - from >= size; from += size) parts.push(all.slice(from, from + size));
  return parts;
}
