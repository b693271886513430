import { mayTry } from '@escala/office';
import { openMatches, searchLeagues, showFederation } from '@escala/office/questions';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { seasonOn } from '../club/club-frame.ts';
import { openMatchTable, soon } from './open-match-table.ts';

type League = Awaited<ReturnType<(typeof searchLeagues)['ask']>>['leagues'][number];

/** The leagues of a season, and everything that they wait for. */
export const leaguesPage = defineDeskPage({
  path: '/desk/leagues',
  needs: ['league.open-matches'],
  view: async (ask, { query }, site) => {
    const { translate, today, viewer } = site;
    const { seasons } = await ask(showFederation, {});
    const numbers = seasons.map(({ number }) => number);
    const asked = Number(query.season);
    const season = numbers.includes(asked) ? asked : seasonOn(seasons, today)?.number;
    const { leagues } = season === undefined ? { leagues: [] } : await ask(searchLeagues, { season });
    const { matches } = season === undefined ? { matches: [] } : await ask(openMatches, { season, upTo: soon(today) });
    return {
      title: translate('web.desk-teams.leagues'),
      scripts: ['act-forms.ts'],
      main: html`<p>${translate('web.desk-teams.leagues-about')}</p>
${numbers.length > 1 && seasonsNav(site, numbers, season)}
${season === undefined && html`<p class="notice">${translate('web.desk-teams.no-season')}</p>`}
${mayTry(viewer, 'league.found') && html`<p><a class="button" href="${href(site, '/desk/leagues/new')}">${translate('web.desk-teams.new-league')}</a></p>`}
${leagues.length === 0 ? html`<p class="quiet">${translate('web.league.none')}</p>` : cards(site, leagues)}
<h2>${translate('web.desk-teams.waited-for')}</h2>
<p>${translate('web.desk-teams.waited-for-about')}</p>
${openMatchTable(site, matches)}`,
    };
  },
});

function seasonsNav(site: Site, seasons: readonly number[], here: number | undefined): Html {
  return html`<nav class="numbers" aria-label="${site.translate('web.league.season')}"><ul>
${seasons.map((season) => html`<li><a href="${href(site, `/desk/leagues?season=${season}`)}"${season === here && html` aria-current="page"`}>${season}</a></li>\n`)}
</ul></nav>`;
}

function cards(site: Site, leagues: readonly League[]): Html {
  const { translate } = site;
  return html`<ul class="cards">${leagues.map(
    ({
      id,
      name,
      groups,
      drawn,
    }) => html`<li class="card inside"><h2><a href="${href(site, `/desk/leagues/${id}`)}">${name}</a></h2>
<p class="quiet small">${translate('web.desk-teams.groups-drawn', { groups: groups.length, drawn: drawn.length })}</p></li>\n`,
  )}</ul>`;
}
