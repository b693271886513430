import { GAME_KINDS, RESULTS } from '@escala/core';
import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';
import { LIBERE_RESULTS, placeOrScoreSchema } from '../../scrabble/reports/scrabble-report.ts';
import { effectOnListSchema } from '../series/effect.ts';

const event = z.string();
const gameOfTwo = { event, round: z.int().min(1), white: z.string(), black: z.string() };
const scrabbleGame = { event, game: z.string() };
const libereGame = { ...scrabbleGame, round: z.int().min(1), a: z.string(), b: z.string() };

/** Possible mistakes in any accepted event. */
const ofAnyEvent = [
  /** All games of a player in the event were played by another player. */
  z.strictObject({ kind: z.literal('identity'), event, from: z.string(), to: z.string() }),
  z.strictObject({ kind: z.literal('annulment'), event }),
  /**
   * The annulment of an event that had counted is lifted, for instance after an appeal: it counts again as before
   * (D-OFF-395).
   */
  z.strictObject({ kind: z.literal('reinstatement'), event }),
] as const;

const ofGames = [
  z.strictObject({
    kind: z.literal('result'),
    ...gameOfTwo,
    result: z.enum(RESULTS),
    gameKind: z.enum(GAME_KINDS).optional(),
  }),
  /** White and Black were swapped. */
  z.strictObject({ kind: z.literal('colours'), ...gameOfTwo }),
  z.strictObject({
    kind: z.literal('dates'),
    event,
    start: z.iso.date(),
    end: z.iso.date(),
    /** Rounds played on other days than those on record. */
    days: z
      .array(z.strictObject({ round: z.int().min(1).max(999), date: z.iso.date() }))
      .max(999)
      .optional(),
  }),
] as const;

const headToHeadChangeSchema = z.discriminatedUnion('kind', [...ofGames, ...ofAnyEvent]);
export type HeadToHeadChange = z.infer<typeof headToHeadChangeSchema>;

const ofScrabble = [
  /** The whole ranking as it should have been: of a collective game, or the final one of a Libere event. */
  z.strictObject({
    kind: z.literal('ranking'),
    ...scrabbleGame,
    results: z.array(placeOrScoreSchema).min(1).max(9999),
  }),
  z.strictObject({ kind: z.literal('libere-result'), ...libereGame, result: z.enum(LIBERE_RESULTS) }),
  /** A single Libere game does not count. */
  z.strictObject({ kind: z.literal('libere-annulment'), ...libereGame }),
  /** A collective game, or all of the Libere, does not count. */
  z.strictObject({ kind: z.literal('game-annulment'), ...scrabbleGame }),
  z.strictObject({ kind: z.literal('game-date'), ...scrabbleGame, date: z.iso.date() }),
] as const;

const scrabbleChangeSchema = z.discriminatedUnion('kind', [...ofScrabble, ...ofAnyEvent]);
export type ScrabbleChange = z.infer<typeof scrabbleChangeSchema>;

const isOf =
  <Change extends RecordedChange>(schema: {
    readonly options: readonly { readonly shape: { kind: z.ZodLiteral<string> } }[];
  }) =>
  (change: RecordedChange): change is Change =>
    schema.options.some(({ shape }) => shape.kind.value === change.kind);

export const isHeadToHeadChange = isOf<HeadToHeadChange>(headToHeadChangeSchema);
export const isScrabbleChange = isOf<ScrabbleChange>(scrabbleChangeSchema);

/** Possible mistakes in an accepted event of any kind. */
export const recordedChangeSchema = z.discriminatedUnion('kind', [...ofGames, ...ofScrabble, ...ofAnyEvent]);
export type RecordedChange = z.infer<typeof recordedChangeSchema>;

/** What was on record before the change, if the change itself does not show it (D-OFF-415). */
export const recordedBeforeSchema = z.strictObject({
  result: z.enum(RESULTS).optional(),
  gameKind: z.enum(GAME_KINDS).optional(),
  start: z.iso.date().optional(),
  end: z.iso.date().optional(),
  days: z.array(z.strictObject({ round: z.int(), date: z.iso.date().nullable() })).optional(),
  /** For a Scrabble game or ranking. */
  date: z.iso.date().optional(),
  results: z.array(placeOrScoreSchema).optional(),
});
export type RecordedBefore = z.infer<typeof recordedBeforeSchema>;

export const correctionSchema = z.strictObject({
  change: recordedChangeSchema,
  before: recordedBeforeSchema.optional(),
  /** The claim that led to it. */
  claim: z.string().optional(),
  by: z.string(),
  on: z.iso.date(),
  reason: z.string(),
  /** The act that confirmed it; the movements are kept under it. */
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
