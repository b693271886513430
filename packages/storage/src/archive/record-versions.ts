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
 * Of the version of the record `r`, looked up by its key for each record. A join says the same, but a planner that knows too little of
 * the tables (after a large import) may go through all versions for each record. The federation is named once more: by that of the record
 * a distributed database asks all machines (D-OFF-887).
 */
function ofVersion<T>(federation: string, column: string, version: RawBuilder<unknown>): RawBuilder<T> {
  return sql<T>`(select v.${sql.ref(column)} from versions v where v.federation = ${federation} and v.kind = r.kind
    and v.id = r.id and v.version = ${version})`;
}
export const bodyOf = (federation: string, version: RawBuilder<unknown>): RawBuilder<string> =>
  ofVersion<string>(federation, 'body', version);
export const seqOf = (federation: string, version: RawBuilder<unknown>): RawBuilder<number> =>
  ofVersion<number>(federation, 'seq', version);
