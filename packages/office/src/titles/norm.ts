import { z } from 'zod';
import { countedOpponentSchema, reasonSchema } from '../events/verdict.ts';
import { recordKind } from '../kit/record-kind.ts';
import { listId } from '../rating/lists/list.ts';
import { PRINTED_TITLES } from './title.ts';

/** Where a norm was made: in an event, or on a list by rating and games (fce-1990, MC norma 1). */
const normSourceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('event'), event: z.string() }),
  z.strictObject({ kind: z.literal('list'), series: z.string(), date: z.iso.date() }),
]);
export type NormSource = z.infer<typeof normSourceSchema>;

/** The verdict on a norm in an event, as in `escala/norms@1`. */
export const normVerdictSchema = z.strictObject({
  player: z.string(),
  norm: z.boolean(),
  title: z.boolean(),
  points: z.number(),
  percentage: z.number(),
  mean: z.number().nullable(),
  neededPercentage: z.number().nullable(),
  neededPoints: z.number().nullable(),
  opponents: z.array(countedOpponentSchema),
  reasons: z.array(reasonSchema),
  grounds: z.array(reasonSchema),
});

/** What a norm is based on: the percentage, a place, the rating on a list. */
const NORM_GROUNDS = ['score', 'place', 'rating'] as const;

/**
 * A norm towards a title. Whether it still counts is not stored: it depends on time and on other norms (MC norma 4).
 */
export const normSchema = z.strictObject({
  player: z.string(),
  title: z.enum(PRINTED_TITLES),
  source: normSourceSchema,
  season: z.int(),
  ground: z.enum(NORM_GROUNDS),
  regulation: z.string(),
  /** All reasons, including conditions that did not matter. */
  reasons: z.array(reasonSchema),
  /** For an event: the working. */
  verdict: normVerdictSchema.optional(),
  judgedOn: z.iso.date(),
  by: z.string(),
  /** The day it was used for a title. */
  usedOn: z.iso.date().optional(),
  revoked: z.strictObject({ by: z.string(), on: z.iso.date(), reason: z.string() }).optional(),
});
export type Norm = z.infer<typeof normSchema>;

export const normKind = recordKind('norm', normSchema, ({ player, source }) => ({
  player,
  event: source.kind === 'event' ? source.event : undefined,
}));

/** An event or list gives a player at most one norm (D-COMP-29). */
export const normId = (source: NormSource, player: string): string => `${placeOfNorm(source)}/${player}`;

/** Where a norm was made, as text. */
export const placeOfNorm = (source: NormSource): string =>
  source.kind === 'event' ? source.event : listId(source.series, source.date);
