import { type FideListSummary, fideListParser, type ListRhythm, type OnBatch } from '@escala/formats';
import type { Progress } from '../output/progress.ts';
import type { InputFault } from './input-fault.ts';
import { reading } from './read-checked.ts';
import { streamBytes } from './read-text.ts';

export type ReadFideList =
  | { readonly ok: true; readonly summary: FideListSummary }
  | { readonly ok: false; readonly fault: InputFault };

/** Reads a player list of FIDE batch by batch, however long it is. */
export async function readFideList(
  file: string,
  onBatch: OnBatch,
  rhythm: ListRhythm,
  progress: Progress,
): Promise<ReadFideList> {
  const parser = fideListParser(onBatch, { rhythm });
  const fault = await streamBytes(file, (chunk) => parser.push(chunk), { onBytes: reading(progress) });
  progress.clear();
  return fault === undefined ? { ok: true, summary: parser.end() } : { ok: false, fault };
}
