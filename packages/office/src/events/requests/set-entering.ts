import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { enteringSchema, eventKind } from '../event.ts';
import { eventSubject, scopeOfEvent } from '../event-found.ts';
import { eventUnknown, stateRefusals, versionRefusals } from '../event-refusals.ts';

/** Whether players enter by themselves, how many may play and the fee; all of it is given anew. Without a day the page is closed. */
export const setEntering = defineAct({
  kind: 'event.set-entering',
  command: z.strictObject({ event: z.string(), version: z.int().min(1), entering: enteringSchema }),
  outcome: z.strictObject({ event: z.string(), version: z.int() }),
  subject: (command) => eventSubject(command),
  load: async (reading, command) => ({ event: await reading.get(eventKind, command.event) }),
  scope: (facts) => scopeOfEvent(facts),
  decide: ({ event }, command) => {
    if (event === undefined) return refuse(eventUnknown(command.event));
    const refused = [
      ...versionRefusals(event, command.version, command),
      ...stateRefusals(event, ['registered', 'running']),
    ];
    if (refused.length > 0) return refuse(...refused);
    const { entering: _before, ...body } = event.body;
    const told = Object.keys(command.entering).length > 0 ? { entering: command.entering } : {};
    return {
      changes: [put(eventKind, event.id, event.version, { ...body, ...told })],
      outcome: { event: event.id, version: event.version + 1 },
    };
  },
});
