/** One reason of a problem+json answer (RFC 9457). */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly field?: string | undefined;
  readonly regulation?: string | undefined;
  readonly article?: string | undefined;
  /** For a conflict: what was sent, and what is on record now. */
  readonly versions?: { readonly yours: unknown; readonly theirs: unknown } | undefined;
}

/** The office refused, with its reasons. */
export class ProblemAnswer extends Error {
  readonly status: number;
  readonly problems: readonly Problem[];
  /** Faults that the office only counted. */
  readonly more: number;

  constructor(status: number, problems: readonly Problem[], more = 0) {
    super(problems[0]?.message ?? `HTTP ${status}`);
    this.name = 'ProblemAnswer';
    this.status = status;
    this.problems = problems;
    this.more = more;
  }

  has(code: string): boolean {
    return this.problems.some((problem) => problem.code === code);
  }
}
