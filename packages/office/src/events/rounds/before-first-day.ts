import type { IsoDate } from '@escala/core';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { FederationEvent } from '../event.ts';

/**
 * Play may be over before the last day that was announced (D-OFF-130), never before the first: such a report has the wrong dates, and
 * its games would wait for a list of another month or year (D-OFF-314).
 */
export function beforeFirstDay({ start }: Pick<FederationEvent, 'start'>, today: IsoDate): Refusal[] {
  return today < start ? [invalid('event-not-begun', { start, today }, { field: 'event' })] : [];
}
