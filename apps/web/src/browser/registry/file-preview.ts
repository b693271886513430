import type { ImportWords } from './import-words.ts';
import type { ImportTerms } from './run-batches.ts';

/** A file as it is looked at, and how to ask the office about it. */
export interface ChosenFiles {
  readonly files: readonly File[];
  /** Of the files; none for lists of FIDE, which are read piece by piece. */
  readonly texts: readonly string[];
  readonly fields: FormData;
  readonly translate: ImportWords;
  ask<T>(path: string, question: object): Promise<T>;
}

/** What was found, and what taking it in would send; without terms there is nothing to take in. */
export interface FilePreview {
  readonly shown: readonly HTMLElement[];
  readonly label?: string;
  readonly terms?: ImportTerms;
}
