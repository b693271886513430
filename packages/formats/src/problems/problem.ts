import type { Severity } from '@escala/core';
import type { Fault, Path } from '../interchange/faults/fault.ts';

/**
 * What is wrong with a file from elsewhere, or what a conversion could not carry over. `error`: the value was left out
 * or is unreliable; `warning`: it was used. Words are in the message catalogues, under `fault.<code>`.
 */
export interface Remark<Code extends string = string> {
  readonly severity: Severity;
  readonly code: Code;
  /** Path within the record that was read or written. */
  readonly path: Path;
  readonly values: Fault['values'];
}

/**
 * A remark with its position in the text: a fault with a severity.
 * Both numbers count from 1; a column is a UTF-16 code unit.
 */
export interface Problem<Code extends string = string> extends Remark<Code> {
  readonly line: number;
  readonly column: number;
}
