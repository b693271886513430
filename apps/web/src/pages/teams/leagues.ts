import { searchLeagues, showFederation } from '@escala/office/questions';
import { type Html, html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { href, type Site } from '../../kit/site.ts';

/** The leagues of a season; the newest season where nothing is asked. */
export const leagues = definePage({
  path: '/leagues',
  view: async (ask, { query }, site) => {
    const { translate } = site;
    const { seasons } = await ask(showFederation, {});
    const newest = seasons.at(-1)?.number ?? Number(site.today.slice(0, 4));
    const season = /^\d{4}$/.test(query.season ?? '') ? Number(query.season) : newest;
    const { leagues: found } = await ask(searchLeagues, { season });
    return {
      title: translate('web.league.title'),
      main: html`${seasonsOf(
        site,
        seasons.map(({ number }) => number),
        season,
      )}
${
  found.length === 0
    ? html`<p class="quiet">${translate('web.league.none')}</p>`
    : html`<ul class="cards">${found.map(
        ({
          id,
          name,
          groups,
        }) => html`<li class="card inside"><h2><a href="${href(site, `/leagues/${id}`)}">${name}</a></h2>
<p class="quiet small">${translate('web.league.groups')}: ${groups.map((group) => group.name).join(', ')}</p></li>\n`,
      )}</ul>`
}`,
    };
  },
});

function seasonsOf(site: Site, seasons: readonly number[], here: number): Html {
  return html`<nav class="numbers" aria-label="${site.translate('web.league.season')}"><ul>
${seasons.map((season) => html`<li><a href="${href(site, `/leagues?season=${season}`)}"${season === here && html` aria-current="page"`}>${season}</a></li>\n`)}
</ul></nav>`;
}
