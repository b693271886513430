import { z } from 'zod';
import { reportScope } from '../../acts/scrabble/report-desk.ts';
import { defineQuestion } from '../../kit/question.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import type { Kept, Reading } from '../../ports.ts';
import { type ScrabbleReport, scrabbleReportKind, scrabbleReportSchema } from '../../records/scrabble-report.ts';

const input = z.strictObject({ event: z.string() });
const answer = z.strictObject({ event: z.string(), version: z.int(), report: scrabbleReportSchema });

/** A report in whatever state it is, for the office and for whoever submitted it. */
export const showScrabbleReport = defineQuestion({
  kind: 'scrabble-report.show',
  input,
  answer,
  scope: async (reading, { event }) => reportScope(await reading.get(scrabbleReportKind, event)),
  ask: async (reading, { event }) => shown(await foundReport(reading, event)),
});

/** What was played at an event that counts, or did until it was annulled. Accounts are the office's matter. */
export const showScrabbleEvent = defineQuestion({
  kind: 'scrabble-event.show',
  input,
  answer: answer.extend({ report: scrabbleReportSchema.omit({ submittedBy: true, decision: true }) }),
  ask: async (reading, { event }) => {
    const report = await foundReport(reading, event);
    if (report.body.state !== 'accepted' && report.body.state !== 'annulled') throw unknown(event);
    const { submittedBy: _by, decision: _decision, ...body } = report.body;
    return { event, version: report.version, report: body };
  },
});

async function foundReport(reading: Reading, event: string): Promise<Kept<ScrabbleReport>> {
  const report = await reading.get(scrabbleReportKind, event);
  if (report === undefined) throw unknown(event);
  return report;
}

const shown = ({ id, version, body }: Kept<ScrabbleReport>) => ({ event: id, version, report: body });

const unknown = (event: string): Refused =>
  new Refused([missing('scrabble-report-unknown', { event }, { field: 'event' })]);
