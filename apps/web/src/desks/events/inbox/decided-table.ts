import type { searchEvents } from '@escala/office/questions';
import { systemName } from '../../../components/competition-book.ts';
import { datesOf } from '../../../components/events/event-list.ts';
import { table } from '../../../components/table.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import { reportHref } from './inbox-table.ts';

type EventLine = Awaited<ReturnType<(typeof searchEvents)['ask']>>['events'][number];

/** Events whose report was decided on, the newest first. */
export function decidedTable(site: Site, events: readonly EventLine[]): Html {
  const { translate } = site;
  return table(site, events, [
    ['web.events.name', (event) => html`<a href="${reportHref(site, event.id)}">${event.name}</a>`, 'name'],
    ['web.events.dates', (event) => datesOf(site, event)],
    ['web.events.system', (event) => systemName(site, event), 'wide'],
    [
      'web.events.state',
      (event) => html`<span class="tag state-${event.state}">${translate(`web.event-state.${event.state}`)}</span>`,
    ],
  ]);
}
