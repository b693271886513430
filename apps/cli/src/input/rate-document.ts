import type { HeadToHeadInput, HeadToHeadOutput, ScrabbleInput, ScrabbleOutput } from '@escala/core';
import { namedBook, type RateOptions, type RuleBook } from '@escala/regulations';

export type RatingInput = HeadToHeadInput | ScrabbleInput;
export type RatingOutput = HeadToHeadOutput | ScrabbleOutput;

/** A checked document rated by the rule book that it names. */
export function rateDocument(input: RatingInput, options: RateOptions): RatingOutput {
  const { rate } = namedBook(input) as RuleBook;
  return rate(input as never, options);
}
