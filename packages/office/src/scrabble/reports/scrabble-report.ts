import { COLLECTIVE_TYPES, POOL_CLASSES } from '@escala/core';
import { z } from 'zod';
import { findingSchema } from '../../kit/finding.ts';
import { recordKind } from '../../kit/record-kind.ts';
import { searchWords } from '../../kit/search-words.ts';
import { writtenForm } from '../../kit/written-form.ts';

/** Id of a game within its event. Together with the event's id it still fits into an interchange document. */
const scrabbleGameIdSchema = writtenForm('gameId', /^[A-Za-z0-9][A-Za-z0-9._-]{0,23}$/);

export const placeOrScoreSchema = z.strictObject({
  player: z.string(),
  place: z.number().min(1).max(99_999).multipleOf(0.5).optional(),
  score: z.number().optional(),
});

const collectiveReportSchema = z.strictObject({
  id: scrabbleGameIdSchema,
  type: z.enum(COLLECTIVE_TYPES),
  class: z.enum(POOL_CLASSES).optional(),
  date: z.iso.date(),
  results: z.array(placeOrScoreSchema).max(9999),
});
export type CollectiveReport = z.infer<typeof collectiveReportSchema>;

export const LIBERE_RESULTS = ['1-0', '0-1', '1/2'] as const;

const libereReportSchema = z.strictObject({
  id: scrabbleGameIdSchema,
  class: z.enum(POOL_CLASSES).optional(),
  date: z.iso.date(),
  /** frs-2012 §1: pairs championships, and interclub events before 2012, are not rated. */
  rated: z.boolean().optional(),
  places: z.array(placeOrScoreSchema).max(9999).optional(),
  games: z
    .array(
      z.strictObject({
        round: z.int().min(1).max(999),
        a: z.string(),
        b: z.string(),
        result: z.enum(LIBERE_RESULTS),
      }),
    )
    .max(99_999),
});
export type LibereReport = z.infer<typeof libereReportSchema>;

/** What was played at an event: the games of all types, in order of play. */
export const scrabblePlaySchema = z.strictObject({
  collective: z.array(collectiveReportSchema).max(999),
  libere: z.array(libereReportSchema).max(99),
});
export type ScrabblePlay = z.infer<typeof scrabblePlaySchema>;

export const scrabbleEventFactsSchema = z.strictObject({
  name: z.string().min(1).max(200),
  place: z.string().max(200).optional(),
  club: z.string().optional(),
});

export const SCRABBLE_REPORT_STATES = ['submitted', 'accepted', 'refused', 'annulled'] as const;

/** A Scrabble event with its report, under the event's id. */
export const scrabbleReportSchema = z.strictObject({
  ...scrabbleEventFactsSchema.shape,
  ...scrabblePlaySchema.shape,
  /** Days of its first and last game. */
  start: z.iso.date(),
  end: z.iso.date(),
  state: z.enum(SCRABBLE_REPORT_STATES),
  findings: z.array(findingSchema),
  submittedBy: z.string(),
  submittedOn: z.iso.date(),
  decision: z.strictObject({ by: z.string(), on: z.iso.date(), reason: z.string().nullable() }).optional(),
});
export type ScrabbleReport = z.infer<typeof scrabbleReportSchema>;

export const scrabbleReportKind = recordKind('scrabble-report', scrabbleReportSchema, (report) => ({
  name: searchWords(report.name),
  state: report.state,
  /** For pages of one state, by date. */
  stateByStart: `${report.state}/${report.start}`,
  submittedBy: report.submittedBy,
}));

/** The days of the first and the last game. */
export function daysOf({ collective, libere }: ScrabblePlay): { readonly start: string; readonly end: string } {
  const days = [...collective, ...libere].map(({ date }) => date).sort();
  return { start: days[0]!, end: days.at(-1)! };
}
