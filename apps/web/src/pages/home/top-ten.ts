import type { AnswerOf, listHighlights } from '@escala/office/questions';
import { change } from '../../components/format.ts';
import { linePath, titledLink } from '../../components/player-link.ts';
import { table } from '../../components/table.ts';
import { card } from '../../components/ui/card.ts';
import { tabs } from '../../components/ui/navigation.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';

export type Highlights = AnswerOf<typeof listHighlights>;
type Line = Highlights['risers'][number];

const GROUPS = ['women', 'under18'] as const;

interface TopTen {
  /** Series with a list, the federation's main one first. */
  readonly series: readonly { readonly id: string; readonly name: string }[];
  readonly shown: Highlights;
  readonly group: string | undefined;
}

/** The top ten of a series, of women, of players under 18. */
export function topTen(site: Site, { series, shown, group }: TopTen): Html {
  const { translate } = site;
  const { list, top } = shown;
  const chosen = GROUPS.find((each) => each === group);
  const [main] = series;
  const address = (fields: Readonly<Record<string, string | undefined>>): string =>
    `${href(site, withQuery('', fields))}#top`;
  const ways = tabs(
    [
      ...series.map(({ id, name }) => ({
        name,
        href: address({ series: id === main?.id ? undefined : id }),
        isHere: chosen === undefined && id === list.series,
      })),
      ...GROUPS.map((each) => ({
        name: translate(`web.front.top-${each}`),
        href: address({ top: each }),
        isHere: each === chosen,
      })),
    ],
    { label: translate('web.front.top'), kind: 'mini' },
  );
  const players = String(list.players);
  return html`<div class="most" id="top">${card(
    {
      title: translate('web.front.top'),
      aside: ways,
      flush: true,
      footer: html`<a href="${href(site, `/lists/${list.series}`)}">${translate('web.front.whole-list', { players })}</a>`,
    },
    highlightTable(site, list, top[chosen ?? 'everybody']),
  )}</div>`;
}

/** Lines of a list with place, rating and change; the rating links to its proof. */
export function highlightTable(site: Site, list: Highlights['list'], lines: readonly Line[]): Html {
  const { translate } = site;
  if (lines.length === 0) return html`<p class="inside quiet">${translate('web.front.top-nobody')}</p>`;
  return table(
    site,
    lines,
    [
      [
        html`<span aria-hidden="true">#</span><span class="unseen">${translate('web.word.number-short')}</span>`,
        ({ rank }) => rank,
        'number quiet',
      ],
      ['web.word.player', ({ title = '', ...line }) => titledLink(site, { ...line, title }), 'name cut'],
      ['web.word.club', ({ clubName }) => clubName, 'wide quiet cut'],
      ['web.word.rating', (line) => ratingLink(site, list, line), 'number rating'],
      ['web.list.change', (line) => changeOf(line), 'number'],
    ],
    { kind: lines.some(({ title }) => title !== undefined) ? 'titled' : undefined },
  );
}

const ratingLink = (site: Site, { series, date }: Highlights['list'], { player, rating }: Line): Html =>
  html`<a href="${href(site, linePath(player, series, date))}">${rating}</a>`;

/** In whole points; a dash for players without games. */
const changeOf = ({ change: points, games }: Line): Value =>
  points === null || games === 0 ? html`<span class="quiet">–</span>` : change(points);

const MOST_RISERS = 4;
const MOST_FALLERS = 3;

/** The largest gains and losses with a list. */
export function movers(site: Site, { list, moved, risers, fallers }: Highlights): Html {
  const { translate } = site;
  const shown = [...risers.slice(0, MOST_RISERS), ...fallers.slice(0, MOST_FALLERS).toReversed()];
  if (shown.length === 0) return html``;
  return card(
    {
      title: translate('web.front.movers'),
      aside: html`<span class="quiet small">${translate('web.front.moved', { players: moved })}</span>`,
      flush: true,
    },
    html`<ul class="rows movers">${shown.map(
      (line) =>
        html`<li><span>${titledLink(site, line)}</span> <a href="${href(site, linePath(line.player, list.series, list.date))}">${line.rating}</a> <strong>${change(line.change ?? 0)}</strong></li>\n`,
    )}</ul>`,
  );
}
