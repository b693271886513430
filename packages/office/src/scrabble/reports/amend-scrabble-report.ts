import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { loadScrabbleReport, reportAsSeen, reportScope, reportSubject } from './report-desk.ts';
import { scrabbleReportKind } from './scrabble-report.ts';
import { submittedSchema } from './submit-scrabble-report.ts';
import { loadReported, reportedShape, submittedReport } from './submitted-report.ts';

/** A report that does not count yet is sent once more, put right: it replaces the one that waits or was refused. */
export const amendScrabbleReport = defineAct({
  kind: 'scrabble-report.amend',
  command: z.strictObject({ event: z.string(), version: z.int().min(1), ...reportedShape }),
  outcome: submittedSchema,
  subject: (command) => reportSubject(command),
  load: async (reading, command) => ({
    ...(await loadScrabbleReport(reading, command)),
    ...(await loadReported(reading, command)),
  }),
  scope: ({ report }) => reportScope(report),
  decide: (facts, command, { today }) => {
    const { event, version } = command;
    const seen = reportAsSeen(facts.report, command, ['submitted', 'refused']);
    if ('refused' in seen) return seen;
    const { refused, body } = submittedReport(facts, command, seen.found.body.submittedBy, today);
    if (refused.length > 0) return refuse(...refused);
    const { collective, libere, findings } = body;
    return {
      changes: [put(scrabbleReportKind, event, version, body)],
      outcome: { event, games: collective.length, libere: libere.length, findings },
    };
  },
});
