import { dayFrom } from '@escala/core';
import type { readPeriod } from '@escala/office/questions';
import { eventHref } from '../../../components/events/event-frame.ts';
import { shortTime, time } from '../../../components/format.ts';
import { type Html, html, type Value } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';

export type Period = Awaited<ReturnType<(typeof readPeriod)['ask']>>;
type PeriodEvent = Period['accepted'][number];

interface NamedSeries {
  readonly id: string;
  readonly name: string;
}

/** One series on the board. */
export function boardOfSeries(site: Site, { id, name }: NamedSeries, period: Period): Html {
  const { translate } = site;
  const { nextList, lastList, accepted, submitted, missing, refused, due } = period;
  const report = (event: string): string => href(site, reportPath(period.of, event));
  const games = accepted.reduce((sum, event) => sum + (event.games ?? 0), 0);
  return html`<section class="card inside board"><h2>${name}</h2>
${when(site, nextList, lastList)}
${isBehind(period) && html`<p><strong>${translate('web.desk-office.behind', { lists: due.length })}</strong></p>`}
<p>${toPreview(site, id)}</p>
${part(site, 'in', accepted, translate('web.desk-office.in-games', { events: accepted.length, games }), (event) => eventHref(site, event))}
${part(site, 'waiting', submitted, translate('web.desk-office.board-waiting', { events: submitted.length }), report)}
${period.of === 'event' && part(site, 'missing', missing, translate('web.desk-office.board-missing', { events: missing.length }), (event) => eventHref(site, event))}
${refused.length > 0 && part(site, 'refused', refused, translate('web.desk-office.board-refused', { events: refused.length }), report)}
</section>`;
}

/** Lists of Scrabble may come out on any day (D-OFF-11): none is overdue. */
export const isBehind = ({ of, due }: Period): boolean => of === 'event' && due.length > 1;

/** Where the office decides on a report. */
export const reportPath = (of: Period['of'], event: string): string =>
  `/desk/reports/${of === 'event' ? '' : 'scrabble/'}${encodeURIComponent(event)}`;

/** The date of the list, and how far away it is. */
function when(site: Site, next: string, last: string | null): Html {
  const { translate, today } = site;
  const days = dayFrom(next) - dayFrom(today);
  return html`<p class="big">${time(site, next)}</p>
<p>${translate(days > 0 ? 'web.desk-office.list-in-days' : 'web.desk-office.list-due', { days: Math.abs(days) })}
<span class="quiet">${last !== null && html`${translate('web.desk-office.last-list')} ${time(site, last)}.`}</span></p>`;
}

const toPreview = (site: Site, series: string): Html =>
  html`<a class="button" href="${href(site, `/desk/lists/${series}`)}" data-takes-time>${site.translate('web.desk-office.see-preview')}</a>`;

/** Events under what they mean for the list; what needs nobody is folded. */
function part(
  site: Site,
  kind: 'in' | 'waiting' | 'missing' | 'refused',
  events: readonly PeriodEvent[],
  said: string,
  address: (event: string) => string,
): Html {
  if (events.length === 0) return html`<p class="quiet">${said}</p>`;
  return html`<details${kind !== 'in' && html` open`} class="board-${kind}"><summary>${said}</summary>
<ul>${events.map((event) => html`<li><a href="${address(event.id)}">${event.name}</a> <span class="quiet small">${shortTime(site, event.end)}${stateOf(site, kind, event)}</span></li>\n`)}</ul></details>`;
}

function stateOf({ translate }: Site, kind: string, { state, games }: PeriodEvent): Value {
  if (kind === 'missing') return html` · ${translate(`web.event-state.${state}`)}`;
  return games !== undefined && html` · ${translate('web.desk-office.games', { games })}`;
}
