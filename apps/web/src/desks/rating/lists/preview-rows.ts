import { LIST_STATUSES, type ListStatus } from '@escala/core';
import type { MessageKey } from '@escala/messages';
import type { AnswerOf, previewList } from '@escala/office/questions';
import { playerLink } from '../../../components/player-link.ts';
import { movedTable } from '../../../components/rating/moved-line.ts';
import { ratingChange } from '../../../components/rating/rating-change.ts';
import { statusMeanings } from '../../../components/rating/status-meanings.ts';
import { table } from '../../../components/table.ts';
import { card } from '../../../components/ui/card.ts';
import { type PageLink, pager, tabs } from '../../../components/ui/navigation.ts';
import { stats } from '../../../components/ui/stats.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site, withQuery } from '../../../kit/site.ts';

export type Preview = AnswerOf<typeof previewList>;
type Rows = Preview['rows'];
type OfGames = Extract<Rows, { kind: 'head-to-head' }>;
type Row = OfGames['movers'][number];
type Query = Readonly<Record<string, string>>;

type OtherStatus = Exclude<ListStatus, 'rated' | 'absent'>;
const OTHER_STATUSES = LIST_STATUSES.filter(
  (status): status is OtherStatus => status !== 'rated' && status !== 'absent',
);

/** How many players there are of each status. */
export function previewSummary(site: Site, preview: Preview): Html {
  const { players, statuses } = preview;
  const { translate } = site;
  // In Scrabble these count ratings of all types of play, not players.
  const others = preview.rows.kind === 'head-to-head' ? OTHER_STATUSES.filter((status) => statuses[status]) : [];
  return card(
    {
      title: translate('web.word.preview'),
      aside: html`<span class="small quiet">${translate('web.desk-office.preview-said')}</span>`,
    },
    html`${stats([
      { label: translate('web.word.players'), figure: players },
      ...others.map((status) => ({ label: translate(`web.status.${status}`), figure: statuses[status] })),
    ])}${others.length > 0 && statusMeanings(site, others)}`,
  );
}

const PAGE = 100;

const MOST_LINES = 500;

export function previewRows(site: Site, series: string, preview: Preview, query: Query): Html {
  const { rows } = preview;
  if (rows.kind === 'head-to-head') return rowsOfGames(site, series, preview, rows, query);
  const { translate } = site;
  const { lines } = rows;
  const more = lines.length - MOST_LINES;
  return card(
    {
      title: translate('web.desk-office.who-moves'),
      footer: more > 0 && translate('web.desk-office.more-lines', { more }),
      flush: lines.length > 0,
    },
    lines.length === 0 ? nobody(site) : movedTable(site, lines.slice(0, MOST_LINES)),
  );
}

const nobody = ({ translate }: Site): Html => html`<p class="quiet">${translate('web.desk-office.nobody-here')}</p>`;

/** The largest changes first; new, reassigned, inactive and delisted players in tables of their own. */
function rowsOfGames(site: Site, series: string, preview: Preview, rowsOf: OfGames, query: Query): Html {
  const { translate } = site;
  const kinds = ['movers', ...OTHER_STATUSES.filter((status) => rowsOf.others[status])] as const;
  const kind = kinds.find((each) => each === query.show) ?? 'movers';
  const all = kind === 'movers' ? rowsOf.movers : (rowsOf.others[kind] ?? []);
  const wanted = folded(query.text ?? '');
  const rows = wanted === '' ? all : all.filter(({ name, id }) => folded(name).includes(wanted) || id === query.text);
  const page = Math.max(1, Math.floor(Number(query.page ?? 1)) || 1);
  const count = kind === 'movers' ? undefined : preview.statuses[kind];
  const here = (fields: Record<string, string | number | undefined>): string =>
    `${href(site, withQuery(`/desk/lists/${series}`, { show: kind, text: query.text, all: query.all, ...fields }))}#rows`;
  const isMore = !query.all && !query.text && isCut(all, count);
  return card(
    {
      title: html`<span id="rows">${translate('web.desk-office.who-moves')}</span>`,
      aside: tabs(
        kinds.map((each) => ({
          name: nameOf(site, each),
          href: here({ show: each, page: undefined }),
          isHere: each === kind,
        })),
        { label: translate('web.word.players'), kind: 'mini' },
      ),
      footer:
        (isMore || rows.length > PAGE) &&
        html`${pages(site, rows.length, page, here)}${isMore && html`<a href="${here({ all: 'yes' })}" data-takes-time>${translate('web.desk-office.show-all')}</a>`}`,
      flush: true,
    },
    html`<form class="filters inside" role="search" action="${href(site, `/desk/lists/${series}`)}#rows"><input type="hidden" name="show" value="${kind}">
<label>${translate('web.word.name')}<input type="search" name="text" value="${query.text}"></label><button>${translate('web.list.filter')}</button></form>
${rows.length === 0 ? html`<div class="inside">${nobody(site)}</div>` : previewTable(site, rows.slice((page - 1) * PAGE, page * PAGE))}`,
  );
}

/** The office was asked for the first hundred only. */
const isCut = (rows: readonly Row[], count: number | undefined): boolean =>
  count === undefined ? rows.length === PAGE : rows.length < count;

const nameOf = ({ translate }: Site, kind: 'movers' | OtherStatus): string =>
  translate(kind === 'movers' ? 'web.desk-office.movers' : `web.status.${kind}`);

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

function previewTable(site: Site, rows: readonly Row[]): Html {
  const { translate } = site;
  return table(site, rows, [
    ['web.word.player', (row) => playerLink(site, row.id, row.name), 'name'],
    ['web.word.before', (row) => row.previous ?? '–', 'number'],
    ['web.word.after', (row) => html`<strong>${row.rating ?? '–'}</strong>`, 'number'],
    ['web.list.change', (row) => ratingChange(site, row), 'number'],
    [html`${'K'}`, (row) => row.k, 'number wide'],
    ['web.word.games', (row) => row.games, 'number wide'],
    ['web.list.status', (row) => row.status !== 'rated' && translate(`web.status.${row.status}`), 'wide'],
  ]);
}

function pages(
  { translate }: Site,
  rows: number,
  page: number,
  here: (fields: Record<string, number>) => string,
): Html {
  const last = Math.ceil(rows / PAGE);
  const link = (to: number, key: MessageKey): PageLink => to >= 1 && to <= last && [translate(key), here({ page: to })];
  return pager(
    translate('web.word.pages'),
    link(page - 1, 'web.page-before'),
    link(page + 1, 'web.page-after'),
    translate('web.page-of', { page, last }),
  );
}
