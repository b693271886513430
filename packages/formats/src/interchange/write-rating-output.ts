import type { Finding, HeadToHeadOutput, ScrabbleOutput } from '@escala/core';
import { type HeadToHeadResult, headToHeadOutput } from './schema/rating-output.ts';
import { type ScrabbleResult, scrabbleOutput } from './schema/scrabble-output.ts';
import { writerOf } from './writer-of.ts';

const writeHeadToHead = writerOf(headToHeadOutput);
const writeScrabble = writerOf(scrabbleOutput);

/** The document of an output: findings in words, fields in the order of the format, numbers of at most six digits. */
export function writeRatingOutput(
  output: HeadToHeadOutput | ScrabbleOutput,
  renderFinding: (finding: Finding) => string,
): HeadToHeadResult | ScrabbleResult {
  const findings = output.findings.map((finding) => ({ ...finding, message: renderFinding(finding) }));
  return output.regulation === 'frs-2012'
    ? (writeScrabble({ ...output, findings }) as ScrabbleResult)
    : (writeHeadToHead({ ...output, findings }) as HeadToHeadResult);
}
