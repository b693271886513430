import type { Kysely } from 'kysely';
import { actPages } from '../record-pages.ts';
import type { Tables } from '../schema.ts';
import type { DamageReport } from './damage.ts';
import { entryOf } from './verify-acts.ts';

/** Names what acts say they wrote and is not there. One look for each, so only where the numbers do not agree. */
export async function reportMissing(db: Kysely<Tables>, federation: string, report: DamageReport): Promise<void> {
  for await (const page of actPages(db, federation))
    for (const row of page) {
      const { touched = [], filed = [] } = entryOf(row) ?? {};
      for (const { kind, id, to } of touched) {
        const query = db.selectFrom('versions').select('seq').where('federation', '=', federation);
        const present = query.where('kind', '=', kind).where('id', '=', id).where('version', '=', to);
        if ((await present.executeTakeFirst())?.seq !== row.seq)
          report.add('version-missing', { kind, id, version: to });
      }
      for (const { folder, name, part } of filed) {
        const query = db.selectFrom('papers').select('seq').where('federation', '=', federation);
        const present = query.where('folder', '=', folder).where('name', '=', name).where('part', '=', part);
        if ((await present.where('seq', '=', row.seq).executeTakeFirst()) === undefined)
          report.add('paper-missing', { folder, name, part, seq: row.seq });
      }
    }
}
