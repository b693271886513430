import type { Doubt, Import } from '@escala/office';
import { closeImport, openImport } from '@escala/office/acts';
import { type AnswerOf, importDoubts, searchImports, showImport } from '@escala/office/questions';
import { sha256 } from '@escala/server/command-line';
import type { OfficeDesk } from '../../office/office-desk.ts';

/** The first fields of every batch. */
export interface BatchHead {
  readonly import: string;
  readonly digest: string;
  readonly batch: number;
}

/** A source cut into batches, always in the same way: an interrupted import resumes with the next one. */
export interface ImportPlan {
  readonly subject: Import['subject'];
  readonly source: Import['source'];
  /** Rows, lists or events in all. */
  readonly expected: number;
  readonly batches: readonly { readonly items: number; take(desk: OfficeDesk, head: BatchHead): Promise<unknown> }[];
}

export interface ImportDone {
  readonly import: string;
  /** Batches done by an earlier run. */
  readonly before: number;
  /** An earlier run did all of them. */
  readonly wasDone: boolean;
  readonly counts: Pick<Import, 'taken' | 'known' | 'leftOut'>;
  readonly doubts: readonly (Doubt & { readonly batch: number })[];
}

export type OnProgress = (done: number, all: number) => void;

interface RunTerms {
  /** Whether a source done before is taken in again. */
  readonly again: boolean;
  readonly onProgress: OnProgress;
}

/**
 * Opens the import, or resumes one that was begun; each batch is an act of its own, on record as soon as it is done.
 */
export async function runImport(desk: OfficeDesk, plan: ImportPlan, terms: RunTerms): Promise<ImportDone> {
  const { subject, source, expected, batches } = plan;
  const { earlier, digest } = await begunBefore(desk, plan, terms.again);
  const opened = { subject, source: { ...source, digest }, expected };
  const id = earlier?.import ?? (await desk.perform(openImport, opened)).import;
  const before = earlier?.batches ?? 0;
  const wasDone = earlier?.state === 'done';
  let done = batches.slice(0, before).reduce((sum, { items }) => sum + items, 0);
  if (!wasDone) {
    for (const [i, { items, take }] of batches.slice(before).entries()) {
      terms.onProgress(done, expected);
      await take(desk, { import: id, digest, batch: before + i });
      done += items;
    }
    const { version } = await desk.ask(showImport, { import: id });
    await desk.perform(closeImport, { import: id, version, as: 'done' });
  }
  const { taken, known, leftOut } = await desk.ask(showImport, { import: id });
  return { import: id, before, wasDone, counts: { taken, known, leftOut }, doubts: await allDoubts(desk, id) };
}

interface Begun {
  readonly earlier?: AnswerOf<typeof searchImports>['imports'][number];
  readonly digest: string;
}

/** The import to resume, or else the last one completed; a source taken in again gets a digest of its own. */
async function begunBefore(desk: OfficeDesk, { subject, source }: ImportPlan, again: boolean): Promise<Begun> {
  let last: Begun | undefined;
  for (let times = 0; ; times++) {
    const digest = times === 0 ? source.digest : sha256(`${source.digest} ${times}`);
    const { imports } = await desk.ask(searchImports, { digest });
    const earlier = imports.find((each) => each.subject === subject && each.state !== 'abandoned');
    if (earlier?.state === 'open') return { earlier, digest };
    if (earlier === undefined) return again || last === undefined ? { digest } : last;
    last = { earlier, digest };
  }
}

const PAGE = 5000;

async function allDoubts(desk: OfficeDesk, id: string): Promise<ImportDone['doubts']> {
  const all: (Doubt & { readonly batch: number })[] = [];
  for (;;) {
    const { doubts } = await desk.ask(importDoubts, { import: id, limit: PAGE, skip: all.length });
    all.push(...doubts);
    if (doubts.length < PAGE) return all;
  }
}
