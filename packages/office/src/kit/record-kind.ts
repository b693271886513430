import type { Schema } from './schema.ts';

/**
 * What a record is found by besides its id: one value or several (the words of a name), none if the fact is missing.
 */
export type Keys = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A kind of record of a federation: its name in the archive, its shape and its search keys. */
export interface RecordKind<Body> {
  readonly name: string;
  readonly schema: Schema<Body>;
  keys(body: Body): Keys;
}

export function recordKind<Body>(
  name: string,
  schema: Schema<Body>,
  keys: (body: Body) => Keys = () => ({}),
): RecordKind<Body> {
  return { name, schema, keys };
}

/** The pairs under which the archive indexes a record, each once and sorted. */
export function filedUnder<Body>(
  kind: RecordKind<Body>,
  body: Body,
): readonly (readonly [key: string, value: string])[] {
  const pairs = Object.entries(kind.keys(body)).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const values = typeof value === 'string' ? [value] : [...new Set(value)];
    return values.filter((each) => each !== '').map((each) => [key, each] as const);
  });
  return pairs.sort(([keyA, a], [keyB, b]) => (keyA === keyB ? (a < b ? -1 : 1) : keyA < keyB ? -1 : 1));
}
