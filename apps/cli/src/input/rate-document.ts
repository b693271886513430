import type { HeadToHeadInput, HeadToHeadOutput, ScrabbleInput, ScrabbleOutput } from '@escala/core';
import { type RateOptions, ruleBooks } from '@escala/regulations';

export type RatingInput = HeadToHeadInput | ScrabbleInput;
export type RatingOutput = HeadToHeadOutput | ScrabbleOutput;

/** A checked document rated by the rule book that it names. */
export function rateDocument(input: RatingInput, options: RateOptions): RatingOutput {
  return input.regulation === 'frs-2012'
    ? ruleBooks['frs-2012'].rate(input, options)
    : ruleBooks[input.regulation].rate(input, options);
}
