import type { searchCorrections } from '@escala/office/questions';
import { time } from '../../../components/format.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { type NamedSeries, seriesName } from './moved-lists.ts';

export type Made = Awaited<ReturnType<(typeof searchCorrections)['ask']>>['corrections'][number];

/** Each list that a correction moved, as it was published, as it is by now, and what lies between. */
export function listLinks(site: Site, lists: Made['lists'], series: readonly NamedSeries[]): Html {
  const { translate } = site;
  if (lists.length === 0) return html`<p class="quiet">${translate('web.desk-office.moved-none')}</p>`;
  return html`<ul class="list-links">${lists.map(({ series: id, date, players, points }) => {
    const path = `/lists/${id}/${date}`;
    return html`<li><strong>${seriesName(series, id)}, ${time(site, date)}</strong>: ${translate('web.desk-office.list-moves', { players, points })}
<br><a href="${href(site, `${path}?edition=published`)}">${translate('web.differences.original')}</a> · <a href="${href(site, path)}">${translate('web.differences.revised')}</a> ·
<a href="${href(site, `${path}/differences`)}">${translate('web.list.causes')}</a></li>\n`;
  })}</ul>`;
}
