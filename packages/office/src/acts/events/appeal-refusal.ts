import { writeDay } from '@escala/core';
import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { claimTextSchema } from '../../records/claim.ts';
import { federationKind } from '../../records/federation.ts';
import { reportKind } from '../../records/report.ts';
import { appealVerdict } from './desk/appeal-term.ts';
import { eventSubject, scopeOfEvent } from './desk/event-found.ts';
import { loadReport, reportVersion, withReport } from './desk/report-found.ts';

/** Whoever runs a refused event goes to the commission, once and in time (fide-2009 0.5). */
export const appealRefusal = defineAct({
  kind: 'report.appeal',
  command: z.strictObject({ event: z.string(), version: reportVersion, text: claimTextSchema }),
  reason: 'optional',
  outcome: z.strictObject({ event: z.string(), version: z.int() }),
  subject: (command) => eventSubject(command),
  load: async (reading, command) => ({
    ...(await loadReport(reading, command)),
    federation: (await reading.get(federationKind, reading.federation))?.body,
  }),
  scope: (facts) => scopeOfEvent(facts),
  decide: (facts, command, { actor, today }) =>
    withReport(facts, command, ['refused'], (event, report) => {
      const { appeal } = report.body;
      if (appeal !== undefined) return refuse(invalid('refusal-appealed', { on: appeal.on }, { field: 'event' }));
      const term = appealVerdict(facts.federation, report.body, today);
      if (term === undefined) return refuse(invalid('refusal-no-appeal', {}, { field: 'event' }));
      const { verdict, lastDay, regulation, article } = term;
      if (verdict === 'too-late') {
        const values = { lastDay: writeDay(lastDay), today, notified: report.body.decision!.on };
        return refuse(invalid('refusal-appeal-late', values, { field: 'event', regulation, article }));
      }
      const made = { text: command.text, by: actor.account, on: today };
      return {
        changes: [put(reportKind, event.id, report.version, { ...report.body, appeal: made })],
        outcome: { event: event.id, version: report.version + 1 },
      };
    }),
});
