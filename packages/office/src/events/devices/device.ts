import { z } from 'zod';
import type { Actor } from '../../access/actor.ts';
import { recordKind } from '../../kit/record-kind.ts';

const board = z.int().min(1).max(9999);

/** The boards a device may enter: of one round, or of every round in turn. */
export const deviceBoardsSchema = z.strictObject({
  from: board,
  to: board,
  round: z.int().min(1).max(999).optional(),
});

/**
 * A phone that enters results of some boards, or a check-in screen, in the name of the account that handed it out
 * (D-OFF-140).
 */
export const deviceSchema = z.strictObject({
  event: z.string(),
  account: z.string(),
  label: z.string().min(1).max(100),
  /** Absent: a check-in screen (D-OFF-736). */
  boards: deviceBoardsSchema.exactOptional(),
  expires: z.iso.datetime(),
  /** The code was used and cannot open a second device. */
  takenUpAt: z.iso.datetime().optional(),
  revokedAt: z.iso.datetime().optional(),
});
export type Device = z.infer<typeof deviceSchema>;

export const deviceKind = recordKind('device', deviceSchema, (device) => ({ event: device.event }));

export function actorOfDevice(id: string, { account, event, label, boards }: Device): Actor {
  return { account, roles: ['device'], clubs: [], events: [], player: null, device: { id, event, label, ...boards } };
}

/** By default a playing day, at most a weekend (D-OFF-141). */
const [USUAL_HOURS, MOST_HOURS] = [12, 72];
export const hoursSchema = z.int().min(1).max(MOST_HOURS).default(USUAL_HOURS);
const HOUR = 3_600_000;
export const expiryOf = (at: string, hours: number): string => new Date(Date.parse(at) + hours * HOUR).toISOString();
