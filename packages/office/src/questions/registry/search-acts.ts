import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';

const touched = z.strictObject({ kind: z.string(), id: z.string(), from: z.int(), to: z.int(), digest: z.string() });

/** What was done: by kind of act, by who did it, by dates, or about a record; the newest first. */
export const searchActs = defineQuestion({
  kind: 'act.search',
  input: z.strictObject({
    kind: z.string().optional(),
    actor: z.string().optional(),
    subject: z.strictObject({ kind: z.string(), id: z.string() }).optional(),
    /** Instants or dates; `to` is not included. */
    from: z.string().optional(),
    to: z.string().optional(),
    before: z.int().optional(),
    limit: z.int().min(1).max(200).default(50),
  }),
  answer: z.strictObject({
    acts: z.array(
      z.strictObject({
        seq: z.int(),
        id: z.string(),
        kind: z.string(),
        at: z.string(),
        actor: z.string(),
        reason: z.string().nullable(),
        subject: z.strictObject({ kind: z.string(), id: z.string() }),
        command: z.unknown(),
        outcome: z.unknown(),
        touched: z.array(touched),
      }),
    ),
  }),
  ask: async (reading, query) => ({
    acts: (await reading.acts(query)).map(
      ({ seq, id, kind, at, actor, reason, subject, command, outcome, touched: records }) => ({
        seq,
        id,
        kind,
        at,
        actor,
        reason,
        subject,
        command,
        outcome,
        touched: [...records],
      }),
    ),
  }),
});
