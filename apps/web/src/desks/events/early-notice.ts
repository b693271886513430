import { dateInWords } from '../../components/format.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';
import { deskPath } from './desk-event.ts';

/** Notice that the announced last day has not come yet; it prevents nothing (D-OFF-130). */
export function earlyNotice(site: Site, id: string, { end }: { readonly end: string }): Html {
  const { today, translate } = site;
  if (today >= end) return html``;
  const values = { end: dateInWords(site, end), today: dateInWords(site, today) };
  return html`<p><strong>${translate('web.desk-events.before-last-day', values)}</strong>
<a href="${href(site, deskPath(id, '/settings'))}">${translate('web.word.edit-details')}</a></p>`;
}
