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

/** The id decides, and an officer looks whether it is the right one (D-OFF-334). Reports are sent by Oberts 8. */
export function otherName(player: string, name: string, told: string): Finding {
  return {
    severity: 'warning',
    code: 'fce-1990.report-name',
    article: 'Oberts 8',
    decisions: ['D-OFF-334'],
    player,
    values: { id: player, name, told },
  };
}
