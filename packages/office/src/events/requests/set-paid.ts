import { z } from 'zod';
import { put } from '../../kit/act.ts';
import { entryKind } from '../entries/entry.ts';
import { entryAct } from '../entries/entry-act.ts';

/** Whether the fee is paid; who paid is seen at the desk alone (D-OFF-630). */
export const setPaid = entryAct({
  kind: 'entry.set-paid',
  command: z.strictObject({ event: z.string(), player: z.string(), version: z.int().min(1), paid: z.boolean() }),
  outcome: z.strictObject({ entry: z.string(), version: z.int() }),
  states: ['registered', 'running', 'closed'],
  decide: (
    {
      entry: {
        id,
        version,
        body: { paid: _, ...body },
      },
    },
    command,
  ) => ({
    changes: [put(entryKind, id, version, { ...body, ...(command.paid && { paid: true as const }) })],
    outcome: { entry: id, version: version + 1 },
  }),
});
