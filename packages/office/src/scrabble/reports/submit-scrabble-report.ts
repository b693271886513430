import { z } from 'zod';
import { eventKind } from '../../events/event.ts';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { findingSchema } from '../../kit/finding.ts';
import { conflict } from '../../kit/refusal.ts';
import type { Reading } from '../../ports.ts';
import { givenId } from '../../registry/given-id.ts';
import { scrabbleReportKind } from './scrabble-report.ts';
import { loadReported, reportedShape, submittedReport } from './submitted-report.ts';

export const submittedSchema = z.strictObject({
  event: z.string(),
  games: z.int(),
  libere: z.int(),
  /** What the rule book will not rate. */
  findings: z.array(findingSchema),
});
export type Submitted = z.infer<typeof submittedSchema>;

/** Ids are unique across all kinds of events, since a correction names only the id. */
const presentEvent = async (reading: Reading, event: string) =>
  (await reading.get(scrabbleReportKind, event)) ?? (await reading.get(eventKind, event));

/** Reports a Scrabble event with everything that was played. It awaits the officer. */
export const submitScrabbleReport = defineAct({
  kind: 'scrabble-report.submit',
  command: z.strictObject({
    /** By default a new id. */
    event: givenId.optional(),
    ...reportedShape,
  }),
  outcome: submittedSchema,
  subject: (_command, outcome: Submitted) => ({ kind: 'scrabble-report', id: outcome.event }),
  load: async (reading, command) => ({
    ...(await loadReported(reading, command)),
    present: command.event === undefined ? undefined : await presentEvent(reading, command.event),
  }),
  decide: (facts, command, { today, actor, newId }) => {
    const { event = newId() } = command;
    const { refused, body } = submittedReport(facts, command, actor.account, today);
    const { present } = facts;
    const refusals = [...refused];
    if (present !== undefined)
      refusals.push(conflict('scrabble-report-exists', { event, name: present.body.name }, command, present));
    if (refusals.length > 0) return refuse(...refusals);
    const { collective, libere, findings } = body;
    return {
      changes: [put(scrabbleReportKind, event, 0, body)],
      outcome: { event, games: collective.length, libere: libere.length, findings },
    };
  },
});
