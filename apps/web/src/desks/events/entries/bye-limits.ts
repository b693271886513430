import type { RequestedBye } from '@escala/core';
import { systemOf } from '../../../components/competition-book.ts';
import type { DeskSite } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href } from '../../../kit/site.ts';
import { type DeskEvent, deskPath } from '../desk-event.ts';

/** How many byes with points a player may have, and the last round for them (D-COMP-44). */
export function byeLimits({ byeLimits: told = {}, rounds }: DeskEvent['event']): {
  most: number | undefined;
  last: number;
} {
  const { most, notInLast = 0 } = told;
  return { most, last: Math.max(0, rounds - notInLast) };
}

/** Possible values of a round off: those of the system, with a whole point only if the event allows it (D-OFF-552). */
export const byeKinds = (event: DeskEvent['event']): readonly RequestedBye[] =>
  (systemOf(event)?.byes.onRequest ?? []).filter((kind) => kind !== 'full' || event.byeLimits?.full === true);

/** What the event allows, in words, and where to allow a whole point. */
export function limitsSaid(site: DeskSite, { id, event }: Pick<DeskEvent, 'id' | 'event'>): Html {
  const { translate } = site;
  const { most, last } = byeLimits(event);
  const isFullOff = systemOf(event)?.byes.onRequest?.includes('full') && !byeKinds(event).includes('full');
  return html`${most !== undefined && translate('web.desk-pairing.byes-most', { most })}
${last < event.rounds && most !== 0 && translate('web.desk-pairing.byes-until', { last })}
${isFullOff && html`<a href="${href(site, deskPath(id, '/settings'))}">${translate('web.byes.full-off')}</a>`}`;
}
