import { z } from 'zod';
import { defineAct, put } from '../../kit/act.ts';
import { eventKind } from '../../records/event.ts';
import { reportKind } from '../../records/report.ts';
import { eventSubject } from './desk/event-found.ts';
import { loadReport, reportVersion, withReport } from './desk/report-found.ts';
import { isLastPart } from './desk/report-part.ts';

/** A report is sent back with a reason: it counts for nothing, and may be submitted anew. */
export const refuseReport = defineAct({
  kind: 'report.refuse',
  command: z.strictObject({ event: z.string(), version: reportVersion }),
  reason: 'required',
  outcome: z.strictObject({ event: z.string() }),
  subject: (command) => eventSubject(command),
  load: (reading, command) => loadReport(reading, command),
  decide: (facts, command, { actor, today, reason }) =>
    withReport(facts, command, ['submitted'], (event, report) => ({
      changes: [
        put(eventKind, event.id, event.version, {
          ...event.body,
          ...(isLastPart(event.body, report.body.rounds) && { state: 'refused' as const, decidedOn: today }),
          ...(event.body.parts !== undefined && { parts: { accepted: event.body.parts.accepted } }),
        }),
        put(reportKind, event.id, report.version, {
          ...report.body,
          state: 'refused' as const,
          decision: { by: actor.account, on: today, reason },
        }),
      ],
      outcome: { event: event.id },
    })),
});
