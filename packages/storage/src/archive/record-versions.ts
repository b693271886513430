import type { Kept } from '@escala/office';
import { type RawBuilder, sql } from 'kysely';

export interface VersionLine {
  id: string;
  version: number;
  seq: number;
  body: string;
}

export function kept<Body>({ id, version, seq, body }: VersionLine): Kept<Body> {
  return { id, version, seq, body: JSON.parse(body) as Body };
}

/**
 * A column of the current version of record `r`, looked up by key for each record. A join would be equivalent, but a
 * planner with poor statistics (after a large import) might scan all versions for each record. The federation is given
 * again as a constant: with the record's own column, a distributed database would ask all machines (D-OFF-887).
 */
function ofVersion<T>(federation: string, column: string, version: RawBuilder<unknown>): RawBuilder<T> {
  return sql<T>`(select v.${sql.ref(column)} from versions v where v.federation = ${federation} and v.kind = r.kind
    and v.id = r.id and v.version = ${version})`;
}
export const bodyOf = (federation: string, version: RawBuilder<unknown>): RawBuilder<string> =>
  ofVersion<string>(federation, 'body', version);
export const seqOf = (federation: string, version: RawBuilder<unknown>): RawBuilder<number> =>
  ofVersion<number>(federation, 'seq', version);
