import { monthInWords } from '../../../components/format.ts';
import { foldedName, playerLink } from '../../../components/player-link.ts';
import { movedTable } from '../../../components/rating/moved-line.ts';
import { ratingChange } from '../../../components/rating/rating-change.ts';
import { table } from '../../../components/table.ts';
import { card } from '../../../components/ui/card.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import type { NamedSeries } from './period.ts';
import type { Preview } from './preview-rows.ts';

const MOST = 5;

/** The largest changes from events accepted so far. */
export function periodChanges(site: Site, { id }: NamedSeries, preview: Preview): Html {
  const { translate } = site;
  const { rows } = preview;
  const isEmpty = (rows.kind === 'scrabble' ? rows.lines : rows.movers).length === 0;
  const aside = html`<span class="small quiet">${translate('web.desk-office.not-official')}</span>`;
  const footer =
    !isEmpty &&
    html`<a href="${href(site, `/desk/lists/${id}`)}" data-takes-time>${translate('web.desk-office.all-changes')}</a>`;
  const changes = isEmpty
    ? html`<p class="quiet">${translate('web.desk-office.no-changes')}</p>`
    : rows.kind === 'scrabble'
      ? movedTable(site, rows.lines.slice(0, MOST))
      : moversTable(site, preview, rows.movers);
  return card({ title: translate('web.desk-office.biggest-changes'), aside, footer, flush: !isEmpty }, changes);
}

type Row = Extract<Preview['rows'], { kind: 'head-to-head' }>['movers'][number];

const moversTable = (site: Site, { date, previous }: Preview, rows: readonly Row[]): Html =>
  table(
    site,
    rows.slice(0, MOST),
    [
      ['web.word.player', ({ id, name }) => playerLink(site, id, foldedName(name)), 'name'],
      [
        previous === null ? 'web.word.before' : html`${monthInWords(site, previous)}`,
        (row) => row.previous ?? '–',
        'number quiet',
      ],
      [html`${monthInWords(site, date)}`, ({ rating }) => html`<strong>${rating ?? '–'}</strong>`, 'number'],
      ['web.list.change', (row) => ratingChange(site, row), 'number'],
      ['web.word.games', ({ games }) => games, 'number quiet wide'],
    ],
    { kind: 'dense' },
  );

/** Players who get a first rating. */
export function firstRatings(site: Site, { rows: told, statuses }: Preview): Html | false {
  const { translate } = site;
  const rows = told.kind === 'head-to-head' ? (told.others.new ?? []) : [];
  const players = statuses.new ?? 0;
  return (
    rows.length > 0 &&
    card(
      {
        title: translate('web.desk-office.first-ratings'),
        aside: html`<span class="small quiet">${translate('web.desk-office.new-players', { players })}</span>`,
        flush: true,
      },
      html`<ul class="rows">${rows.slice(0, MOST).map(({ id, name, rating }) => html`<li>${playerLink(site, id, name)}<strong>${rating ?? '–'}</strong></li>\n`)}</ul>`,
    )
  );
}
