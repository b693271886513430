import type { CodeOf, Decision } from './vocabulary.ts';

/** `error`: the named game, event or player was not rated; `warning`: it was. */
export type Severity = 'error' | 'warning';

/** What a rule book has to say about a document. Words live in the message catalogues, under `finding.<code>`. */
export interface Finding {
  readonly severity: Severity;
  /** Key of the sentence, e.g. `fce-2016.rounds-per-day`. */
  readonly code: CodeOf<'finding'>;
  /** Empty where a decision of ours says it, and no article. */
  readonly article: string;
  /** The regulation cannot rate the document: it is refused whole, since everything later would rest on what is missing. */
  readonly refuses?: true;
  readonly decisions?: readonly Decision[];
  readonly event?: string;
  readonly round?: number;
  readonly player?: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A finding as a document carries it: in words, and, if it was written by us, with the key to say it in another language. */
export type PublishedFinding = Omit<Finding, 'code' | 'values' | 'refuses'> &
  Partial<Pick<Finding, 'code' | 'values'>> & { readonly message: string };

/** An output as it stands in a document. */
export type Published<Output extends { readonly findings: readonly Finding[] }> = Omit<Output, 'findings'> & {
  readonly findings: readonly PublishedFinding[];
};

/**
 * One step of a reason or of the working behind a number: why a pair came about, what a tie-break is made of, what decided a match. A reason is
 * a list of them; a condition of a verdict is a `Reason`. Words live in the catalogues, under `working.<quantity>`.
 */
export interface Step {
  /** Key of the sentence, e.g. `fce-2016.first-rating.age`. */
  readonly quantity: CodeOf<'working'>;
  readonly articles: readonly string[];
  readonly decisions: readonly Decision[];
  readonly values: Readonly<Record<string, string | number>>;
  /** What this step is made of, each in a sentence of its own under it. */
  readonly parts?: readonly Step[];
  /** Short steps that stand within this one's sentence, as its value `list`. */
  readonly list?: readonly Step[];
}

/** The book whose sentence it is: `fce-2016` of `fce-2016.first-rating.age`. */
export const bookOfCode = (code: string): string => code.slice(0, code.indexOf('.'));

/** How one player's numbers came about, beside the ledger of the games. */
export interface PlayerWorking {
  readonly player: string;
  readonly steps: readonly Step[];
}
