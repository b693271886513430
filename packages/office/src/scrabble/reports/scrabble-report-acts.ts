import { z } from 'zod';
import { type Change, put, refuse, type Terms } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import type { Kept } from '../../ports.ts';
import { checkedPlay } from './play-refusals.ts';
import { type ScrabbleReport, scrabbleReportKind } from './scrabble-report.ts';
import { scrabbleReportAct } from './scrabble-report-act.ts';
import { submittedSchema } from './submit-scrabble-report.ts';
import { loadReported, loadReportGround, reportedShape, submittedReport } from './submitted-report.ts';
import { playFiling } from './waiting-reports.ts';

/** Submits a corrected version of a report that does not count yet: it replaces the waiting or refused one. */
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

function decided(
  report: Kept<ScrabbleReport>,
  state: ScrabbleReport['state'],
  { actor, today, reason }: Terms,
): Change {
  const decision = { by: actor.account, on: today, reason };
  return put(scrabbleReportKind, report.id, report.version, { ...report.body, state, decision });
}

/** The officer accepts a report: from now on its games count, on the next list (D-OFF-473). */
export const acceptScrabbleReport = scrabbleReportAct({
  kind: 'scrabble-report.accept',
  command: z.strictObject({ event: z.string(), version: z.int().min(1) }),
  outcome: z.strictObject({ event: z.string(), games: z.int(), libere: z.int() }),
  states: ['submitted'],
  load: async (reading, _command, _ports, { report }) => ({ ground: await loadReportGround(reading, report.body) }),
  decide: ({ report, ground }, { event }, terms) => {
    const { body } = report;
    // Players may have been merged since it arrived; uneven places were already checked.
    const { refused } = checkedPlay(ground, body, terms.today, ['places']);
    if (refused.length > 0) return refuse(...refused);
    const { collective, libere } = body;
    return {
      changes: [decided(report, 'accepted', terms)],
      filings: [playFiling(event, { counts: true, acceptedBy: terms.seq, collective, libere })],
      outcome: { event, games: collective.length, libere: libere.length },
    };
  },
});

/** Sends a report back with a reason: it does not count, and may be amended. */
export const refuseScrabbleReport = scrabbleReportAct({
  kind: 'scrabble-report.refuse',
  command: z.strictObject({ event: z.string(), version: z.int().min(1) }),
  reason: 'required',
  outcome: z.strictObject({ event: z.string() }),
  states: ['submitted'],
  decide: ({ report }, { event }, terms) => ({ changes: [decided(report, 'refused', terms)], outcome: { event } }),
});

/** Annuls an event that does not count yet, for good. Annulling one that counts moves lists: that is a correction. */
export const annulScrabbleReport = scrabbleReportAct({
  kind: 'scrabble-report.annul',
  command: z.strictObject({ event: z.string(), version: z.int().min(1) }),
  reason: 'required',
  outcome: z.strictObject({ event: z.string() }),
  states: ['submitted', 'refused', 'accepted'],
  decide: ({ report }, { event }, terms) => {
    if (report.body.state === 'accepted')
      return refuse(invalid('scrabble-annul-by-correction', { event }, { field: 'event' }));
    return { changes: [decided(report, 'annulled', terms)], outcome: { event } };
  },
});
