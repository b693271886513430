import type { CodeOf } from '@escala/core';

type RefusalCode = CodeOf<'refusal'>;

/**
 * Why it failed: not found, not allowed, changed meanwhile, against the rules. The server maps it to an HTTP status.
 */
type RefusalKind = 'missing' | 'forbidden' | 'conflict' | 'invalid';

/**
 * Why an act was not performed. The words are in the catalogues, under `refusal.<code>`; all reasons are given at once.
 */
export interface Refusal {
  readonly kind: RefusalKind;
  /** Key of the sentence, e.g. `player-unknown`. */
  readonly code: RefusalCode;
  /** Where in the command: `results.3.white`. */
  readonly field?: string;
  readonly regulation?: string;
  readonly article?: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** For a conflict: what was sent and what is on record now. */
  readonly versions?: { readonly yours: unknown; readonly theirs: unknown };
}

type Rest = Partial<Pick<Refusal, 'field' | 'regulation' | 'article'>>;
type Values = Refusal['values'];

export const missing = (code: RefusalCode, values: Values, rest: Rest = {}): Refusal => ({
  kind: 'missing',
  code,
  values,
  ...rest,
});
export const forbidden = (code: RefusalCode, values: Values, rest: Rest = {}): Refusal => ({
  kind: 'forbidden',
  code,
  values,
  ...rest,
});
export const invalid = (code: RefusalCode, values: Values, rest: Rest = {}): Refusal => ({
  kind: 'invalid',
  code,
  values,
  ...rest,
});
export const conflict = (code: RefusalCode, values: Values, yours: unknown, theirs: unknown): Refusal => ({
  kind: 'conflict',
  code,
  values,
  versions: { yours, theirs },
});

/** Aborts an act; nothing of it is kept. */
export class Refused extends Error {
  readonly refusals: readonly Refusal[];
  /** Number of further faults that are not listed. */
  readonly more: number;

  constructor(refusals: readonly Refusal[], more = 0) {
    super(refusals.map((refusal) => refusal.code).join(', '));
    this.name = 'Refused';
    this.refusals = refusals;
    this.more = more;
  }
}
