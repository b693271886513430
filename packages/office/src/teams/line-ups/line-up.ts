import { SIDES } from '@escala/core';
import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';

/** A team's sheet: board by board, null if nobody plays; substitutions in minutes after the official start. */
export const sheetSchema = z.strictObject({
  boards: z.array(z.string().nullable()).min(1).max(99),
  reserve: z.string().optional(),
  substitutions: z
    .array(z.strictObject({ board: z.int().min(1), player: z.string(), minute: z.int().min(0).max(600) }))
    .optional(),
});
export type TeamSheet = z.infer<typeof sheetSchema>;

/** A line-up submitted before the match, under `<match>/<side>`. */
const lineUpSchema = z.strictObject({
  match: z.string(),
  side: z.enum(SIDES),
  team: z.string(),
  league: z.string(),
  round: z.int().min(1),
  sheet: sheetSchema,
  submittedBy: z.string(),
  submittedOn: z.iso.date(),
});
export type KeptLineUp = z.infer<typeof lineUpSchema>;

export const lineUpKind = recordKind('line-up', lineUpSchema, (lineUp) => ({
  match: lineUp.match,
  league: lineUp.league,
}));

export const lineUpId = (match: string, side: string): string => `${match}/${side}`;
