import { z } from 'zod';
import { defineAct, put } from '../../kit/act.ts';
import { loadScrabbleReport, reportAsSeen, reportSubject } from './report-desk.ts';
import { scrabbleReportKind } from './scrabble-report.ts';

/** A report is sent back with a reason: it counts for nothing, and may be amended. */
export const refuseScrabbleReport = defineAct({
  kind: 'scrabble-report.refuse',
  command: z.strictObject({ event: z.string(), version: z.int().min(1) }),
  reason: 'required',
  outcome: z.strictObject({ event: z.string() }),
  subject: (command) => reportSubject(command),
  load: (reading, command) => loadScrabbleReport(reading, command),
  decide: ({ report }, command, { actor, today, reason }) => {
    const seen = reportAsSeen(report, command, ['submitted']);
    if ('refused' in seen) return seen;
    const decision = { by: actor.account, on: today, reason };
    const body = { ...seen.found.body, state: 'refused' as const, decision };
    return {
      changes: [put(scrabbleReportKind, command.event, command.version, body)],
      outcome: { event: command.event },
    };
  },
});
