import { dayFrom } from '@escala/core';
import type { reportInbox } from '@escala/office/questions';
import { partRounds } from '../../../components/events/part-rounds.ts';
import { shortTime } from '../../../components/format.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { reachedLists } from './reached-lists.ts';

type Waiting = Awaited<ReturnType<(typeof reportInbox)['ask']>>['reports'][number];

/** Reports that wait: what stands against each, how long it has waited, and which list it would reach. */
export function inboxTable(site: Site, reports: readonly Waiting[]): Html {
  const { translate } = site;
  return html`<div class="scroll"><table><caption>${translate('web.desk-office.inbox-caption', { reports: reports.length })}</caption>
<thead><tr><th scope="col">${translate('web.events.name')}</th><th scope="col">${translate('web.desk-office.against-it')}</th>
<th scope="col">${translate('web.desk-office.counts-for')}</th><th scope="col" class="wide">${translate('web.desk-office.ended')}</th>
<th scope="col" class="wide">${translate('web.desk-office.waits-since')}</th><th scope="col" class="number wide">${translate('web.list.games')}</th></tr></thead>
<tbody>${reports.map((report) => row(site, report))}</tbody></table></div>`;
}

function row(site: Site, { event, errors, warnings, articles, lists, submittedOn, games, rounds }: Waiting): Html {
  const part = rounds && html` <span class="quiet small">${partRounds(site.translate, rounds)}</span>`;
  return html`<tr><th scope="row"><a href="${reportHref(site, event.id)}">${event.name}</a>${part}</th>
<td>${findingCounts(site, errors, warnings)}${articles.length > 0 && html` <span class="wide"><span class="cite">[${articles.join(', ')}]</span></span>`}</td>
<td>${reachedLists(site, lists)}</td><td class="wide">${shortTime(site, event.end)}</td>
<td class="wide">${shortTime(site, submittedOn)} <span class="quiet small">${age(site, submittedOn)}</span></td><td class="number wide">${games}</td></tr>\n`;
}

export const reportHref = (site: Site, event: string): string =>
  href(site, `/desk/reports/${encodeURIComponent(event)}`);

/** How many findings keep it from being accepted, and how many only want to be looked at. */
export function findingCounts({ translate }: Site, errors: number, warnings: number): Html {
  if (errors + warnings === 0) return html`<span class="up">${translate('web.desk-office.nothing-against')}</span>`;
  return html`${errors > 0 && html`<strong class="down">${translate('web.desk-office.errors', { errors })}</strong> `}${
    warnings > 0 && html`<span class="quiet">${translate('web.desk-office.warnings', { warnings })}</span>`
  }`;
}

export function age({ translate, today }: Site, since: string): string {
  return translate('web.desk-office.days', { days: dayFrom(today) - dayFrom(since) });
}
