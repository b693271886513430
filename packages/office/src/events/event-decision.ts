import { z } from 'zod';
import { codeSchema, findingSchema } from '../kit/finding.ts';
import type { FederationEvent } from './event.ts';
import { overruledFindings } from './reports/acceptance.ts';
import { type EventReport, permissionSchema } from './reports/report.ts';

/**
 * The office's decision on an event, which is public: when it was accepted, despite what, and why (fce-2016 2.2,
 * D-OFF-420).
 */
export const decisionShape = z.strictObject({
  on: z.iso.date().optional(),
  /** Absent for decisions made when reasons were still private (D-OFF-20). */
  reason: z.string().optional(),
  /** Who permitted a late registration (fide-2009 0.4). */
  permission: permissionSchema.optional(),
  /** Conditions that the event does not meet and that the acceptance overruled. */
  overruled: z.array(findingSchema),
  /** Waived articles, each with the finding. */
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

/** Undefined until the event is accepted: what the office still has to do is internal (D-OFF-421). */
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
