import { bookOfCode } from '@escala/core';
import type { KeptFinding } from '../../kit/finding.ts';
import { findingValues } from '../../kit/finding.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { FederationEvent } from '../event.ts';
import type { EventReport } from './report.ts';

/** Findings that keep a report from being accepted: errors that nobody let pass. */
export function openErrors(
  { findings }: Pick<EventReport, 'findings'>,
  event: Pick<FederationEvent, 'waivers'>,
): KeptFinding[] {
  return findings.filter((finding) => finding.severity === 'error' && !isWaived(finding, event));
}

/** An article is let pass for the whole event, whomever it was found with. */
export function isWaived(
  { code, article }: Pick<KeptFinding, 'code' | 'article'>,
  { waivers = [] }: Pick<FederationEvent, 'waivers'>,
): boolean {
  return waivers.some((waiver) => waiver.code === code && waiver.article === article);
}

/** Each of them with its own sentence: a report counts, in time or late, only when none is left. */
export function openErrorRefusals(
  report: Pick<EventReport, 'findings'>,
  event: Pick<FederationEvent, 'waivers'>,
): Refusal[] {
  return openErrors(report, event).map((finding) => {
    const { code, article } = finding;
    const cited = { regulation: bookOfCode(code), article };
    return invalid('finding-open', { ...findingValues(finding), article }, cited);
  });
}
