import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { scrabbleReportKind } from './scrabble-report.ts';
import { scrabbleReportAct } from './scrabble-report-act.ts';
import { submittedSchema } from './submit-scrabble-report.ts';
import { loadReported, reportedShape, submittedReport } from './submitted-report.ts';

/** A report that does not count yet is sent once more, put right: it replaces the one that waits or was refused. */
export const amendScrabbleReport = scrabbleReportAct({
  kind: 'scrabble-report.amend',
  command: z.strictObject({ event: z.string(), version: z.int().min(1), ...reportedShape }),
  outcome: submittedSchema,
  load: (reading, command) => loadReported(reading, command),
  states: ['submitted', 'refused'],
  decide: ({ report, ...facts }, command, { today }) => {
    const { event, version } = command;
    const { refused, body } = submittedReport(facts, command, report.body.submittedBy, today);
    if (refused.length > 0) return refuse(...refused);
    const { collective, libere, findings } = body;
    return {
      changes: [put(scrabbleReportKind, event, version, body)],
      outcome: { event, games: collective.length, libere: libere.length, findings },
    };
  },
});
