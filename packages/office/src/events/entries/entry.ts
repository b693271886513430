import { ratingSources } from '@escala/regulations';
import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';
import type { SeenFields } from '../../kit/seen-by.ts';
import { FIRST_BIRTH_YEAR, fideIdSchema } from '../../registry/players/player.ts';

/** It came by file: its days, and who did what, are what the file says (D-OFF-1305). */
export const receivedSchema = z.literal(true).exactOptional();

const rating = z.int().min(1).max(9999);

/** The player's facts as entered: later changes in the registry do not affect the event. */
export const entryFactsSchema = z.strictObject({
  /** Pairing number: all players have one, or none (D-SWISS-1). */
  number: z.int().min(1).max(99_999).optional(),
  /** The rating used for ordering the players. */
  rating: rating.optional(),
  ratings: z
    .strictObject(Object.fromEntries([...ratingSources.keys()].map((source) => [source, rating.optional()])))
    .optional(),
  title: z.string().min(1).max(20).optional(),
  club: z.string().min(1).max(200).optional(),
  /** In a team system: the player's team. */
  team: z.string().min(1).max(200).optional(),
  category: z.string().min(1).max(50).optional(),
});
export type EntryFacts = z.infer<typeof entryFactsSchema>;

/** A copy of FIDE's list for the player: the register is replaced with each list, the entry stays (D-OFF-500). */
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
  /** Order of entry, from 0: the last criterion for ordering tied players (D-SWISS-1). */
  order: z.int().min(0),
  /** The list the rating is from; absent if the rating was typed in (D-OFF-510). */
  ratingFrom: z.string().optional(),
  /** The rating on each list when the entry was valued. */
  listRatings: z.record(z.string(), rating).optional(),
  enteredOn: z.iso.date(),
  /** For a late entry: the first round the player may play (Suis 17). */
  firstRound: z.int().min(1).optional(),
  /** Rounds the player misses. */
  absences: z.array(z.int().min(1)),
  /** Requested rounds off with points: as for a draw or a win. */
  byes: z.array(z.strictObject({ round: z.int().min(1), kind: z.enum(['half', 'full']) })).exactOptional(),
  withdrawnAfter: z.int().min(0).optional(),
  /** Taken back before any pairing: not part of the event. */
  cancelled: z.literal(true).optional(),
  /** The entry fee is paid; visible only at the desk. */
  paid: z.literal(true).exactOptional(),
  /** A request to leave an event that may only be left for accepted reasons, and the committee's answer (D-OFF-1280). */
  leave: z
    .strictObject({
      reason: z.string(),
      by: z.string(),
      on: z.iso.date(),
      accepted: z.boolean().exactOptional(),
      judgedBy: z.string().exactOptional(),
      judgedOn: z.iso.date().exactOptional(),
      answer: z.string().exactOptional(),
    })
    .exactOptional(),
  /** Wishes to go on although promotion is out of reach (fce-1990, Retirats 14.2.2). */
  goesOn: z.literal(true).exactOptional(),
  /** Qualified directly for a final: the place is confirmed, or not yet (fce-1990, Normes 4.1.2). */
  qualified: z.strictObject({ confirmedOn: z.iso.date().exactOptional() }).exactOptional(),
  /** The player's name in the file that brought the event, if different from the registry (D-OFF-334). */
  toldAs: z.string().optional(),
  received: receivedSchema,
});
export type EventEntry = z.infer<typeof entrySchema>;

/** Who sees each field of an entry: answers are made from it. */
export const ENTRY_SEEN = {
  number: 'everybody',
  rating: 'everybody',
  ratings: 'everybody',
  title: 'everybody',
  club: 'everybody',
  team: 'everybody',
  category: 'everybody',
  event: 'everybody',
  player: 'everybody',
  fide: 'everybody',
  order: 'desk',
  ratingFrom: 'everybody',
  listRatings: 'everybody',
  enteredOn: 'desk',
  firstRound: 'everybody',
  absences: 'everybody',
  byes: 'everybody',
  withdrawnAfter: 'everybody',
  cancelled: 'desk',
  paid: 'desk',
  leave: 'desk',
  goesOn: 'desk',
  qualified: 'desk',
  toldAs: 'desk',
  received: 'desk',
} as const satisfies SeenFields<EventEntry>;

/**
 * An entry told by a file or another computer. The committee judges here: its answers come from nowhere else (Retirats
 * 14.2.1, D-OFF-1280).
 */
export function judgedHere({ leave, ...told }: EventEntry, here: EventEntry | undefined): EventEntry {
  const asked = leave && { reason: leave.reason, by: leave.by, on: leave.on };
  const own = here?.leave ?? asked;
  return { ...told, ...(own && { leave: own }) };
}

export const entryKind = recordKind('entry', entrySchema, (entry) => ({
  event: entry.event,
  player: entry.player,
  leave: entry.leave !== undefined && entry.leave.accepted === undefined ? 'open' : undefined,
}));

export const entryId = (event: string, player: string): string => `${event}/${player}`;
