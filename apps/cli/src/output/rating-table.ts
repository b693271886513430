import type { Speech } from '@escala/messages';
import type { RatingInput, RatingOutput } from '../input/rate-document.ts';
import { findingLines } from './findings-text.ts';
import { headToHeadLines } from './head-to-head-table.ts';
import { scrabbleLines } from './scrabble-table.ts';
import { summaryLine } from './summary.ts';
import type { Layout } from './terminal-layout.ts';

/** A rating output for people: title, list, performances, findings, and a line that sums it up. */
export function* ratingTable(
  input: RatingInput,
  output: RatingOutput,
  speech: Speech,
  layout: Layout,
): Generator<string> {
  const { translate } = speech;
  const { regulation, revision, listDate: date } = output;
  const rhythm = ('rhythm' in output && output.rhythm) || 'none';
  const title = translate('explain.list', { rhythm, date, regulation, revision });
  yield `${layout.paint.strong(title)}\n\n`;
  const lines =
    'list' in output ? headToHeadLines(input, output, speech, layout) : scrabbleLines(input, output, speech, layout);
  for (const line of lines) yield `${line}\n`;
  for (const line of findingLines(input, output.findings, speech, layout)) yield `${line}\n`;
  yield `\n${summaryLine(output, speech)}\n`;
}
