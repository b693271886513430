import { z } from 'zod';
import { type Change, type Filing, put } from '../kit/act.ts';
import { conflict, invalid, missing, type Refusal } from '../kit/refusal.ts';
import type { Kept, Reading } from '../ports.ts';
import { DOUBTS_FOLDER, type Doubt, packDoubts } from './doubt.ts';
import { type Import, importKind, sourceSchema } from './import.ts';

/** Every batch names its import, its source and its own number. */
export const batchFields = {
  import: z.string(),
  digest: sourceSchema.shape.digest,
  batch: z.int().min(0),
};

export interface Batch {
  readonly import: string;
  readonly digest: string;
  readonly batch: number;
}

export async function loadImport(reading: Reading, command: Batch): Promise<Kept<Import> | undefined> {
  return reading.get(importKind, command.import);
}

/** A batch is imported once and in order: repeating one is a conflict that names the next. */
export function batchRefusals(found: Kept<Import> | undefined, command: Batch, subject: Import['subject']): Refusal[] {
  const id = command.import;
  if (found === undefined) return [missing('import-unknown', { id }, { field: 'import' })];
  const { body } = found;
  const refused: Refusal[] = [];
  if (body.subject !== subject)
    refused.push(invalid('import-other-subject', { id, subject: body.subject }, { field: 'import' }));
  if (body.state !== 'open') refused.push(invalid('import-closed', { id, state: body.state }, { field: 'import' }));
  if (body.source.digest !== command.digest)
    refused.push(invalid('import-other-source', { id, source: body.source.name }, { field: 'digest' }));
  if (body.batches !== command.batch) {
    const code = command.batch < body.batches ? 'import-batch-done' : 'import-batch-early';
    const values = { batch: command.batch, next: body.batches };
    refused.push(conflict(code, values, { batch: command.batch }, { next: body.batches }));
  }
  return refused;
}

/** The result of a batch: rows, lists or events imported, known before or left out, and every doubt. */
interface BatchResult {
  readonly taken: number;
  readonly known: number;
  readonly leftOut: number;
  readonly doubts: readonly Doubt[];
}

export const batchOutcomeSchema = z.strictObject({
  import: z.string(),
  batch: z.int(),
  taken: z.int(),
  known: z.int(),
  leftOut: z.int(),
  doubts: z.int(),
});
type BatchOutcome = z.infer<typeof batchOutcomeSchema>;

/** The import after the batch, with the batch's doubts filed. */
export function batchDone(
  { id, version, body }: Kept<Import>,
  { taken, known, leftOut, doubts }: BatchResult,
): { change: Change; filings: Filing[]; outcome: BatchOutcome } {
  const batch = body.batches;
  const after: Import = {
    ...body,
    batches: batch + 1,
    taken: body.taken + taken,
    known: body.known + known,
    leftOut: body.leftOut + leftOut,
    doubts: body.doubts + doubts.length,
  };
  const filing: Filing = { folder: DOUBTS_FOLDER, name: id, part: batch, bytes: packDoubts(doubts) };
  return {
    change: put(importKind, id, version, after),
    filings: doubts.length === 0 ? [] : [filing],
    outcome: { import: id, batch, taken, known, leftOut, doubts: doubts.length },
  };
}
