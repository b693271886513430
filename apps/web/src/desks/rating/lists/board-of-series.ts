import { dayFrom } from '@escala/core';
import type { readPeriod } from '@escala/office/questions';
import { eventHref } from '../../../components/events/event-frame.ts';
import { shortTime, time } from '../../../components/format.ts';
import { table } from '../../../components/table.ts';
import { badge } from '../../../components/ui/badge.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';

export type Period = Awaited<ReturnType<(typeof readPeriod)['ask']>>;
type PeriodEvent = Period['accepted'][number];

interface NamedSeries {
  readonly id: string;
  readonly name: string;
}

/** One series on the board: when its list is due, four counts on the way into it, and the events that wait. */
export function boardOfSeries(site: Site, { id, name }: NamedSeries, period: Period): Html {
  const { translate } = site;
  const { nextList, lastList, accepted, submitted, missing, refused, due } = period;
  const games = accepted.reduce((sum, event) => sum + (event.games ?? 0), 0);
  const isDue = dayFrom(nextList) <= dayFrom(site.today);
  const count = (kind: Kind, events: readonly PeriodEvent[], said: string): Html =>
    html`<li${kind !== 'in' && events.length > 0 && html` class="waits"`}><span>${translate(`web.desk-work.period-${kind}`)}</span><strong>${events.length}</strong><span>${said}</span></li>\n`;
  return html`<section class="card board"><header><div><h2>${name}: ${time(site, nextList)}</h2>
<p class="quiet small">${when(site, nextList)} ${lastList !== null && html`${translate('web.desk-office.last-list')} ${time(site, lastList)}.`}
${isBehind(period) && html`<strong>${translate('web.desk-office.behind', { lists: due.length })}</strong>`}</p></div>
<a class="button${isDue && ' main'}" href="${href(site, `/desk/lists/${id}`)}" data-takes-time>${translate(isDue ? 'web.desk-work.preview-publish' : 'web.desk-office.see-preview')}</a></header>
<ul class="period">${period.of === 'event' && count('missing', missing, translate('web.desk-office.board-missing', { events: missing.length }))}
${count('waiting', submitted, translate('web.desk-office.board-waiting', { events: submitted.length }))}
${count('refused', refused, translate('web.desk-office.board-refused', { events: refused.length }))}
${count('in', accepted, translate('web.desk-office.in-games', { events: accepted.length, games }))}</ul>
${waitingEvents(site, period)}</section>`;
}

/** Lists of Scrabble may come out on any day (D-OFF-11): none is overdue. */
export const isBehind = ({ of, due }: Period): boolean => of === 'event' && due.length > 1;

/** Where the office decides on a report. */
export const reportPath = (of: Period['of'], event: string): string =>
  `/desk/reports/${of === 'event' ? '' : 'scrabble/'}${encodeURIComponent(event)}`;

/** How far away the list is. */
function when({ translate, today }: Site, next: string): string {
  const days = dayFrom(next) - dayFrom(today);
  return translate(days > 0 ? 'web.desk-office.list-in-days' : 'web.desk-office.list-due', { days: Math.abs(days) });
}

type Kind = 'missing' | 'waiting' | 'refused' | 'in';

/** Events that are not in the list yet, with the way to what is to do; those that are in it are folded. */
function waitingEvents(site: Site, period: Period): Html {
  const { accepted, submitted, missing, refused, of } = period;
  const report = (event: string): string => href(site, reportPath(of, event));
  const open = (kind: Kind, events: readonly PeriodEvent[], address = report) =>
    events.map((event) => ({ ...event, kind, address: address(event.id) }));
  const isPublic = (event: string): string => eventHref(site, event);
  const rows = [
    ...open('waiting', submitted),
    ...(of === 'event' ? open('missing', missing, isPublic) : []),
    ...open('refused', refused),
  ];
  return html`${rows.length > 0 && eventTable(site, rows)}${
    accepted.length > 0 &&
    html`<details class="inside"><summary>${site.translate('web.desk-work.in-list', { events: accepted.length })}</summary>${eventTable(site, open('in', accepted, isPublic))}</details>`
  }`;
}

type ShownEvent = PeriodEvent & { readonly kind: Kind; readonly address: string };
const TONES = { missing: 'error', waiting: 'info', refused: 'warning', in: 'success' } as const;

function eventTable(site: Site, events: readonly ShownEvent[]): Html {
  const { translate } = site;
  return table(
    site,
    events,
    [
      ['web.events.name', ({ name, address }) => html`<a href="${address}">${name}</a>`, 'name'],
      ['web.desk-work.ended', ({ end }) => shortTime(site, end), 'wide quiet'],
      ['web.list.games', ({ games }) => games, 'number wide'],
      [
        'web.events.state',
        ({ kind, state }) =>
          badge(
            translate(kind === 'missing' ? `web.event-state.${state}` : `web.desk-work.period-${kind}`),
            TONES[kind],
          ),
      ],
    ],
    { kind: 'dense' },
  );
}
