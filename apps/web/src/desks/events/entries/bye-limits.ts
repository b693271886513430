import type { DeskSite } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { DeskEvent } from '../desk-event.ts';

/** How many byes with points somebody may have, and the last round of any (D-COMP-44). */
export function byeLimits({ byeLimits: told = {}, rounds }: DeskEvent['event']): {
  most: number | undefined;
  last: number;
} {
  const { most, notInLast = 0 } = told;
  return { most, last: Math.max(0, rounds - notInLast) };
}

/** What the event allows, in words. */
export function limitsSaid({ translate }: DeskSite, event: DeskEvent['event']): Html {
  const { most, last } = byeLimits(event);
  return html`${most !== undefined && translate('web.desk-pairing.byes-most', { most })}
${last < event.rounds && most !== 0 && translate('web.desk-pairing.byes-until', { last })}`;
}
