import type { Secret, Vault } from '@escala/office';
import { sql } from 'kysely';
import type { Engine } from './engine.ts';
import type { SecretRow } from './schema.ts';

/** Always beside the writers: a session that was just opened must be there, one that was closed must be gone. */
export function vaultOn(engine: Engine): Vault {
  return {
    get: (federation, shelf, key) =>
      engine.ask(async (db) => {
        const query = db.selectFrom('secrets').selectAll().where('federation', '=', federation);
        const row = await query.where('shelf', '=', shelf).where('key', '=', key).executeTakeFirst();
        return row && secretOf(row);
      }),
    put: (federation, shelf, key, secret, expected) => {
      const { owner, text, expires = null } = secret;
      return putSecret(engine, { federation, shelf, key, owner, text, expires }, expected);
    },
    count: (federation, shelf, key, expires, more) =>
      engine.write(async (db) => {
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
      engine.write(async (db) => {
        const query = db.deleteFrom('secrets').where('federation', '=', federation);
        const gone = await query.where('shelf', '=', shelf).where('key', '=', key).executeTakeFirst();
        return Number(gone.numDeletedRows) === 1;
      }),
    list: (federation, shelf, owner) =>
      engine.ask(async (db) => {
        const query = db.selectFrom('secrets').selectAll().where('federation', '=', federation);
        const rows = await query.where('shelf', '=', shelf).where('owner', '=', owner).orderBy('key').execute();
        return rows.map((row) => ({ ...secretOf(row), key: row.key }));
      }),
    sweep: (instant) =>
      engine.write(async (db) => {
        const gone = await db.deleteFrom('secrets').where('expires', '<', instant).executeTakeFirst();
        return Number(gone.numDeletedRows);
      }),
  };
}

function putSecret(engine: Engine, row: SecretRow, expected: string | null | undefined): Promise<boolean> {
  const { federation, shelf, key, owner, text, expires } = row;
  const kept = { owner, text, expires };
  return engine.write(async (db) => {
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
