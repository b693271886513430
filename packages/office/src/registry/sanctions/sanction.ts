import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';

/** How a sanction ended: its effect is over (`ended`), or it should never have been imposed (`quashed`). */
export const SANCTION_ENDS = ['ended', 'quashed'] as const;

/**
 * A sanction by the competition committee against a player or a club, possibly for something that happened at an event.
 */
export const sanctionSchema = z.strictObject({
  player: z.string().optional(),
  club: z.string().optional(),
  event: z.string().optional(),
  /** The committee's decision, in its own words. */
  decision: z.string().trim().min(1).max(2000),
  article: z.string().optional(),
  imposedOn: z.iso.date(),
  /** Last day of its effect; absent: no time limit. */
  until: z.iso.date().optional(),
  lifted: z.strictObject({ as: z.enum(SANCTION_ENDS), on: z.iso.date() }).optional(),
});
export type Sanction = z.infer<typeof sanctionSchema>;

export const sanctionKind = recordKind('sanction', sanctionSchema, ({ player, club, event }) => ({
  player,
  club,
  event,
}));

/**
 * fce-1990 Desempats 1.7.1.1 asks who was never sanctioned: a served sanction still counts, only a quashed one does not
 * (D-OFF-105).
 */
export function countsAsSanctioned(sanctions: readonly Sanction[]): boolean {
  return sanctions.some(({ lifted }) => lifted?.as !== 'quashed');
}

/** Whether it is in force on the day. */
export function isInForce({ imposedOn, until, lifted }: Sanction, today: string): boolean {
  return imposedOn <= today && (until === undefined || today <= until) && (lifted === undefined || today < lifted.on);
}
