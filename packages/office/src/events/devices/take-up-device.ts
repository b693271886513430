import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { deviceKind } from './device.ts';
import { deviceUnknown } from './device-found.ts';

/** The first telephone that shows the code has it; a second one is refused, whatever it knows (D-OFF-141). */
export const takeUpDevice = defineAct({
  kind: 'device.take-up',
  command: z.strictObject({ device: z.string().min(1).max(20) }),
  outcome: z.strictObject({ device: z.string(), expires: z.iso.datetime() }),
  subject: ({ device }) => ({ kind: 'device', id: device }),
  load: (reading, { device }) => reading.get(deviceKind, device),
  decide: (present, { device }, { at }) => {
    if (present === undefined) return refuse(deviceUnknown(device));
    const { body, version } = present;
    const { takenUpAt, revokedAt, expires, label } = body;
    if (revokedAt !== undefined || expires <= at) return refuse(invalid('device-over', { label }, { field: 'device' }));
    if (takenUpAt !== undefined) return refuse(invalid('device-taken-up', { label }, { field: 'device' }));
    return { changes: [put(deviceKind, device, version, { ...body, takenUpAt: at })], outcome: { device, expires } };
  },
});
