import { type Federation, federationKind, GENESIS, type Head, type Kept } from '@escala/office';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.ts';
import { askAgain } from './query-texts.ts';
import { bodyOf, kept } from './record-versions.ts';

/** What nearly every reading needs first: the end of the record, and the federation as it is. */
export interface FirstLook {
  readonly head: Head;
  readonly own: Kept<Federation> | undefined;
}

/** One statement. */
export async function firstLook(db: Kysely<Tables>, federation: string): Promise<FirstLook> {
  const [row] = await askAgain(db, 'first look', [federation, federationKind.name], ([id, kind]) =>
    db
      .selectFrom('federations as f')
      .leftJoin('records as r', (join) =>
        join.on('r.federation', '=', id!).on('r.kind', '=', kind!).on('r.id', '=', id!),
      )
      .select(['f.seq as end', 'f.hash', 'r.version', 'r.seq', bodyOf(id!, sql.ref('r.version')).as('body')])
      .where('f.id', '=', id!),
  );
  if (row === undefined) return { head: { seq: 0, hash: GENESIS }, own: undefined };
  const { end, hash, version, seq, body } = row;
  const own = version === null || seq === null ? undefined : kept<Federation>({ id: federation, version, seq, body });
  return { head: { seq: end, hash }, own };
}
