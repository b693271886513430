import { MATCH_RESULTS, type Reason, SIDES } from '@escala/core';
import { z } from 'zod';
import type { reasonSchema } from '../events/verdict.ts';
import { actaSchema, matchSchema } from './matches/match.ts';

export const reasonsShown = (reasons: readonly Reason[]): z.infer<typeof reasonSchema>[] =>
  reasons.map((reason) => ({ ...reason }) as z.infer<typeof reasonSchema>);

const { round, group, home, away, homeClub, awayClub, on } = matchSchema.shape;
export const matchLineShape = z.strictObject({
  id: z.string(),
  version: z.int(),
  round,
  group,
  home,
  away,
  homeClub,
  awayClub,
  on,
  /** Points on the boards; absent until there is an acta. */
  boardPoints: z.strictObject({ home: z.number(), away: z.number() }).optional(),
  /** Boards with games still in progress, and whether they decide the match (fce-1990, Ajornaments 10.1). */
  adjourned: z.strictObject({ boards: z.array(z.int()), decide: z.boolean() }).optional(),
  /**
   * The home team's score first: from a ruling, an illegal line-up, an absence, or the boards; absent while the match
   * is open.
   */
  result: z.enum(MATCH_RESULTS).optional(),
  acta: z.enum(['none', 'submitted', 'contested', 'confirmed']),
  /** It counts, although its acta is not confirmed. */
  provisional: z.literal(true).optional(),
  /** The club that sent the acta. */
  actaBy: z.enum(SIDES).optional(),
  /** What awaits the competition committee (fce-1990, Sub-condicione 6.1): the whole match, or some of its boards. */
  underReserve: z.strictObject({ match: z.boolean(), boards: z.array(z.int()) }).optional(),
  /** Without the author and the reason, which are on record. */
  ruling: z
    .strictObject({ result: z.enum(MATCH_RESULTS), on: z.iso.date(), article: z.string().optional() })
    .optional(),
});

/** When the results must be reported (Delegats 5.5.1), in the federation's local time. */
export const resultsDueShape = z.strictObject({ day: z.iso.date(), minute: z.int() });

export const actaShape = actaSchema.omit({ submittedBy: true, confirmedBy: true, contested: true });
