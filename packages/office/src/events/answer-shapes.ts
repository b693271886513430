import type { Homologation, Norms, Prizes, Promotions, Standings } from '@escala/core';
import { z } from 'zod';
import { fieldsWhere, picked } from '../kit/record-fields.ts';
import { publicPart } from '../kit/seen-by.ts';
import type { Kept } from '../ports.ts';
import { entryFactsSchema, entrySchema } from './entries/entry.ts';
import { eventSchema, type FederationEvent } from './event.ts';
import { BOARD_SEEN, boardSchema, type EventBoard, isUnderReserve } from './rounds/board.ts';
import { EVENT_FIELDS } from './settings/event-fields.ts';

/** A document of the interchange formats, whose schema is published with them. */
const document = <Document>(format: string): z.ZodType<Document> =>
  z.looseObject({ format: z.literal(format) }).describe(`An ${format} document.`) as unknown as z.ZodType<Document>;

export const standingsShape = document<Standings>('escala/standings@1');
export const prizesShape = document<Prizes>('escala/prizes@1');
export const normsShape = document<Norms>('escala/norms@1');
export const homologationShape = document<Homologation>('escala/homologation@1');
export const promotionsShape = document<Promotions>('escala/promotions@1');

/** Names by player id, for everyone in the answer. */
export const namesShape = z.record(z.string(), z.string());

/** Where the next page starts. */
export const cursorShape = z.strictObject({ value: z.string(), id: z.string() });

const FOUND = fieldsWhere(EVENT_FIELDS, 'answered', 'found');
export const eventLineShape = z.strictObject({ id: z.string(), ...picked(eventSchema.shape, FOUND) });

export const eventLine = ({
  id,
  body,
}: Pick<Kept<FederationEvent>, 'id' | 'body'>): z.infer<typeof eventLineShape> => ({
  id,
  ...picked(body, FOUND),
});

export const entryLineShape = z.strictObject({
  ...entryFactsSchema.shape,
  player: z.string(),
  name: z.string(),
  version: z.int(),
  fide: entrySchema.shape.fide,
  ratingFrom: entrySchema.shape.ratingFrom,
  listRatings: entrySchema.shape.listRatings,
  firstRound: z.int().optional(),
  absences: z.array(z.int()),
  byes: entrySchema.shape.byes,
  withdrawnAfter: z.int().optional(),
});

/** A list that games of a report belong to; if it is already published, the report is late. */
export const reachedListShape = z.strictObject({
  series: z.string(),
  name: z.string(),
  date: z.iso.date(),
  published: z.boolean(),
  /** The list for the days of play came out before the games were evaluated (fce-2016 8.1, D-FCE-20). */
  late: z.boolean(),
  games: z.int(),
});

const { board, white, black, pace, result, kind, reservation, ratingFacts } = boardSchema.shape;
export const boardLineShape = z.strictObject({
  board,
  version: z.int(),
  white,
  black,
  pace,
  result,
  kind,
  /** No ruling yet (fce-1990, Sub-condicione 6.1). */
  underReserve: z.literal(true).exactOptional(),
  /** Only for those who run the event or rule on it. */
  reservation,
  ratingFacts,
});

/** A board as shown in answers; what is in doubt and the clocks are not public (D-OFF-232). */
export function boardLine({ version, body }: Kept<EventBoard>, seesDoubt: boolean): z.infer<typeof boardLineShape> {
  const { event: _event, round: _round, ...line } = publicPart(body, BOARD_SEEN);
  return {
    ...line,
    version,
    ...(isUnderReserve(body) && { underReserve: true as const }),
    ...(seesDoubt && { reservation: body.reservation }),
  };
}
