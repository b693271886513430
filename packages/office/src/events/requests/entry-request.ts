import type { IsoDate } from '@escala/core';
import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';
import { missing, type Refusal } from '../../kit/refusal.ts';
import { labelSchema, nameSchema } from '../../kit/written-form.ts';
import type { Kept, Reading } from '../../ports.ts';
import { FIRST_BIRTH_YEAR, fideIdSchema } from '../../registry/players/player.ts';
import type { FederationEvent } from '../event.ts';
import { activeEntries, type EventDesk } from '../event-desk.ts';

/** What someone without an account may say about the player; never a rating. */
export const askedSchema = z.strictObject({
  name: nameSchema,
  fideId: fideIdSchema.exactOptional(),
  /** The number in the federation. */
  nationalId: z
    .string()
    .regex(/^[\w.-]{1,20}$/)
    .exactOptional(),
  birthYear: z.int().min(FIRST_BIRTH_YEAR).max(2100).exactOptional(),
  club: labelSchema.exactOptional(),
});

export type Asked = z.infer<typeof askedSchema>;

export const entryRequestSchema = z.strictObject({
  /** In the vault until it is decided; on record in older requests alone (D-OFF-1308). */
  name: nameSchema.exactOptional(),
  fideId: askedSchema.shape.fideId,
  nationalId: askedSchema.shape.nationalId,
  birthYear: askedSchema.shape.birthYear,
  club: askedSchema.shape.club,
  event: z.string(),
  /** From 1, in order of arrival. */
  order: z.int().min(1),
  askedOn: z.iso.date(),
  /** `unproven`: a link in a mail has to be opened first, and until then it takes no place. */
  state: z.enum(['unproven', 'open', 'confirmed', 'declined']),
  /** Its turn, if that is not the order of arrival: when the link was opened. */
  turn: z.int().min(1).exactOptional(),
  /** The player it led to. */
  player: z.string().exactOptional(),
});
export type EntryRequest = z.infer<typeof entryRequestSchema>;

export const entryRequestKind = recordKind('entry-request', entryRequestSchema, ({ event }) => ({ event }));

export const requestId = (event: string, order: number): string => `${event}/${String(order).padStart(5, '0')}`;

/** No more are kept, to stop a bot that fills in forms (D-OFF-627). */
export const MOST_OPEN_REQUESTS = 500;

/** All requests of an event, in order. */
export async function requestsOf(reading: Reading, event: string): Promise<readonly Kept<EntryRequest>[]> {
  const found = await reading.find(entryRequestKind, { key: 'event', equals: event });
  return [...found].sort((a, b) => turnOf(a.body) - turnOf(b.body));
}

export const turnOf = ({ turn, order }: Pick<EntryRequest, 'turn' | 'order'>): number => turn ?? order;

/** The next number, for a request or for its turn. */
export const nextTurn = (requests: readonly Kept<EntryRequest>[]): number =>
  Math.max(0, ...requests.flatMap(({ body }) => [body.order, turnOf(body)])) + 1;

export interface Queue<Request> {
  /** They get a place if the arbiter confirms them. */
  readonly asking: readonly Request[];
  readonly waiting: readonly Request[];
  /** Places nobody has asked for; undefined if places are unlimited. */
  readonly left: number | undefined;
}

/**
 * Places go to entered players first, then to requests in order; the rest wait. The waiting list needs no upkeep: a
 * withdrawal or refusal makes room for the next request by itself (D-OFF-626).
 */
export function queueOf<Request extends Kept<EntryRequest>>(
  desk: EventDesk,
  requests: readonly Request[],
): Queue<Request> {
  const open = requests.filter(({ body }) => body.state === 'open');
  const places = desk.event.body.entering?.places;
  if (places === undefined) return { asking: open, waiting: [], left: undefined };
  const free = Math.max(0, places - enteredNow(desk));
  return { asking: open.slice(0, free), waiting: open.slice(free), left: Math.max(0, free - open.length) };
}

const enteredNow = (desk: EventDesk): number =>
  activeEntries(desk).filter(({ body }) => body.withdrawnAfter === undefined).length;

/** Open until its day, and until the first round is paired (D-OFF-625). */
export const isEnteringOpen = ({ state, entering }: FederationEvent, today: IsoDate): boolean =>
  state === 'registered' && entering?.until !== undefined && today <= entering.until;

export const requestUnknown = (id: string): Refusal => missing('request-unknown', { id }, { field: 'request' });
