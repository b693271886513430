import type {
  HeadToHeadInput,
  HeadToHeadOutput,
  IsoDate,
  Parameter,
  ScrabbleInput,
  ScrabbleOutput,
} from '@escala/core';

/** An edition of a rule book: a named set of parameters, never a branch in the code. */
export interface Revision {
  readonly id: string;
  readonly meaning: string;
}

export interface RateOptions {
  /** Also return how first ratings, K and pools came about. */
  readonly workings?: boolean;
}

/** What a rule book that rates must offer. A document is checked against its format before it comes here. */
export interface RatingRuleBook<Input, Output> {
  readonly id: string;
  readonly title: string;
  /** First day on which the regulation holds. */
  readonly inForceFrom: IsoDate;
  /** The first is the default. */
  readonly revisions: readonly [Revision, ...Revision[]];
  /** Every number of the regulation that stands in a parameter file, by name. */
  readonly parameters: Readonly<Record<string, Parameter<unknown>>>;
  rate(input: Input, options?: RateOptions): Output;
}

export type HeadToHeadRuleBook = RatingRuleBook<HeadToHeadInput, HeadToHeadOutput>;
export type ScrabbleRuleBook = RatingRuleBook<ScrabbleInput, ScrabbleOutput>;
