import type { Severity } from '@escala/core';
import type { Fault, Path } from '../interchange/faults/fault.ts';

/**
 * What is wrong with a file of others, or what a conversion could not carry over. `error`: what is named was left out or
 * cannot be relied on; `warning`: it was used. Words live in the message catalogues, under `fault.<code>`.
 */
export interface Remark<Code extends string = string> {
  readonly severity: Severity;
  readonly code: Code;
  /** Steps into the record that was read or written. */
  readonly path: Path;
  readonly values: Fault['values'];
}

/** A remark with its place in the text: a fault with a severity. Both count from 1; a column is a UTF-16 code unit. */
export interface Problem<Code extends string = string> extends Remark<Code> {
  readonly line: number;
  readonly column: number;
}
