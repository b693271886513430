import type { Secret, Vault } from '@escala/office';
import type { Engine } from './engine.ts';
import type { SecretRow } from './schema.ts';

export function vaultOn(engine: Engine): Vault {
  return {
    get: (federation, shelf, key) =>
      // A session that was just opened must be there.
      engine.readFresh(async (db) => {
        const query = db.selectFrom('secrets').selectAll().where('federation', '=', federation);
        const row = await query.where('shelf', '=', shelf).where('key', '=', key).executeTakeFirst();
        return row && secretOf(row);
      }),
    put: (federation, shelf, key, { owner, text, expires }, expected) =>
      engine.write(async (db) => {
        const row = { federation, shelf, key, owner, text, expires: expires ?? null };
        if (expected === null) {
          const insert = db
            .insertInto('secrets')
            .values(row)
            .onConflict((conflict) => conflict.doNothing());
          return Number((await insert.executeTakeFirst()).numInsertedOrUpdatedRows) === 1;
        }
        if (expected === undefined) {
          const same = { owner, text, expires: expires ?? null };
          await db
            .insertInto('secrets')
            .values(row)
            .onConflict((conflict) => conflict.columns(['federation', 'shelf', 'key']).doUpdateSet(same))
            .execute();
          return true;
        }
        const update = db
          .updateTable('secrets')
          .set({ owner, text, expires: expires ?? null })
          .where('federation', '=', federation)
          .where('shelf', '=', shelf)
          .where('key', '=', key)
          .where('text', '=', expected);
        return Number((await update.executeTakeFirst()).numUpdatedRows) === 1;
      }),
    remove: (federation, shelf, key) =>
      engine.write(async (db) => {
        const query = db.deleteFrom('secrets').where('federation', '=', federation);
        const gone = await query.where('shelf', '=', shelf).where('key', '=', key).executeTakeFirst();
        return Number(gone.numDeletedRows) === 1;
      }),
    list: (federation, shelf, owner) =>
      engine.readFresh(async (db) => {
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

function secretOf({ owner, text, expires }: SecretRow): Secret {
  return { owner, text, ...(expires === null ? {} : { expires }) };
}
