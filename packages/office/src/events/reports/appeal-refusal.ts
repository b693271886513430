import { writeDay } from '@escala/core';
import { z } from 'zod';
import { claimTextSchema } from '../../claims/claim.ts';
import { put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { federationKind } from '../../registry/federation/federation.ts';
import { appealVerdict } from './appeal-term.ts';
import { reportKind } from './report.ts';
import { reportAct, reportVersion } from './report-act.ts';

/** Whoever runs a refused event goes to the commission, once and in time (fide-2009 0.5). */
export const appealRefusal = reportAct({
  kind: 'report.appeal',
  command: z.strictObject({ event: z.string(), version: reportVersion, text: claimTextSchema }),
  outcome: z.strictObject({ event: z.string(), version: z.int() }),
  load: async (reading) => ({ federation: (await reading.get(federationKind, reading.federation))?.body }),
  states: ['refused'],
  decide: ({ event, report, federation }, command, { actor, today }) => {
    const { appeal } = report.body;
    if (appeal !== undefined) return refuse(invalid('refusal-appealed', { on: appeal.on }, { field: 'event' }));
    const term = appealVerdict(federation, report.body, today);
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
  },
});
