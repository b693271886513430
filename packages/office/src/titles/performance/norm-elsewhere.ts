import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';
import { countrySchema } from '../../registry/players/player-parts.ts';

const text = z.string().trim().min(1).max(200);

/** What another office's certificate says about a norm (D-FT-13). */
export const normToldShape = {
  norm: z.string().min(1).max(8),
  name: text,
  place: text,
  federation: countrySchema,
  start: z.iso.date(),
  end: z.iso.date(),
  games: z.int().min(1).max(30),
  score: z.number().min(0).max(30).multipleOf(0.5),
  average: z.int().min(1000).max(3000),
  /** The number of foreign federations among the opponents, and of opponents from the player's own federation. */
  federations: z.int().min(0).max(30),
  own: z.int().min(0).max(30),
  /**
   * The largest number of opponents from a single federation; of opponents with a title, and with a title that the norm
   * requires.
   */
  sameFederation: z.int().min(0).max(30).optional(),
  titled: z.int().min(0).max(30).optional(),
  required: z.int().min(0).max(30).optional(),
  /** Rounds of the event. */
  rounds: z.int().min(1).max(30).optional(),
  /** The article that exempts the norm from the rule about federations. */
  exemption: z.string().min(1).max(12).optional(),
  /** Eight games that count as nine. */
  as9: z.boolean().optional(),
  /** Days with only one round. */
  singleRoundDays: z.int().min(0).max(30).optional(),
  /** An event of the kind a title needs at least one of. */
  qualifying: z.boolean().optional(),
};

/** A norm made in an event that is not in this office. */
const normElsewhereSchema = z.strictObject({
  player: z.string(),
  ...normToldShape,
  by: z.string(),
  on: z.iso.date(),
  revoked: z.strictObject({ by: z.string(), on: z.iso.date(), reason: z.string() }).optional(),
});
export type NormElsewhere = z.infer<typeof normElsewhereSchema>;

export const normElsewhereKind = recordKind('norm-elsewhere', normElsewhereSchema, ({ player }) => ({ player }));

/** At most one norm per title from events ending on the same day. */
export const normElsewhereId = ({ player, end, norm }: Pick<NormElsewhere, 'player' | 'end' | 'norm'>): string =>
  `${player}/${end}/${norm}`;
