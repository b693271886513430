import { z } from 'zod';
import { put } from '../../kit/act.ts';
import { eventKind } from '../event.ts';
import { reportKind } from './report.ts';
import { reportAct, reportVersion } from './report-act.ts';
import { isLastPart } from './report-part.ts';

/** A report is sent back with a reason: it counts for nothing, and may be submitted anew. */
export const refuseReport = reportAct({
  kind: 'report.refuse',
  command: z.strictObject({ event: z.string(), version: reportVersion }),
  reason: 'required',
  outcome: z.strictObject({ event: z.string() }),
  states: ['submitted'],
  decide: ({ event, report }, _command, { actor, today, reason }) => ({
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
  }),
});
