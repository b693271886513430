import { ratingSources } from '@escala/regulations';
import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';
import { FIRST_BIRTH_YEAR, fideIdSchema } from '../../registry/players/player.ts';

const rating = z.int().min(1).max(9999);

/** What an entry says of the player, as entered: the registry may change later, the event does not. */
export const entryFactsSchema = z.strictObject({
  /** Pairing number, for everybody or nobody (D-SWISS-1). */
  number: z.int().min(1).max(99_999).optional(),
  /** The rating that orders the field. */
  rating: rating.optional(),
  ratings: z
    .strictObject(Object.fromEntries([...ratingSources.keys()].map((source) => [source, rating.optional()])))
    .optional(),
  title: z.string().min(1).max(20).optional(),
  club: z.string().min(1).max(200).optional(),
  /** In a system of teams: for which the player sits. */
  team: z.string().min(1).max(200).optional(),
  category: z.string().min(1).max(50).optional(),
});
export type EntryFacts = z.infer<typeof entryFactsSchema>;

/** What FIDE's list said of the player, copied: the register of the list is replaced, the entry stays (D-OFF-500). */
const entryFideSchema = z.strictObject({
  /** Date of the list. */
  listed: z.iso.date(),
  id: fideIdSchema.exactOptional(),
  name: z.string().exactOptional(),
  federation: z.string().exactOptional(),
  title: z.string().exactOptional(),
  birthYear: z.int().min(FIRST_BIRTH_YEAR).exactOptional(),
  standard: rating.exactOptional(),
  rapid: rating.exactOptional(),
  blitz: rating.exactOptional(),
});
export type EntryFide = z.infer<typeof entryFideSchema>;

export const entrySchema = z.strictObject({
  ...entryFactsSchema.shape,
  event: z.string(),
  player: z.string(),
  fide: entryFideSchema.exactOptional(),
  /** Order of entry, from 0: what is left to order players who are level (D-SWISS-1). */
  order: z.int().min(0),
  /** The list of the rating; absent where somebody told the rating (D-OFF-510). */
  ratingFrom: z.string().optional(),
  /** What each list said when the entry was valued. */
  listRatings: z.record(z.string(), rating).optional(),
  enteredOn: z.iso.date(),
  /** Of a late entry: the first round that the player may play (Suis 17). */
  firstRound: z.int().min(1).optional(),
  /** Rounds in which the player is not there. */
  absences: z.array(z.int().min(1)),
  /** Rounds off with points that the player asked for: as for a draw or for a win. */
  byes: z.array(z.strictObject({ round: z.int().min(1), kind: z.enum(['half', 'full']) })).exactOptional(),
  withdrawnAfter: z.int().min(0).optional(),
  /** Taken back before anything was paired: no part of the event. */
  cancelled: z.literal(true).optional(),
  /** The fee of the event is paid: a matter of the desk. */
  paid: z.literal(true).exactOptional(),
  /** The name beside the id in the file that brought the event, where it is not the registry's (D-OFF-334). */
  toldAs: z.string().optional(),
});
export type EventEntry = z.infer<typeof entrySchema>;

export const entryKind = recordKind('entry', entrySchema, (entry) => ({ event: entry.event, player: entry.player }));

export const entryId = (event: string, player: string): string => `${event}/${player}`;
