import type { AnswerOf, previewCorrection, searchCorrections } from '@escala/office/questions';
import { shortTime, time } from '../../../components/format.ts';
import { movedTable } from '../../../components/rating/moved-line.ts';
import { table } from '../../../components/table.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';

type MovedList = AnswerOf<typeof previewCorrection>['lists'][number];

export interface NamedSeries {
  readonly id: string;
  readonly name: string;
}

export const seriesName = (all: readonly NamedSeries[], id: string): string =>
  all.find((each) => each.id === id)?.name ?? id;

/** Most lines shown per list; a change far back may affect thousands. */
const MOST = 500;
/** A list with at most this many lines is unfolded. */
const FEW = 15;

/** Every published list that would change, with every player affected. */
export function movedLists(site: Site, lists: readonly MovedList[], series: readonly NamedSeries[]): Html {
  const { translate } = site;
  return html`${lists.map(
    (
      list,
      i,
    ) => html`<details class="moved"${(i === 0 || list.lines.length <= FEW) && html` open`}><summary><strong>${seriesName(series, list.series)}, ${time(site, list.date)}</strong>
<span class="quiet">${translate('web.desk-office.list-moves', { players: list.players, points: list.points })}</span></summary>
${movedTable(site, list.lines.slice(0, MOST))}
${list.lines.length > MOST && html`<p class="quiet">${translate('web.desk-office.more-lines', { more: list.lines.length - MOST })}</p>`}</details>`,
  )}`;
}

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
