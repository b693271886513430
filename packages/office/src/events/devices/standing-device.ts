import type { Actor } from '../../access/actor.ts';
import { mayPerform } from '../../access/roles.ts';
import { type Account, accountKind, actorOf } from '../../accounts/account.ts';
import type { Reading } from '../../ports.ts';
import { actorOfDevice } from './device.ts';
import { loadDevice, scopeOfDevice } from './device-found.ts';

interface StandingDevice {
  readonly actor: Actor;
  readonly account: Account;
}

/** As whom a device acts, while it counts: not revoked, not expired, and its account still runs the event. */
export async function standingDevice(reading: Reading, id: string, at: string): Promise<StandingDevice | undefined> {
  const found = await loadDevice(reading, id);
  const device = found.device?.body;
  if (device === undefined || device.revokedAt !== undefined || device.expires <= at) return undefined;
  const account = (await reading.get(accountKind, device.account))?.body;
  if (account?.state !== 'active') return undefined;
  if (!mayPerform(actorOf(device.account, account), 'device.hand-out', scopeOfDevice(found))) return undefined;
  return { actor: actorOfDevice(id, device), account };
}
