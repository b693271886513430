import type { scrabbleReportInbox } from '@escala/office/questions';
import { shortTime } from '../../../components/format.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { age, findingCounts } from './inbox-table.ts';

type Line = Awaited<ReturnType<(typeof scrabbleReportInbox)['ask']>>['events'][number];

/** Reports of Scrabble events in one state. */
export function scrabbleInboxTable(site: Site, events: readonly Line[]): Html {
  const { translate } = site;
  return html`<div class="scroll"><table>
<thead><tr><th scope="col">${translate('web.events.name')}</th><th scope="col">${translate('web.desk-office.to-look-at')}</th>
<th scope="col">${translate('web.desk-office.played-on')}</th><th scope="col" class="wide">${translate('web.desk-office.waits-since')}</th>
<th scope="col" class="number wide">${translate('web.list.games')}</th></tr></thead>
<tbody>${events.map(
    ({ event, name, findings, start, state, submittedOn, games }) =>
      html`<tr><th scope="row"><a href="${href(site, `/desk/reports/scrabble/${encodeURIComponent(event)}`)}">${name}</a></th>
<td>${findingCounts(site, 0, findings)}</td><td>${shortTime(site, start)}</td>
<td class="wide">${shortTime(site, submittedOn)} ${state === 'submitted' && html`<span class="quiet small">${age(site, submittedOn)}</span>`}</td><td class="number wide">${games}</td></tr>\n`,
  )}</tbody></table></div>`;
}
