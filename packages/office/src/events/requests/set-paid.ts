import { z } from 'zod';
import { defineAct, put } from '../../kit/act.ts';
import { entryKind } from '../entries/entry.ts';
import { entrySubject, loadForEntry, scopeOfDesk, withEntry } from '../entries/entry-found.ts';

/** Whether the fee is paid; who paid is seen at the desk alone (D-OFF-630). */
export const setPaid = defineAct({
  kind: 'entry.set-paid',
  command: z.strictObject({ event: z.string(), player: z.string(), version: z.int().min(1), paid: z.boolean() }),
  outcome: z.strictObject({ entry: z.string(), version: z.int() }),
  subject: (command) => entrySubject(command),
  load: (reading, command) => loadForEntry(reading, command),
  scope: (facts) => scopeOfDesk(facts),
  decide: (facts, command) =>
    withEntry(facts, command, ['registered', 'running', 'closed'], ({ id, version, body: { paid: _, ...body } }) => ({
      changes: [put(entryKind, id, version, { ...body, ...(command.paid && { paid: true as const }) })],
      outcome: { entry: id, version: version + 1 },
    })),
});
