import type { CodeOf } from '@escala/core';

/** Steps from the document to a value: names of fields and positions in lists, from 0. */
export type Path = readonly (string | number)[];

/**
 * What is wrong with a document, and where. Words are in the message catalogues, under `fault.<code>`; `values` has the
 * arguments of the sentence and, if known, the place in the document's own terms: `place` names the sentence
 * (`fault-place.<place>`), and `player`, `list`, `event`, `round`, `white`, `black`, `game` fill it.
 */
export interface Fault {
  readonly code: FaultCode;
  readonly path: Path;
  /** Both count from 1; a column is a UTF-16 code unit. */
  readonly line: number;
  readonly column: number;
  readonly values: Readonly<Record<string, string | number>>;
  readonly article?: string;
}

/** A fault whose position in the text is still to be determined. */
export interface FoundFault {
  readonly code: FaultCode;
  readonly path: Path;
  /** What to point at: the value (by default) or the name of the field. */
  readonly pointAt?: 'value' | 'name';
  /** The position, if it was found in the text itself. */
  readonly offset?: number;
  readonly values: Readonly<Record<string, string | number>>;
  readonly article?: string;
}

/** Words live in the catalogues, under `fault.<code>`: a code without a sentence does not compile. */
export type FaultCode = CodeOf<'fault'>;
