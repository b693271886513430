import { z } from 'zod';
import { accountKind } from '../../accounts/account.ts';
import { defineQuestion } from '../../kit/question.ts';
import { eventKind } from '../event.ts';
import { eventScope } from '../event-desk.ts';
import { deviceKind, deviceSchema } from './device.ts';

const answer = z.strictObject({
  devices: z.array(
    z.strictObject({
      device: z.string(),
      ...deviceSchema.omit({ event: true }).shape,
      /** Of whoever handed it out. */
      name: z.string(),
      /** `open`: nobody has used the code yet; `over`: expired or revoked. */
      state: z.enum(['open', 'taken-up', 'over']),
    }),
  ),
});

/** Telephones of an event, the newest first. */
export const searchDevices = defineQuestion({
  kind: 'device.search',
  input: z.strictObject({ event: z.string() }),
  answer,
  scope: async (reading, { event }) => eventScope(await reading.get(eventKind, event)),
  ask: async (reading, { event }, { at }): Promise<z.infer<typeof answer>> => {
    const found = await reading.find(deviceKind, { key: 'event', equals: event });
    const accounts = await reading.getMany(accountKind, [...new Set(found.map(({ body }) => body.account))]);
    const names = new Map(accounts.map(({ id, body }) => [id, body.name]));
    return {
      devices: found
        .map(({ id, body: { event: _event, ...device } }) => {
          const isOver = device.revokedAt !== undefined || device.expires <= at;
          const taken = device.takenUpAt === undefined ? ('open' as const) : ('taken-up' as const);
          const name = names.get(device.account) ?? device.account;
          return { device: id, ...device, name, state: isOver ? ('over' as const) : taken };
        })
        .sort((a, b) => Number(b.device) - Number(a.device)),
    };
  },
});
