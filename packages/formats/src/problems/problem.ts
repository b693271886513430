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

/** Nobody reads more, and a file of a million faulty lines must not fill the memory. */
export const MOST_PROBLEMS = 10_000;

/** Collects problems up to the limit; further ones are counted but not kept. */
export class ProblemList<Code extends string> {
  readonly #problems: Problem<Code | 'too-many'>[] = [];
  readonly #most: number;
  #count = 0;

  constructor(most: number = MOST_PROBLEMS) {
    this.#most = most;
  }

  get count(): number {
    return this.#count;
  }

  add(problem: Problem<Code>): void {
    this.#count++;
    if (this.#count <= this.#most) this.#problems.push(problem);
  }

  /** In the order of the text; where some were not kept, a last one says so. */
  inOrder(): readonly Problem<Code | 'too-many'>[] {
    const problems = this.#problems.sort((a, b) => a.line - b.line || a.column - b.column);
    if (this.#count <= this.#most) return problems;
    const { line, column } = problems.at(-1)!;
    const values = { count: this.#most };
    return [...problems, { severity: 'error', code: 'too-many', path: [], line, column, values }];
  }
}
