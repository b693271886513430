import type { Problem } from './problem.ts';

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
