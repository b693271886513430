import type { Secret, Vault } from '@escala/office';
import { sql } from 'kysely';
import type { Engine, Work } from './engine.ts';
import type { FederationTurns } from './federation-turns.ts';
import type { SecretRow } from './schema.ts';

/** Milliseconds that all machines of a distributed database have for it. */
const SWEPT_WITHIN = 60_000;

/** Always on the writers' database: a new session must be there, and a closed one must be gone. */
export function vaultOn(engine: Engine, turns: FederationTurns): Vault {
  const ask: FederationAsk = (federation, work) => turns.run('look', federation, () => engine.readFresh(work));
  const write: FederationAsk = (federation, work) => turns.run('keep', federation, () => engine.write(work));
  return {
    get: (federation, shelf, key) =>
      ask(federation, async (db) => {
        const query = db.selectFrom('secrets').selectAll().where('federation', '=', federation);
        const row = await query.where('shelf', '=', shelf).where('key', '=', key).executeTakeFirst();
        return row && secretOf(row);
      }),
    put: (federation, shelf, key, secret, expected) => {
      const { owner, text, expires = null } = secret;
      return putSecret(write, { federation, shelf, key, owner, text, expires }, expected);
    },
    count: (federation, shelf, key, expires, more) =>
      write(federation, async (db) => {
        const first = { federation, shelf, key, owner: shelf, text: String(more), expires };
        const insert = db.insertInto('secrets').values(first);
        const sum = sql<string>`cast(cast(secrets.text as integer) + ${sql.lit(more)} as text)`;
        const { text } = await insert
          .onConflict((at) => at.columns(['federation', 'shelf', 'key']).doUpdateSet({ text: sum }))
          .returning('text')
          .executeTakeFirstOrThrow();
        return Number(text);
      }),
    remove: (federation, shelf, key) =>
      write(federation, async (db) => {
        const query = db.deleteFrom('secrets').where('federation', '=', federation);
        const gone = await query.where('shelf', '=', shelf).where('key', '=', key).executeTakeFirst();
        return Number(gone.numDeletedRows) === 1;
      }),
    list: (federation, shelf, owner) =>
      ask(federation, async (db) => {
        const query = db.selectFrom('secrets').selectAll().where('federation', '=', federation);
        const rows = await query.where('shelf', '=', shelf).where('owner', '=', owner).orderBy('key').execute();
        return rows.map((row) => ({ ...secretOf(row), key: row.key }));
      }),
    sweep: (instant) =>
      turns.overAll(SWEPT_WITHIN, () =>
        engine.write(async (db) => {
          const gone = await db.deleteFrom('secrets').where('expires', '<', instant).executeTakeFirst();
          return Number(gone.numDeletedRows);
        }),
      ),
  };
}

/** Runs on the engine, if the federation's machine answers. */
type FederationAsk = <T>(federation: string, work: Work<T>) => Promise<T>;

function putSecret(write: FederationAsk, row: SecretRow, expected: string | null | undefined): Promise<boolean> {
  const { federation, shelf, key, owner, text, expires } = row;
  const kept = { owner, text, expires };
  return write(federation, async (db) => {
    const insert = db.insertInto('secrets').values(row);
    if (expected === null) {
      const { numInsertedOrUpdatedRows } = await insert
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return Number(numInsertedOrUpdatedRows) === 1;
    }
    if (expected === undefined) {
      await insert.onConflict((at) => at.columns(['federation', 'shelf', 'key']).doUpdateSet(kept)).execute();
      return true;
    }
    const update = db.updateTable('secrets').set(kept).where('federation', '=', federation).where('shelf', '=', shelf);
    const { numUpdatedRows } = await update.where('key', '=', key).where('text', '=', expected).executeTakeFirst();
    return Number(numUpdatedRows) === 1;
  });
}

function secretOf({ owner, text, expires }: SecretRow): Secret {
  return { owner, text, ...(expires === null ? {} : { expires }) };
}
