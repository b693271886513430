import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { loadScrabbleReport, reportAsSeen, reportSubject } from './report-desk.ts';
import { scrabbleReportKind } from './scrabble-report.ts';

/** An event that does not count yet is annulled for good. One that counts moves lists: that is a correction. */
export const annulScrabbleReport = defineAct({
  kind: 'scrabble-report.annul',
  command: z.strictObject({ event: z.string(), version: z.int().min(1) }),
  reason: 'required',
  outcome: z.strictObject({ event: z.string() }),
  subject: (command) => reportSubject(command),
  load: (reading, command) => loadScrabbleReport(reading, command),
  decide: ({ report }, command, { actor, today, reason }) => {
    if (report?.body.state === 'accepted')
      return refuse(invalid('scrabble-annul-by-correction', { event: command.event }, { field: 'event' }));
    const seen = reportAsSeen(report, command, ['submitted', 'refused']);
    if ('refused' in seen) return seen;
    const decision = { by: actor.account, on: today, reason };
    const body = { ...seen.found.body, state: 'annulled' as const, decision };
    return {
      changes: [put(scrabbleReportKind, command.event, command.version, body)],
      outcome: { event: command.event },
    };
  },
});
