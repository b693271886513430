import type { Scope } from '../../access/actor.ts';
import { missing, type Refusal } from '../../kit/refusal.ts';
import type { Kept, Reading } from '../../ports.ts';
import { eventKind, type FederationEvent } from '../event.ts';
import { eventScope } from '../event-desk.ts';
import { type Device, deviceKind } from './device.ts';

interface DeviceFound {
  readonly device: Kept<Device> | undefined;
  readonly event: Kept<FederationEvent> | undefined;
}

export async function loadDevice(reading: Reading, id: string): Promise<DeviceFound> {
  const device = await reading.get(deviceKind, id);
  return { device, event: device && (await reading.get(eventKind, device.body.event)) };
}

/** A device is the matter of whoever runs its event. */
export const scopeOfDevice = ({ event }: DeviceFound): Scope => eventScope(event);

export const deviceUnknown = (id: string): Refusal => missing('device-unknown', { id }, { field: 'device' });
