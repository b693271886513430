import type { RecordKind } from '@escala/office';
import type { Kysely } from 'kysely';
import type { Store } from '../open-store.ts';
import type { Tables } from '../schema.ts';
import { withSnapshot } from '../with-snapshot.ts';
import { type Damage, DamageReport, type Warning } from './damage.ts';
import { reportMissing } from './report-missing.ts';
import { verifyActs } from './verify-acts.ts';
import { verifyPapers } from './verify-papers.ts';
import { verifyNoStrays, verifyPointers } from './verify-pointers.ts';
import { verifyVersions } from './verify-versions.ts';
import { WrittenByActs } from './written-by-acts.ts';

export interface VerifyTerms {
  /** All kinds of records: by them it is known what a record must be found by. */
  readonly kinds: readonly RecordKind<never>[];
  /** Damages named; more are only counted. */
  readonly most?: number | undefined;
  /** A hash of the chain that was noted outside the database. */
  readonly expectHead?: string | undefined;
}

export interface VerifiedRecord {
  readonly federation: string;
  readonly head: { readonly seq: number; readonly hash: string };
  readonly acts: number;
  readonly versions: number;
  readonly papers: number;
  readonly damages: readonly Damage[];
  /** Also those beyond the ones named. */
  readonly damageCount: number;
  readonly warnings: readonly Warning[];
  readonly warningCount: number;
  /** The act that had the expected hash, where one was expected and is there. */
  readonly expected?: number;
}

/** Whether chain, digests, versions, pointers and keys of a federation agree, at one moment and while the office works. */
export async function verifyRecord(store: Store, federation: string, terms: VerifyTerms): Promise<VerifiedRecord> {
  return withSnapshot(store.engine, (db) => verifyIn(db, federation, terms));
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
    ...(expected !== undefined && { expected }),
  };
}
