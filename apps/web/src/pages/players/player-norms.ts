import type { normsOfPlayer } from '@escala/office/questions';
import { time } from '../../components/format.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';

type Norms = Awaited<ReturnType<(typeof normsOfPlayer)['ask']>>;

/** Norms towards a title, and how they stand. Nothing is shown of who has none. */
export function playerNorms(site: Site, { norms, held, needed }: Norms): Html {
  const { translate } = site;
  if (norms.length === 0) return html``;
  return html`<h2>${translate('web.player.norms')}</h2>
<p>${translate('web.player.norms-held', { held, needed })}</p>
<div class="scroll"><table>
<thead><tr><th scope="col">${translate('web.player.norm-where')}</th><th scope="col">${translate('web.list.player-title')}</th>
<th scope="col">${translate('web.player.season')}</th><th scope="col">${translate('web.list.status')}</th></tr></thead>
<tbody>${norms.map(
    ({ source, eventName, title, season, state, judgedOn }) =>
      html`<tr><th scope="row">${
        source.kind === 'event'
          ? html`<a href="${href(site, `/events/${source.event}`)}">${eventName ?? source.event}</a>`
          : html`<a href="${href(site, `/lists/${source.series}/${source.date}`)}">${time(site, source.date)}</a>`
      }</th><td>${title}</td><td>${season}</td><td>${translate(`web.player.norm-${state}`)} <span class="quiet small">${time(site, judgedOn)}</span></td></tr>\n`,
  )}</tbody></table></div>`;
}
