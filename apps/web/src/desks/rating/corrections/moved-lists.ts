import type { AnswerOf, previewCorrection, searchCorrections } from '@escala/office/questions';
import { shortTime, time } from '../../../components/format.ts';
import { type MovedLine, movedTable } from '../../../components/rating/moved-line.ts';
import { table } from '../../../components/table.ts';
import { type Html, html, NOTHING } from '../../../kit/html.ts';
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
/** Most players in the summary. */
const MOST_PLAYERS = 20;

/** Every player affected, on the newest list of each series that changes for them; one list says so itself. */
export function movedPlayers(site: Site, lists: readonly MovedList[], series: readonly NamedSeries[]): Html {
  const { translate } = site;
  if (lists.length < 2) return NOTHING;
  const newest = new Map<string, { readonly list: MovedList; readonly line: MovedLine; readonly count: number }>();
  for (const list of lists.toSorted((a, b) => (a.date < b.date ? -1 : 1)))
    for (const line of list.lines) {
      const key = JSON.stringify([list.series, line.player, line.type]);
      newest.set(key, { list, line, count: (newest.get(key)?.count ?? 0) + 1 });
    }
  const size = ({ line: { before, after } }: { line: MovedLine }): number =>
    before === null || after === null ? Number.MAX_SAFE_INTEGER : Math.abs(after - before);
  const rows = [...newest.values()].sort((a, b) => size(b) - size(a));
  const shown = rows.slice(0, MOST_PLAYERS);
  const more = playersOf(rows) - playersOf(shown);
  const of = new Map(rows.map(({ line, ...each }) => [line, each]));
  return html`<h3>${translate('web.desk-office.by-player')}</h3>${movedTable(
    site,
    shown.map(({ line }) => line),
    {
      before: [
        [
          'web.desk-office.newest-list',
          (line) => html`${seriesName(series, of.get(line)!.list.series)}, ${shortTime(site, of.get(line)!.list.date)}`,
          'wide nowrap',
        ],
        ['web.word.lists', (line) => of.get(line)!.count, 'number wide'],
      ],
    },
  )}${more > 0 && html`<p class="quiet">${translate('web.desk-office.more-lines', { more })}</p>`}`;
}

const playersOf = (rows: readonly { readonly line: MovedLine }[]): number =>
  new Set(rows.map(({ line }) => line.player)).size;

/** Every published list that would change, with every player affected; several are folded. */
export function movedLists(site: Site, lists: readonly MovedList[], series: readonly NamedSeries[]): Html {
  const { translate } = site;
  return html`${lists.map(
    (
      list,
    ) => html`<details class="moved"${lists.length === 1 && html` open`}><summary><strong>${seriesName(series, list.series)}, ${time(site, list.date)}</strong>
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
