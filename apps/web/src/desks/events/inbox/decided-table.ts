import type { searchEvents } from '@escala/office/questions';
import { datesOf, systemOf } from '../../../components/events/event-list.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import { reportHref } from './inbox-table.ts';

type EventLine = Awaited<ReturnType<(typeof searchEvents)['ask']>>['events'][number];

/** Events whose report was decided on, the newest first. */
export function decidedTable(site: Site, events: readonly EventLine[]): Html {
  const { translate } = site;
  return html`<div class="scroll"><table>
<thead><tr><th scope="col">${translate('web.events.name')}</th><th scope="col">${translate('web.events.dates')}</th>
<th scope="col" class="wide">${translate('web.events.system')}</th><th scope="col">${translate('web.events.state')}</th></tr></thead>
<tbody>${events.map(
    (
      event,
    ) => html`<tr><th scope="row"><a href="${reportHref(site, event.id)}">${event.name}</a></th><td>${datesOf(site, event)}</td>
<td class="wide">${systemOf(site, event)}</td><td><span class="tag state-${event.state}">${translate(`web.event-state.${event.state}`)}</span></td></tr>\n`,
  )}</tbody></table></div>`;
}
