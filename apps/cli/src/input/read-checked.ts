import {
  type DocumentFormat,
  type Documents,
  type Fault,
  type ReadOptions,
  type ReadResult,
  readDocument,
} from '@escala/formats';
import { ruleBooks } from '@escala/regulations';
import { LONG_INPUT_BYTES, type Progress } from '../output/progress.ts';
import type { InputFault } from './input-fault.ts';
import { readText } from './read-text.ts';

type CheckedDocument<Format extends DocumentFormat> =
  | { readonly ok: true; readonly document: Documents[Format]; readonly bytes: number }
  | { readonly ok: false; readonly fault: InputFault }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Reads a file and checks it against its format. */
export async function readChecked<Format extends DocumentFormat>(
  file: string,
  expect: readonly Format[],
  progress: Progress,
): Promise<CheckedDocument<Format>> {
  const source = await readText(file, { onBytes: reading(progress) });
  if (!source.ok) return source;
  if (source.bytes >= LONG_INPUT_BYTES) progress.stage('checking');
  const checked = checkText(source.text, expect);
  if (!checked.ok) return checked;
  return { ok: true, document: checked.document, bytes: source.bytes };
}

export function checkText<Format extends DocumentFormat>(
  text: string,
  expect: readonly Format[],
  unchecked: NonNullable<ReadOptions['unchecked']> = [],
): ReadResult<Documents[Format]> {
  return readDocument(text, { expect, revisions: revisionsByRegulation(), unchecked });
}

/** The progress shown while a file is read. */
export function reading(progress: Progress): (bytes: number, size: number | undefined) => void {
  return (bytes, size) => {
    if (Math.max(bytes, size ?? 0) < LONG_INPUT_BYTES) return;
    const megabytes = `${Math.round(bytes / 1_000_000)} MB`;
    progress.stage('reading', size ? `${Math.floor((100 * bytes) / size)} %` : megabytes);
  };
}

export function revisionsByRegulation(): Record<string, string[]> {
  return Object.fromEntries(
    Object.values(ruleBooks).map((book) => [book.id, book.revisions.map((revision) => revision.id)]),
  );
}
