import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { labelSchema } from '../../kit/written-form.ts';
import { rollChanges, rollRefusals } from '../entries/call-roll.ts';
import { deskAct, eventAct } from '../event-act.ts';
import { activeEntries, lastRound } from '../event-desk.ts';
import { stateRefusals } from '../event-refusals.ts';
import {
  deviceBoardsSchema,
  deviceKind,
  deviceUnknown,
  expiryOf,
  hoursSchema,
  loadDevice,
  scopeOfDevice,
} from './device.ts';

/**
 * A code for one phone, which may then enter results of some boards. The code is shown once and is not part of the
 * record.
 */
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

/** The first phone that shows the code gets it; a second one is refused, whatever it knows (D-OFF-141). */
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

/** The phone can enter nothing more; what it entered stays. Revoking it again changes nothing. */
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

/**
 * A code for a check-in screen, where players report that they are present. Unless someone is already marked as absent,
 * everyone counts as absent from the next round until they press their name, as when the arbiter calls the roll
 * (D-OFF-736).
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
