import type { searchEvents } from '@escala/office/questions';
import { type Html, html } from '../kit/html.ts';
import { href, type Site } from '../kit/site.ts';
import { time } from './format.ts';

type EventLine = Awaited<ReturnType<(typeof searchEvents)['ask']>>['events'][number];

/** Events as a table: when, what, and how far they are. */
export function liveEventsOf(site: Site, events: readonly EventLine[]): Html {
  const { translate } = site;
  if (events.length === 0) return html`<p class="quiet">${translate('web.events.none')}</p>`;
  return html`<div class="scroll"><table>
<thead><tr><th scope="col">${translate('web.events.dates')}</th><th scope="col">${translate('web.events.name')}</th>
<th scope="col">${translate('web.events.state')}</th></tr></thead>
<tbody>
${events.map(
  (
    event,
  ) => html`<tr><td>${time(site, event.start)}${event.end !== event.start && html` – ${time(site, event.end)}`}</td>
<th scope="row"><a href="${href(site, `/events/${event.id}`)}">${event.name}</a></th>
<td><span class="tag">${translate(`web.event-state.${event.state}`)}</span></td></tr>\n`,
)}
</tbody></table></div>`;
}
