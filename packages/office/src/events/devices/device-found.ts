import type { Actor, Scope } from '../../access/actor.ts';
import { mayPerform } from '../../access/roles.ts';
import { type Account, accountKind, actorOf } from '../../accounts/account.ts';
import { missing, type Refusal } from '../../kit/refusal.ts';
import type { Kept, Reading } from '../../ports.ts';
import { eventKind, type FederationEvent } from '../event.ts';
import { eventScope } from '../event-desk.ts';
import { actorOfDevice, type Device, deviceKind } from './device.ts';

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
