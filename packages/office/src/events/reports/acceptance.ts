import type { KeptFinding } from '../../kit/finding.ts';
import { findingValues } from '../../kit/finding-values.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Federation } from '../../registry/federation/federation.ts';
import { registrationTerms } from '../checks/registration-terms.ts';
import type { FederationEvent } from '../event.ts';
import { isWaived } from './open-errors.ts';
import type { EventReport } from './report.ts';

/** What whoever accepts says of it. */
export interface AcceptanceTerms {
  readonly reason: string | null;
  readonly permission?: { readonly by: string } | undefined;
}

/**
 * Articles that ask something of an event and leave it to the federation to rate it all the same: findings of them are warnings, and to
 * accept the event is to overrule them (fce-2016 2.2). Other warnings say what was done, or what to look at.
 */
const CONDITIONS: Readonly<Record<string, readonly string[]>> = {
  'fce-2016': ['2.1', '6.1', '6.2'],
  'fide-2009': ['3.1'],
};

/** Findings against which the event is accepted, or would be, without anybody having waived them. */
export function overruledFindings(
  { findings }: Pick<EventReport, 'findings'>,
  event: Pick<FederationEvent, 'waivers'>,
): KeptFinding[] {
  return findings.filter((finding) => {
    const { severity, code, article } = finding;
    const regulation = code.slice(0, code.indexOf('.'));
    return severity === 'warning' && CONDITIONS[regulation]?.includes(article) && !isWaived(finding, event);
  });
}

/** Overruling takes a reason in words (fce-2016 2.2, D-OFF-420), a late registration somebody's permission (fide-2009 0.4). */
export function acceptanceRefusals(
  federation: Federation | undefined,
  event: FederationEvent,
  report: Pick<EventReport, 'findings'>,
  { reason, permission }: AcceptanceTerms,
): Refusal[] {
  const unreasoned = reason === null ? overruledFindings(report, event) : [];
  const late = registrationTerms(federation, event).filter(({ verdict }) => verdict === 'needs-permission');
  return [
    ...unreasoned.map((finding) => {
      const { code, article } = finding;
      const cited = { field: 'reason', regulation: code.slice(0, code.indexOf('.')), article };
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

/** What stays on record of it; the reason is published with the event. */
export function acceptance({ reason, permission }: AcceptanceTerms) {
  return { reason, ...(reason !== null && { isPublic: true as const }), ...(permission && { permission }) };
}
