import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { labelSchema } from '../../kit/name-schema.ts';
import { invalid } from '../../kit/refusal.ts';
import { eventAct } from '../event-act.ts';
import { stateRefusals } from '../event-refusals.ts';
import { deviceBoardsSchema, deviceKind, expiryOf, hoursSchema } from './device.ts';

/** A code for one telephone, which may then enter the results of some boards. The code itself is shown once and is no part of the record. */
export const handOutDevice = eventAct({
  kind: 'device.hand-out',
  command: z.strictObject({
    event: z.string(),
    label: labelSchema,
    ...deviceBoardsSchema.shape,
    hours: hoursSchema,
  }),
  outcome: z.strictObject({ device: z.string(), expires: z.iso.datetime() }),
  subject: (_command, outcome: { device: string }) => ({ kind: 'device', id: outcome.device }),
  load: async (reading) => ({ devices: await reading.count(deviceKind) }),
  decide: ({ event, devices }, { event: id, label, hours, ...boards }, { at, actor }) => {
    const refused = stateRefusals(event, ['registered', 'running']);
    const { rounds } = event.body;
    const { from, to, round } = boards;
    if (to < from) refused.push(invalid('device-boards-order', { from, to }, { field: 'to' }));
    if (round !== undefined && round > rounds)
      refused.push(invalid('round-beyond', { round, rounds }, { field: 'round' }));
    if (refused.length > 0) return refuse(...refused);
    const device = String(devices + 1);
    const expires = expiryOf(at, hours);
    const body = { event: id, account: actor.account, label, boards, expires };
    return { changes: [put(deviceKind, device, 0, body)], outcome: { device, expires } };
  },
});
