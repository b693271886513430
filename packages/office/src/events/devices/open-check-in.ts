import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { labelSchema } from '../../kit/written-form.ts';
import { rollChanges, rollRefusals } from '../entries/call-roll.ts';
import { deskAct } from '../event-act.ts';
import { activeEntries, lastRound } from '../event-desk.ts';
import { deviceKind, expiryOf, hoursSchema } from './device.ts';

/**
 * A code for one screen on which players say that they have come. Unless somebody is away already, nobody is here for the next round until
 * they press their name, as with a roll that the arbiter calls (D-OFF-736).
 */
export const openCheckIn = deskAct({
  kind: 'device.open-check-in',
  command: z.strictObject({ event: z.string(), label: labelSchema, hours: hoursSchema }),
  outcome: z.strictObject({ device: z.string(), expires: z.iso.datetime(), round: z.int() }),
  subject: (_command, outcome: { device: string }) => ({ kind: 'device', id: outcome.device }),
  load: async (reading) => ({ devices: await reading.count(deviceKind) }),
  decide: ({ desk, devices }, { event, label, hours }, { at, actor }) => {
    const round = lastRound(desk) + 1;
    const refused = rollRefusals(desk, round);
    if (refused.length > 0) return refuse(...refused);
    const device = String(devices + 1);
    const expires = expiryOf(at, hours);
    const isCalled = activeEntries(desk).some(({ body }) => body.absences.includes(round));
    return {
      changes: [
        put(deviceKind, device, 0, { event, account: actor.account, label, expires }),
        ...(isCalled ? [] : rollChanges(desk, round, false)),
      ],
      outcome: { device, expires, round },
    };
  },
});
