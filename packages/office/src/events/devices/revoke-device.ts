import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { deviceKind } from './device.ts';
import { deviceUnknown, loadDevice, scopeOfDevice } from './device-found.ts';

/** The telephone enters nothing more; what it has entered stays. Revoking it again changes nothing. */
export const revokeDevice = defineAct({
  kind: 'device.revoke',
  command: z.strictObject({ device: z.string().min(1) }),
  outcome: z.strictObject({ device: z.string(), account: z.string() }),
  subject: ({ device }) => ({ kind: 'device', id: device }),
  load: (reading, { device }) => loadDevice(reading, device),
  scope: (facts) => scopeOfDevice(facts),
  decide: ({ device: present }, { device }, { at }) => {
    if (present === undefined) return refuse(deviceUnknown(device));
    const { body, version } = present;
    const changes = body.revokedAt === undefined ? [put(deviceKind, device, version, { ...body, revokedAt: at })] : [];
    return { changes, outcome: { device, account: body.account } };
  },
});
