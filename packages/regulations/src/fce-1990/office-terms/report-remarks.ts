import type { Finding, IsoDate } from '@escala/core';

/**
 * An event may end before its announced last day: no article forbids it, so this is a remark, not a refusal
 * (D-OFF-130). The deadline for the reports runs from the actual end (Oberts 8).
 */
export function beforeLastDay(end: IsoDate, today: IsoDate): Finding {
  const values = { end, today };
  return {
    severity: 'warning',
    code: 'fce-1990.before-last-day',
    article: 'Oberts 8',
    decisions: ['D-OFF-130'],
    values,
  };
}
