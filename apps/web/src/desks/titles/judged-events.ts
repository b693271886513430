import type { normsOfEvent, searchEvents } from '@escala/office/questions';
import { shortTime } from '../../components/format.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href } from '../../kit/site.ts';
import { eventPath } from './titles-frame.ts';

export type Judged = Awaited<ReturnType<(typeof normsOfEvent)['ask']>>;

export interface JudgedLine {
  readonly event: Awaited<ReturnType<(typeof searchEvents)['ask']>>['events'][number];
  readonly judged: Judged | undefined;
}

/** Norms and promotions that an event gives and that nobody has put on record. */
export const openNorms = ({ norms }: Judged) =>
  norms.filter(({ given, recorded }) => given && (recorded === null || recorded.revoked));
export const openPromotions = ({ promotions }: Judged) =>
  promotions.filter(({ promoted, recorded }) => promoted && (recorded === null || recorded.state === 'revoked'));

/** Accepted events, and what each leaves to be recorded. */
export function judgedEvents(site: DeskSite, lines: readonly JudgedLine[]): Html {
  const { translate } = site;
  return html`<h2>${translate('web.desk-titles.events')}</h2>
<p>${translate('web.desk-titles.events-said')}</p>
${
  lines.length === 0
    ? html`<p>${translate('web.desk-titles.no-events')}</p>`
    : html`<div class="scroll"><table><thead><tr><th scope="col">${translate('web.events.name')}</th><th scope="col">${translate('web.events.dates')}</th><th scope="col">${translate('web.desk-titles.to-record')}</th></tr></thead>
<tbody>${lines.map(
        ({ event, judged }) =>
          html`<tr><th scope="row"><a href="${href(site, judged === undefined ? `/events/${encodeURIComponent(event.id)}` : eventPath(event.id))}">${event.name}</a></th><td>${shortTime(site, event.end)}</td><td>${toRecord(site, judged)}</td></tr>\n`,
      )}</tbody></table></div>`
}`;
}

function toRecord({ translate }: DeskSite, judged: Judged | undefined): Html {
  if (judged === undefined) return html`<span class="quiet">${translate('web.desk-titles.not-judged')}</span>`;
  const [norms, promotions] = [openNorms(judged).length, openPromotions(judged).length];
  const open = [
    ...(norms > 0 ? [translate('web.desk-titles.open-norms', { count: norms })] : []),
    ...(promotions > 0 ? [translate('web.desk-titles.open-promotions', { count: promotions })] : []),
  ];
  if (open.length > 0) return html`<strong>${open.join(', ')}</strong>`;
  const isAny = [...judged.norms, ...judged.promotions].some(({ recorded }) => recorded !== null);
  return html`<span class="quiet">${translate(isAny ? 'web.desk-titles.all-recorded' : 'web.desk-titles.nothing')}</span>`;
}
