import { showFederation, showScale } from '@escala/office/questions';
import { headToHeadBooks } from '@escala/regulations';
import { articleLink } from '../components/articles.ts';
import { html } from '../kit/html.ts';
import { definePage } from '../kit/page.ts';
import { href, type Site, withQuery } from '../kit/site.ts';
import { drift } from './health-drift.ts';
import { pointsFlow } from './health-flow.ts';
import { type Scale, scores } from './health-scores.ts';

/** The watch over a scale (fide-2009 10.3), for anybody to see. */
export const health = definePage({
  path: '/health',
  view: async (ask, { query }, site) => {
    const { translate } = site;
    const { settings } = await ask(showFederation, {});
    const watched = settings.series.filter(({ regulation }) => Object.hasOwn(headToHeadBooks, regulation));
    const id = query.series ?? watched[0]?.id;
    const scale = id === undefined ? undefined : await ask(showScale, { series: id });
    return {
      title: translate('web.nav.health'),
      description: translate('web.health.about'),
      main: html`<p>${translate('web.health.about')} ${articleLink(site, 'fide-2009', '10.3')}</p>
${watched.length > 1 && series(site, watched, id)}
${scale === undefined || scale.lists.length === 0 ? html`<p class="notice">${translate('web.health.none')}</p>` : found(site, scale)}`,
    };
  },
});

function series(site: Site, watched: readonly { id: string; name: string }[], here: string | undefined) {
  return html`<nav aria-label="${site.translate('web.health.series')}"><ul>${watched.map(
    ({ id, name }) =>
      html`<li><a href="${href(site, withQuery('/health', { series: id }))}"${id === here && html` aria-current="page"`}>${name}</a></li>`,
  )}</ul></nav>`;
}

function found(site: Site, scale: Scale) {
  const { translate } = site;
  const games = scale.lists.reduce((sum, list) => sum + (list.games ?? 0), 0);
  return html`<p>${translate('web.health.seen', { lists: scale.lists.length, games })}</p>
${scores(site, scale)}${drift(site, scale)}${pointsFlow(site, scale)}`;
}
