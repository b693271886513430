import type { AnswerOf, searchCorrections } from '@escala/office/questions';
import { shortTime } from '../../../components/format.ts';
import { table } from '../../../components/table.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { type NamedSeries, seriesName } from './moved-lists.ts';

export type Made = AnswerOf<typeof searchCorrections>['corrections'][number];

/** Each list affected by a correction: as published, as it is now, and the differences. */
export function listLinks(site: Site, lists: Made['lists'], series: readonly NamedSeries[]): Html {
  const { translate } = site;
  if (lists.length === 0) return html`<p class="quiet">${translate('web.desk-office.moved-none')}</p>`;
  const at = ({ series: id, date }: Made['lists'][number], more = ''): string =>
    href(site, `/lists/${id}/${date}${more}`);
  return table(site, lists, [
    [
      'web.word.rating-list',
      (list) => html`${seriesName(series, list.series)}, ${shortTime(site, list.date)}`,
      'name nowrap',
    ],
    ['web.word.players', ({ players }) => players, 'number'],
    ['web.word.points', ({ points }) => points, 'number wide'],
    [
      'web.desk-office.editions',
      (list) =>
        html`<a href="${at(list, '?edition=published')}">${translate('web.differences.original')}</a> · <a href="${at(list)}">${translate('web.differences.revised')}</a>`,
      'wide nowrap',
    ],
    ['web.word.why', (list) => html`<a href="${at(list, '/differences')}">${translate('web.list.causes')}</a>`],
  ]);
}
