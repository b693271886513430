import { z } from 'zod';
import { defineAct, put } from '../../kit/act.ts';
import { eventKind } from '../event.ts';
import { eventSubject } from '../event-found.ts';
import { reportKind } from './report.ts';
import { loadReport, reportVersion, withReport } from './report-found.ts';
import { isLastPart } from './report-part.ts';

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
