import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';
import { countrySchema } from '../../registry/players/player-parts.ts';

const text = z.string().trim().min(1).max(200);

/** What a certificate of another office tells of a norm (D-FT-13). */
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
  /** Foreign federations among the opponents, and opponents of the own one. */
  federations: z.int().min(0).max(30),
  own: z.int().min(0).max(30),
  /** Most opponents of any one federation; those with a title, and with one of the titles that the norm asks for. */
  sameFederation: z.int().min(0).max(30).optional(),
  titled: z.int().min(0).max(30).optional(),
  required: z.int().min(0).max(30).optional(),
  /** Of the event. */
  rounds: z.int().min(1).max(30).optional(),
  /** The article by which the federations of the opponents pass. */
  exemption: z.string().min(1).max(12).optional(),
  /** Eight games that count as nine. */
  as9: z.boolean().optional(),
  /** Days with one round and no more. */
  singleRoundDays: z.int().min(0).max(30).optional(),
  /** An event of those of which a title needs one. */
  qualifying: z.boolean().optional(),
};

/** A norm made in an event that this office does not have. */
const normElsewhereSchema = z.strictObject({
  player: z.string(),
  ...normToldShape,
  by: z.string(),
  on: z.iso.date(),
  revoked: z.strictObject({ by: z.string(), on: z.iso.date(), reason: z.string() }).optional(),
});
export type NormElsewhere = z.infer<typeof normElsewhereSchema>;

export const normElsewhereKind = recordKind('norm-elsewhere', normElsewhereSchema, ({ player }) => ({ player }));

/** One norm of a title from events that end on one day. */
export const normElsewhereId = ({ player, end, norm }: Pick<NormElsewhere, 'player' | 'end' | 'norm'>): string =>
  `${player}/${end}/${norm}`;
