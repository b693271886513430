import { GAME_KINDS, RESULTS } from '@escala/core';
import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';

const gameSchema = { event: z.string(), round: z.int().min(1), white: z.string(), black: z.string() };

/** What may turn out to have been wrong in an accepted event. */
export const recordedChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('result'),
    ...gameSchema,
    result: z.enum(RESULTS),
    gameKind: z.enum(GAME_KINDS).optional(),
  }),
  /** White and Black were written the wrong way round. */
  z.strictObject({ kind: z.literal('colours'), ...gameSchema }),
  /** All games of an event were played by somebody else. */
  z.strictObject({ kind: z.literal('identity'), event: z.string(), from: z.string(), to: z.string() }),
  z.strictObject({
    kind: z.literal('dates'),
    event: z.string(),
    start: z.iso.date(),
    end: z.iso.date(),
    /** Rounds that were on other days than those on record. */
    days: z
      .array(z.strictObject({ round: z.int().min(1).max(999), date: z.iso.date() }))
      .max(999)
      .optional(),
  }),
  z.strictObject({ kind: z.literal('annulment'), event: z.string() }),
  /** The annulment of an event that had counted falls, after an appeal for instance: it counts again as it did (D-OFF-395). */
  z.strictObject({ kind: z.literal('reinstatement'), event: z.string() }),
]);
export type RecordedChange = z.infer<typeof recordedChangeSchema>;

/** What was on record before the change, where the change alone does not tell (D-OFF-415). */
export const recordedBeforeSchema = z.strictObject({
  result: z.enum(RESULTS).optional(),
  gameKind: z.enum(GAME_KINDS).optional(),
  start: z.iso.date().optional(),
  end: z.iso.date().optional(),
  days: z.array(z.strictObject({ round: z.int(), date: z.iso.date().nullable() })).optional(),
});
export type RecordedBefore = z.infer<typeof recordedBeforeSchema>;

/** What a correction moves on one published list. */
export const effectOnListSchema = z.strictObject({
  series: z.string(),
  date: z.iso.date(),
  players: z.int().min(0),
  /** Sum of all movements without their sign: how much of the list is another one. */
  points: z.int().min(0),
});

export const correctionSchema = z.strictObject({
  change: recordedChangeSchema,
  before: recordedBeforeSchema.optional(),
  /** The claim that brought it about. */
  claim: z.string().optional(),
  by: z.string(),
  on: z.iso.date(),
  reason: z.string(),
  /** The act that confirmed it, under which the movements are kept. */
  act: z.int(),
  lists: z.array(effectOnListSchema),
});
export type Correction = z.infer<typeof correctionSchema>;

export const correctionKind = recordKind('correction', correctionSchema, (correction) => ({
  event: correction.change.event,
  claim: correction.claim,
  on: correction.on,
  act: String(correction.act),
}));
