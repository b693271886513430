import { z } from 'zod';
import type { Actor, Scope } from '../../access/actor.ts';
import { mayPerform } from '../../access/roles.ts';
import { type Account, accountKind, actorOf } from '../../accounts/account.ts';
import { recordKind } from '../../kit/record-kind.ts';
import { missing, type Refusal } from '../../kit/refusal.ts';
import type { Kept, Reading } from '../../ports.ts';
import { eventKind, type FederationEvent } from '../event.ts';
import { eventScope } from '../event-desk.ts';

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
type Device = z.infer<typeof deviceSchema>;

export const deviceKind = recordKind('device', deviceSchema, (device) => ({ event: device.event }));

export function actorOfDevice(id: string, { account, event, label, boards }: Device): Actor {
  return { account, roles: ['device'], clubs: [], events: [], player: null, device: { id, event, label, ...boards } };
}

/** By default a playing day, at most a weekend (D-OFF-141). */
const [USUAL_HOURS, MOST_HOURS] = [12, 72];
export const hoursSchema = z.int().min(1).max(MOST_HOURS).default(USUAL_HOURS);
const HOUR = 3_600_000;
export const expiryOf = (at: string, hours: number): string => new Date(Date.parse(at) + hours * HOUR).toISOString();

interface DeviceFound {
  readonly device: Kept<Device> | undefined;
  readonly event: Kept<FederationEvent> | undefined;
}

export async function loadDevice(reading: Reading, id: string): Promise<DeviceFound> {
  const device = await reading.get(deviceKind, id);
  return { device, event: device && (await reading.get(eventKind, device.body.event)) };
}

/** A device belongs to those who run its event. */
export const scopeOfDevice = ({ event }: DeviceFound): Scope => eventScope(event);

export const deviceUnknown = (id: string): Refusal => missing('device-unknown', { id }, { field: 'device' });

interface StandingDevice {
  readonly actor: Actor;
  readonly account: Account;
}

/** The actor of a device, while it is valid: not revoked, not expired, and its account still runs the event. */
export async function standingDevice(reading: Reading, id: string, at: string): Promise<StandingDevice | undefined> {
  const found = await loadDevice(reading, id);
  const device = found.device?.body;
  if (device === undefined || device.revokedAt !== undefined || device.expires <= at) return undefined;
  const account = (await reading.get(accountKind, device.account))?.body;
  if (account?.state !== 'active') return undefined;
  if (!mayPerform(actorOf(device.account, account), 'device.hand-out', scopeOfDevice(found))) return undefined;
  return { actor: actorOfDevice(id, device), account };
}
