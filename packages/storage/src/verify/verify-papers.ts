import type { Kysely } from 'kysely';
import { paperPages } from '../record-pages.ts';
import type { Tables } from '../schema.ts';
import { sha256 } from '../sha256.ts';
import type { DamageReport } from './damage.ts';
import { paperName, type WrittenByActs } from './written-by-acts.ts';

export async function verifyPapers(
  db: Kysely<Tables>,
  federation: string,
  acts: WrittenByActs,
  report: DamageReport,
): Promise<{ readonly papers: number; readonly matched: number }> {
  let [papers, matched] = [0, 0];
  for await (const page of paperPages(db, federation))
    await acts.forEach(page, ({ folder, name, part, seq, bytes }, written) => {
      const digest = written.get(paperName(folder, name, part));
      papers++;
      if (digest === undefined) report.add('paper-unrecorded', { folder, name, part, seq });
      else matched++;
      if (digest !== undefined && digest !== sha256(bytes)) report.add('paper-altered', { folder, name, part, seq });
    });
  return { papers, matched };
}
