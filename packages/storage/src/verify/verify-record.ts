import type { RecordKind } from '@escala/office';
import type { Kysely } from 'kysely';
import type { Store } from '../open-store.ts';
import { actPages, paperPages } from '../record-pages.ts';
import type { Tables } from '../schema.ts';
import { sha256 } from '../sha256.ts';
import { withSnapshot } from '../transaction.ts';
import { type Damage, DamageReport, type Warning } from './damage.ts';
import { entryOf, verifyActs } from './verify-acts.ts';
import { verifyNoStrays, verifyPointers } from './verify-pointers.ts';
import { verifyVersions } from './verify-versions.ts';
import { paperName, WrittenByActs } from './written-by-acts.ts';

interface VerifyTerms {
  /** All kinds of records, to know what keys a record must have. */
  readonly kinds: readonly RecordKind<never>[];
  /** Damages named; further ones are only counted. */
  readonly most?: number | undefined;
  /** A hash of the chain noted outside the database. */
  readonly expectHead?: string | undefined;
}

export interface VerifiedRecord {
  readonly federation: string;
  readonly head: { readonly seq: number; readonly hash: string };
  readonly acts: number;
  readonly versions: number;
  readonly papers: number;
  readonly damages: readonly Damage[];
  /** Includes those beyond the limit. */
  readonly damageCount: number;
  readonly warnings: readonly Warning[];
  readonly warningCount: number;
  /**
   * What no act speaks of, and what was not checked therefore: how many entries the vault has on each shelf (D-OFF-1224).
   */
  readonly vault: Readonly<Record<string, number>>;
  /** The act with the expected hash, if one was expected and found. */
  readonly expected?: number;
}

/**
 * Checks that a federation's chain, digests, versions, pointers and keys agree, at one moment and while the office
 * keeps working.
 */
export async function verifyRecord(store: Store, federation: string, terms: VerifyTerms): Promise<VerifiedRecord> {
  return withSnapshot(store.engine, (db) => verifyIn(db, federation, terms), federation);
}

export async function verifyIn(
  db: Kysely<Tables>,
  federation: string,
  { kinds, most = 1000, expectHead }: VerifyTerms,
): Promise<VerifiedRecord> {
  const report = new DamageReport(most);
  const byName = new Map(kinds.map((kind) => [kind.name, kind as unknown as RecordKind<unknown>]));
  const { acts, touched, filed, head, expected } = await verifyActs(db, federation, report, expectHead);
  const written = new WrittenByActs(db, federation);
  const inVersions = await verifyVersions(db, federation, written, report, (newest) =>
    verifyPointers(db, federation, byName, newest, report),
  );
  const inPapers = await verifyPapers(db, federation, written, report);
  await verifyNoStrays(db, federation, report);
  if (inVersions.matched !== touched || inPapers.matched !== filed) await reportMissing(db, federation, report);
  return {
    federation,
    head,
    acts,
    versions: inVersions.versions,
    papers: inPapers.papers,
    damages: report.damages,
    damageCount: report.count,
    warnings: report.warnings,
    warningCount: report.warningCount,
    vault: await entriesOfVault(db, federation),
    ...(expected !== undefined && { expected }),
  };
}

async function entriesOfVault(db: Kysely<Tables>, federation: string): Promise<Record<string, number>> {
  const query = db.selectFrom('secrets').where('federation', '=', federation).groupBy('shelf').orderBy('shelf');
  const shelves = await query.select(({ fn }) => ['shelf', fn.countAll<number | string>().as('entries')]).execute();
  return Object.fromEntries(shelves.map(({ shelf, entries }) => [shelf, Number(entries)]));
}

/**
 * Names what acts say they wrote but is missing. This takes one lookup each, so it is only done if the numbers
 * disagree.
 */
async function reportMissing(db: Kysely<Tables>, federation: string, report: DamageReport): Promise<void> {
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

async function verifyPapers(
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
