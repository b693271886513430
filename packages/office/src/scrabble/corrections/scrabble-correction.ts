import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';
import { effectOnListSchema } from '../../rating/corrections/correction.ts';
import { LIBERE_RESULTS, placeOrScoreSchema } from '../reports/scrabble-report.ts';

const game = { event: z.string(), game: z.string() };
const libereGame = { ...game, round: z.int().min(1), a: z.string(), b: z.string() };

/** What may turn out to have been wrong in an accepted Scrabble event, or to have come too late for its list. */
export const scrabbleChangeSchema = z.discriminatedUnion('kind', [
  /** The whole ranking as it should have been: of a collective game, or the final one of a Libere event. */
  z.strictObject({ kind: z.literal('ranking'), ...game, results: z.array(placeOrScoreSchema).min(1).max(9999) }),
  z.strictObject({ kind: z.literal('result'), ...libereGame, result: z.enum(LIBERE_RESULTS) }),
  /** One game of Libere was none. */
  z.strictObject({ kind: z.literal('result-annulment'), ...libereGame }),
  /** A collective game, or all of the Libere, does not count. */
  z.strictObject({ kind: z.literal('game-annulment'), ...game }),
  z.strictObject({ kind: z.literal('date'), ...game, date: z.iso.date() }),
  /** Everything of an event was played by somebody else. */
  z.strictObject({ kind: z.literal('identity'), event: z.string(), from: z.string(), to: z.string() }),
  z.strictObject({ kind: z.literal('annulment'), event: z.string() }),
  /** The annulment of an event that had counted falls, after an appeal for instance: it counts again as it did (D-OFF-395). */
  z.strictObject({ kind: z.literal('reinstatement'), event: z.string() }),
  /** A submitted report whose list is out already. */
  z.strictObject({ kind: z.literal('late-report'), event: z.string() }),
]);
export type ScrabbleChange = z.infer<typeof scrabbleChangeSchema>;

/** What was on record before the change, where the change alone does not tell (D-OFF-415). */
export const scrabbleBeforeSchema = z.strictObject({
  result: z.enum(LIBERE_RESULTS).optional(),
  date: z.iso.date().optional(),
  results: z.array(placeOrScoreSchema).optional(),
});
export type ScrabbleBefore = z.infer<typeof scrabbleBeforeSchema>;

export const scrabbleCorrectionSchema = z.strictObject({
  change: scrabbleChangeSchema,
  before: scrabbleBeforeSchema.optional(),
  by: z.string(),
  on: z.iso.date(),
  reason: z.string(),
  /** The act that confirmed it, under which the movements are kept. */
  act: z.int(),
  lists: z.array(effectOnListSchema),
});
export type ScrabbleCorrection = z.infer<typeof scrabbleCorrectionSchema>;

export const scrabbleCorrectionKind = recordKind('scrabble-correction', scrabbleCorrectionSchema, (correction) => ({
  event: correction.change.event,
  on: correction.on,
  act: String(correction.act),
}));
