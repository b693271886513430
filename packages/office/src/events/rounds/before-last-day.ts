import type { Finding, IsoDate } from '@escala/core';
import type { KeptFinding } from '../../kit/finding.ts';
import type { FederationEvent } from '../event.ts';

/**
 * Play may be over before the last day that was announced: no article forbids it, so it is said and not refused (D-OFF-130). The days
 * for the reports run from the end of the event (Oberts 8).
 */
export function beforeLastDay({ end }: Pick<FederationEvent, 'end'>, today: IsoDate): (Finding & KeptFinding)[] {
  if (today >= end) return [];
  const values = { end, today };
  return [
    { severity: 'warning', code: 'fce-1990.before-last-day', article: 'Oberts 8', decisions: ['D-OFF-130'], values },
  ];
}
