import { z } from 'zod';
import { findingSchema } from '../kit/finding.ts';
import { codeSchema } from '../kit/sentence-schema.ts';
import type { FederationEvent } from './event.ts';
import { overruledFindings } from './reports/acceptance.ts';
import { type EventReport, permissionSchema } from './reports/report.ts';

/** What the office decided of an event, for everybody: accepted when, against what, and why (fce-2016 2.2, D-OFF-420). */
export const decisionShape = z.strictObject({
  on: z.iso.date().optional(),
  /** Of decisions that were taken while reasons were private there is none (D-OFF-20). */
  reason: z.string().optional(),
  /** Who let a late registration in (fide-2009 0.4). */
  permission: permissionSchema.optional(),
  /** Conditions that the event does not keep and against which it was accepted. */
  overruled: z.array(findingSchema),
  /** Articles that were let pass, each with what was found. */
  waivers: z.array(
    z.strictObject({
      code: codeSchema<'finding'>(),
      article: z.string(),
      on: z.iso.date(),
      reason: z.string().optional(),
      findings: z.array(findingSchema),
    }),
  ),
});
type EventDecision = z.infer<typeof decisionShape>;

/** Nothing before the event is accepted: what the office still has to do is its own matter (D-OFF-421). */
export function eventDecision(event: FederationEvent, report: EventReport | undefined): EventDecision | undefined {
  if (event.state !== 'accepted') return undefined;
  const { decidedOn, waivers = [] } = event;
  const { findings = [], decision } = report ?? {};
  return {
    ...(decidedOn !== undefined && { on: decidedOn }),
    ...(decision?.isPublic && decision.reason !== null && { reason: decision.reason }),
    ...(decision?.permission && { permission: decision.permission }),
    overruled: overruledFindings({ findings }, event),
    waivers: waivers.map(({ code, article, on, reason, isPublic }) => ({
      ...{ code, article, on },
      ...(isPublic && { reason }),
      findings: findings.filter((finding) => finding.code === code && finding.article === article),
    })),
  };
}
