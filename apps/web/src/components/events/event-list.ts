import type { AnswerOf, searchEvents } from '@escala/office/questions';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { systemName } from '../competition-book.ts';
import { shortRange, timeRange } from '../format.ts';
import { table } from '../table.ts';
import { stateBadge } from '../ui/badge.ts';
import { eventHref } from './event-frame.ts';

type EventLine = AnswerOf<typeof searchEvents>['events'][number];

/** Events as a table: when, what, and in which state. */
export function eventTable(site: Site, events: readonly EventLine[]): Html {
  const { translate } = site;
  return table(site, events, [
    ['web.events.dates', ({ start, end = start }) => shortRange(site, start, end), 'quiet nowrap wide'],
    [
      'web.word.event',
      ({ id, name, start, end = start }) =>
        html`<a href="${eventHref(site, id)}">${name}</a><span class="under">${shortRange(site, start, end)}</span>`,
      'name',
    ],
    ['web.desk-events.field-place', (event) => event.place, 'widest'],
    [
      'web.desk-events.field-way',
      (event) => html`${systemName(site, event)}, ${translate('web.events.rounds', { rounds: event.rounds })}`,
      'wide nowrap',
    ],
    ['web.word.state', (event) => stateBadge(site, event.state)],
  ]);
}

export function datesOf(site: Site, { start, end }: Pick<EventLine, 'start' | 'end'>): Html {
  return timeRange(site, start, end);
}
