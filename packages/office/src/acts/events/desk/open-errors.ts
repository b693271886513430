import type { FederationEvent } from '../../../records/event.ts';
import type { KeptFinding } from '../../../records/finding.ts';
import type { EventReport } from '../../../records/report.ts';

/** Findings that keep a report from being accepted: errors that nobody let pass. */
export function openErrors(
  { findings }: Pick<EventReport, 'findings'>,
  { waivers = [] }: Pick<FederationEvent, 'waivers'>,
): KeptFinding[] {
  return findings.filter(
    ({ severity, code, article }) =>
      severity === 'error' && !waivers.some((waiver) => waiver.code === code && waiver.article === article),
  );
}
