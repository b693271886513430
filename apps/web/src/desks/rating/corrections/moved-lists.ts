import type { AnswerOf, previewCorrection } from '@escala/office/questions';
import { time } from '../../../components/format.ts';
import { movedTable } from '../../../components/rating/moved-line.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';

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
