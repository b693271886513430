import { dayFrom, writeDay } from '@escala/core';
import type { AppealVerdict } from '@escala/regulations';
import { z } from 'zod';
import { claimTextSchema } from '../../claims/claim.ts';
import { put, refuse } from '../../kit/act.ts';
import { forbidden, invalid } from '../../kit/refusal.ts';
import { regulationOn } from '../../rating/series/series-book.ts';
import { type Federation, federationOf } from '../../registry/federation/federation.ts';
import { acceptedRounds, EVENT_STATES, eventKind } from '../event.ts';
import { type EventReport, reportKind } from './report.ts';
import { reportAct, reportVersion } from './report-act.ts';
import { isLastPart } from './report-part.ts';

/** The verdict on an appeal on a given day, by the federation's first regulation that provides for appeals. */
function appealVerdict(
  federation: Federation | undefined,
  { decision }: Pick<EventReport, 'decision'>,
  on: string,
): (AppealVerdict & { readonly regulation: string }) | undefined {
  if (decision === undefined) return undefined;
  for (const series of federation?.series ?? []) {
    const { book, regulation, revision } = regulationOn(series, decision.on);
    if (book.kind !== 'head-to-head' || book.appeal === undefined) continue;
    return { ...book.appeal(dayFrom(decision.on), dayFrom(on), { revision }), regulation };
  }
  return undefined;
}

/** The last day to appeal, unless there is an appeal. */
export function appealUntil(
  federation: Federation | undefined,
  report: Pick<EventReport, 'decision' | 'appeal'>,
): { readonly appealUntil?: string } {
  const verdict =
    report.appeal === undefined && report.decision && appealVerdict(federation, report, report.decision.on);
  return verdict ? { appealUntil: writeDay(verdict.lastDay) } : {};
}

/** The organisers of a refused event appeal to the commission, once and in time (fide-2009 0.5). */
export const appealRefusal = reportAct({
  kind: 'report.appeal',
  command: z.strictObject({ event: z.string(), version: reportVersion, text: claimTextSchema }),
  outcome: z.strictObject({ event: z.string(), version: z.int() }),
  load: async (reading) => ({ federation: await federationOf(reading) }),
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

/**
 * The commission decides an appeal: if upheld, the report awaits the officer again; otherwise the refusal stands
 * (fide-2009 0.5, D-OFF-423).
 */
export const decideRefusalAppeal = reportAct({
  kind: 'report.decide-appeal',
  command: z.strictObject({ event: z.string(), version: reportVersion, upheld: z.boolean() }),
  reason: 'required',
  outcome: z.strictObject({ event: z.string(), state: z.enum(EVENT_STATES) }),
  states: ['refused'],
  decide: ({ event, report }, command, { actor, today, reason }) => {
    const { appeal, decision, ...body } = report.body;
    if (appeal === undefined || appeal.decision !== undefined)
      return refuse(invalid('refusal-not-appealed', { id: event.id, name: event.body.name }, { field: 'event' }));
    if (decision?.by === actor.account || appeal.by === actor.account)
      return refuse(forbidden('refusal-same-judge', {}));
    const { upheld } = command;
    const answered = { ...appeal, decision: { upheld, by: actor.account, on: today, reason: reason ?? '' } };
    const { decidedOn: _refused, ...before } = event.body;
    const { rounds } = body;
    return {
      changes: upheld
        ? [
            put(reportKind, event.id, report.version, { ...body, appeal: answered, state: 'submitted' as const }),
            put(eventKind, event.id, event.version, {
              ...(isLastPart(event.body, rounds) ? { ...before, state: 'submitted' as const } : event.body),
              ...(rounds !== undefined && { parts: { accepted: acceptedRounds(event.body), waiting: rounds } }),
            }),
          ]
        : [put(reportKind, event.id, report.version, { ...body, decision, appeal: answered })],
      outcome: { event: event.id, state: upheld ? ('submitted' as const) : ('refused' as const) },
    };
  },
});
