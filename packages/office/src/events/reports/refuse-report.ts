import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { findingValues } from '../../kit/finding.ts';
import { invalid } from '../../kit/refusal.ts';
import { eventKind, type Waiver, waiverSchema } from '../event.ts';
import { reportKind } from './report.ts';
import { reportAct, reportVersion } from './report-act.ts';
import { isLastPart } from './report-part.ts';

/** Sends a report back with a reason: it does not count, and may be submitted again. */
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

/**
 * Waives an article that the event did not meet, with a public reason (fce-2016 2.2; fce-1990, Oberts nota; D-OFF-420).
 */
export const waiveFinding = reportAct({
  kind: 'report.waive',
  command: z.strictObject({ event: z.string(), version: reportVersion, code: z.string(), article: z.string() }),
  reason: 'required',
  outcome: z.strictObject({ event: z.string(), waiver: waiverSchema }),
  states: ['submitted'],
  decide: ({ event, report }, command, { actor, today, reason }) => {
    const { code, article } = command;
    const isThat = (each: { readonly code: string; readonly article: string }): boolean =>
      each.code === code && each.article === article;
    const finding = report.body.findings.find(isThat);
    if (finding === undefined) return refuse(invalid('finding-unknown', { code, article }, { field: 'code' }));
    const { waivers = [] } = event.body;
    if (waivers.some(isThat))
      return refuse(invalid('finding-waived', { ...findingValues(finding), article }, { field: 'code' }));
    const waiver: Waiver = {
      code: finding.code,
      article,
      reason: reason ?? '',
      by: actor.account,
      on: today,
      isPublic: true,
    };
    return {
      changes: [put(eventKind, event.id, event.version, { ...event.body, waivers: [...waivers, waiver] })],
      outcome: { event: event.id, waiver },
    };
  },
});
