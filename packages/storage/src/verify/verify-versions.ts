import type { Kysely } from 'kysely';
import { versionPages } from '../record-pages.ts';
import type { Tables, VersionRow } from '../schema.ts';
import { sha256 } from '../sha256.ts';
import type { DamageReport } from './damage.ts';
import { versionName, type WrittenByActs } from './written-by-acts.ts';

/** The latest version of each record is passed on to `newest`, page by page. */
export async function verifyVersions(
  db: Kysely<Tables>,
  federation: string,
  acts: WrittenByActs,
  report: DamageReport,
  newest: (rows: readonly VersionRow[]) => Promise<void>,
): Promise<{ readonly versions: number; readonly matched: number }> {
  let [versions, matched] = [0, 0];
  let last: VersionRow | undefined;
  for await (const page of versionPages(db, federation)) {
    const ended: VersionRow[] = [];
    for (const row of page) {
      const same = last?.kind === row.kind && last.id === row.id;
      if (last !== undefined && !same) ended.push(last);
      const { kind, id, version } = row;
      // Versions must follow each other without gaps, each by a later act.
      if (version !== (same ? last!.version : 0) + 1) report.add('version-missing', { kind, id, version: version - 1 });
      else if (same && row.seq <= last!.seq) report.add('version-unrecorded', { kind, id, version, seq: row.seq });
      last = row;
    }
    await acts.forEach(page, (row, written) => {
      const { kind, id, version, seq, body } = row;
      const digest = written.get(versionName(kind, id, version));
      versions++;
      if (digest === undefined) report.add('version-unrecorded', { kind, id, version, seq });
      else matched++;
      if (digest !== undefined && digest !== sha256(body)) report.add('version-altered', { kind, id, version, seq });
    });
    await newest(ended);
  }
  if (last !== undefined) await newest([last]);
  return { versions, matched };
}
