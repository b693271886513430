import type { MessageKey } from '@escala/messages';
import { dateInWords } from '../../components/format.ts';
import { linePath } from '../../components/player-link.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';

/** The same player's line on the list before and after. */
export function neighbours(
  site: Site,
  player: string,
  series: string,
  date: string,
  points: readonly { readonly date: string }[],
): Html {
  const { translate } = site;
  const place = points.findIndex((point) => point.date === date);
  const link = (point: { readonly date: string } | undefined, key: MessageKey): Value =>
    point &&
    html`<a href="${href(site, linePath(player, series, point.date))}">${translate(key, { date: dateInWords(site, point.date) })}</a>`;
  return html`<nav class="pages" aria-label="${translate('web.rating.other-lists')}"><span>${link(points[place - 1], 'web.rating.list-before')}</span>
<span>${
    place >= 0 && place === points.length - 1
      ? html`<a href="${href(site, `${linePath(player, series)}/next`)}">${translate('web.rating.list-to-come')}</a>`
      : link(points[place + 1], 'web.rating.list-after')
  }</span></nav>`;
}
