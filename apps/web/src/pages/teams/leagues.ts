import { searchLeagues, showFederation } from '@escala/office/questions';
import { emptyState } from '../../components/ui/card.ts';
import { tabs } from '../../components/ui/navigation.ts';
import { html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { YEAR } from '../../kit/query-fields.ts';
import { href } from '../../kit/site.ts';

/** The leagues of a season, by default the newest. */
export const leagues = definePage({
  path: '/leagues',
  query: { season: YEAR },
  view: async ({ ask, query, site, translate }) => {
    const { seasons } = await ask(showFederation, {});
    const newest = seasons.at(-1)?.number ?? Number(site.today.slice(0, 4));
    const season = /^\d{4}$/.test(query.season ?? '') ? Number(query.season) : newest;
    const { leagues: found } = await ask(searchLeagues, { season });
    return {
      title: translate('web.word.team-leagues'),
      crumbs: [[translate('web.word.events'), '/events']],
      main: html`${tabs(
        seasons.map(({ number }) => ({
          name: number,
          href: href(site, `/leagues?season=${number}`),
          isHere: number === season,
        })),
        { label: translate('web.league.season'), kind: 'numbers' },
      )}
${
  found.length === 0
    ? emptyState({ title: translate('web.league.none') })
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
