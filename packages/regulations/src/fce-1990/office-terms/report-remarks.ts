import type { Finding, IsoDate } from '@escala/core';

/**
 * Play may be over before the last day that was announced: no article forbids it, so it is said and not refused (D-OFF-130). The days
 * for the reports run from the end of the event (Oberts 8).
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
