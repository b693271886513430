import type { ImportWords } from './import-words.ts';
import type { ImportTerms } from './run-batches.ts';

/** Chosen files, and how to ask the office about them. */
export interface ChosenFiles {
  readonly files: readonly File[];
  /** Texts of the files; none for FIDE lists, which are read chunk by chunk. */
  readonly texts: readonly string[];
  readonly fields: FormData;
  readonly translate: ImportWords;
  ask<T>(path: string, question: object): Promise<T>;
}

/** What was found, and what to send to take it in; without terms there is nothing to take in. */
export interface FilePreview {
  readonly shown: readonly HTMLElement[];
  readonly label?: string;
  readonly terms?: ImportTerms;
}
