import { z } from 'zod';
import { defineAct, refuse } from '../kit/act.ts';
import { invalid, missing } from '../kit/refusal.ts';
import { mailOf } from './mail-queue.ts';

/** A mail that was given up is tried again, from the beginning. The server puts it back into the queue. */
export const tryMailAgain = defineAct({
  kind: 'mail.try-again',
  command: z.strictObject({ mail: z.string().min(1).max(100) }),
  outcome: z.strictObject({ mail: z.string() }),
  subject: ({ mail }) => ({ kind: 'mail', id: mail }),
  load: async (reading, { mail }, { vault }) => vault && mailOf(vault, reading.federation, mail),
  decide: (present, { mail }) => {
    if (present === undefined) return refuse(missing('mail-unknown', {}, { field: 'mail' }));
    if (present.state !== 'failed') return refuse(invalid('mail-not-failed', {}, { field: 'mail' }));
    return { changes: [], outcome: { mail } };
  },
});
