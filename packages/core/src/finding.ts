import type { CodeOf, Decision } from './vocabulary.ts';

/** `error`: the named game, event or player was not rated; `warning`: it was. */
export type Severity = 'error' | 'warning';

/** A rule book's remark on a document. Words live in the message catalogues, under `finding.<code>`. */
export interface Finding {
  readonly severity: Severity;
  /** Key of the sentence, e.g. `fce-2016.rounds-per-day`. */
  readonly code: CodeOf<'finding'>;
  /** Empty if it rests on a decision of ours instead of an article. */
  readonly article: string;
  /**
   * The regulation cannot rate the document, which is refused as a whole, since everything later would depend on what
   * is missing.
   */
  readonly refuses?: true;
  readonly decisions?: readonly Decision[];
  readonly event?: string;
  readonly round?: number;
  readonly player?: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A finding as a document carries it: in words, and, if written by us, with the key to say it in another language. */
export type PublishedFinding = Omit<Finding, 'code' | 'values' | 'refuses'> &
  Partial<Pick<Finding, 'code' | 'values'>> & { readonly message: string };

/** An output as it appears in a document. */
export type Published<Output extends { readonly findings: readonly Finding[] }> = Omit<Output, 'findings'> & {
  readonly findings: readonly PublishedFinding[];
};

/**
 * One step of a reason or of the working behind a number: why a pair was made, what a tie-break consists of, what
 * decided a match. A reason is a list of them; a condition of a verdict is a `Reason`. Words live in the catalogues,
 * under `working.<quantity>`.
 */
export interface Step {
  /** Key of the sentence, e.g. `fce-2016.first-rating.age`. */
  readonly quantity: CodeOf<'working'>;
  readonly articles: readonly string[];
  readonly decisions: readonly Decision[];
  readonly values: Readonly<Record<string, string | number>>;
  /** Sub-steps, each in a sentence of its own below this one. */
  readonly parts?: readonly Step[];
  /** Short steps within this one's sentence, as its value `list`. */
  readonly list?: readonly Step[];
}

/** The book that a sentence belongs to: `fce-2016` of `fce-2016.first-rating.age`. */
export const bookOfCode = (code: string): string => code.slice(0, code.indexOf('.'));

/** How one player's numbers were computed, besides the ledger of games. */
export interface PlayerWorking {
  readonly player: string;
  readonly steps: readonly Step[];
}
