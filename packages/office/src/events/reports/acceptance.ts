import { bookOfCode } from '@escala/core';
import { type RegisteredPlayer, ruleBookOf } from '@escala/regulations';
import { findingValues, type KeptFinding } from '../../kit/finding.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Federation } from '../../registry/federation/federation.ts';
import { registrationTerms } from '../checks/registration-terms.ts';
import type { FederationEvent } from '../event.ts';
import type { EventReport } from './report.ts';

/** What is stated when accepting. */
interface AcceptanceTerms {
  readonly reason: string | null;
  readonly permission?: { readonly by: string } | undefined;
}

/** Findings that are, or would be, overruled by acceptance without having been waived. */
export function overruledFindings(
  { findings }: Pick<EventReport, 'findings'>,
  event: Pick<FederationEvent, 'waivers'>,
): KeptFinding[] {
  return findings.filter((finding) => {
    const { severity, code, article } = finding;
    const book = ruleBookOf(bookOfCode(code));
    const isCondition = book?.kind === 'head-to-head' && book.conditions?.includes(article) === true;
    return severity === 'warning' && isCondition && !isWaived(finding, event);
  });
}

/**
 * Overruling needs a reason in words (fce-2016 2.2, D-OFF-420), a late registration needs a permission (fide-2009 0.4).
 */
export function acceptanceRefusals(
  federation: Federation | undefined,
  event: FederationEvent,
  report: Pick<EventReport, 'findings'>,
  field: readonly RegisteredPlayer[],
  { reason, permission }: AcceptanceTerms,
): Refusal[] {
  const unreasoned = reason === null ? overruledFindings(report, event) : [];
  const late = registrationTerms(federation, event, field).filter(({ verdict }) => verdict === 'needs-permission');
  return [
    ...unreasoned.map((finding) => {
      const { code, article } = finding;
      const cited = { field: 'reason', regulation: bookOfCode(code), article };
      return invalid('finding-unreasoned', { ...findingValues(finding), article }, cited);
    }),
    ...(permission === undefined ? late : []).map(({ regulation, article, due }) =>
      invalid(
        'permission-missing',
        { due, registered: event.registeredOn },
        { field: 'permission.by', regulation, article },
      ),
    ),
  ];
}

/** What is kept on record; the reason is published with the event. */
export function acceptance({ reason, permission }: AcceptanceTerms) {
  return { reason, ...(reason !== null && { isPublic: true as const }), ...(permission && { permission }) };
}

/** Findings that prevent acceptance: errors not waived. */
export function openErrors(
  { findings }: Pick<EventReport, 'findings'>,
  event: Pick<FederationEvent, 'waivers'>,
): KeptFinding[] {
  return findings.filter((finding) => finding.severity === 'error' && !isWaived(finding, event));
}

/** An article is waived for the whole event, for all players concerned. */
function isWaived(
  { code, article }: Pick<KeptFinding, 'code' | 'article'>,
  { waivers = [] }: Pick<FederationEvent, 'waivers'>,
): boolean {
  return waivers.some((waiver) => waiver.code === code && waiver.article === article);
}

/** Each with its own sentence: a report counts, in time or late, only when none is left. */
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
