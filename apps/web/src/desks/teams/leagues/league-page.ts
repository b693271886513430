import { mayTry } from '@escala/office';
import { openMatches, searchClubs, showLeague } from '@escala/office/questions';
import { needsScript } from '../../../components/form-fields.ts';
import { dateInWords } from '../../../components/format.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { groupSection } from './league-group.ts';
import { vacancyPart } from './league-vacancy-part.ts';
import { openMatchTable } from './open-match-table.ts';

type Shown = Awaited<ReturnType<(typeof showLeague)['ask']>>;

const MOST_CLUBS = 500;
const LAST_DAY = '2999-12-31';

/** A league in the office: its teams, its draw, and what each match still waits for. */
export const leaguePage = defineDeskPage({
  path: '/desk/leagues/:league',
  needs: ['league.open-matches'],
  view: async (ask, { params, query }, site) => {
    const { translate, viewer } = site;
    const shown = await ask(showLeague, { league: params.league });
    const { clubs } = await ask(searchClubs, { limit: MOST_CLUBS });
    const { matches } = await ask(openMatches, { season: shown.league.season, league: shown.id, upTo: LAST_DAY });
    const mayAct = mayTry(viewer, 'league.amend');
    return {
      title: shown.league.name,
      crumbs: [[translate('web.desk-teams.leagues'), '/desk/leagues']],
      scripts: ['act-forms.ts', 'league-team.ts'],
      main: html`${needsScript(translate)}
${facts(site, shown)}
<p class="actions">${mayAct && html`<a class="button" href="${href(site, `/desk/leagues/${shown.id}/facts`)}">${translate('web.desk-teams.amend-league')}</a>`}
<a href="${href(site, `/leagues/${shown.id}`)}">${translate('web.desk-teams.public-page')}</a></p>
${shown.league.groups.map((group) => groupSection(site, shown, group, clubs, mayAct))}
${shown.matches.length > 0 && html`<h2>${translate('web.desk-teams.waited-for')}</h2>${openMatchTable(site, matches)}`}
${await vacancyPart(ask, site, shown, query)}
${mayAct && matches.length === 0 && shown.matches.length > 0 && html`<p class="notice">${translate('web.desk-teams.league-over')} <a href="${href(site, '/desk/events')}">${translate('web.nav.events')}</a></p>`}`,
    };
  },
});

function facts(site: Site, { league }: Shown): Html {
  const { translate } = site;
  const { competition, system, scoring, boards, season, roundDates = [] } = league;
  return html`<dl class="facts">
<dt>${translate('web.league.season')}</dt><dd>${season}</dd>
<dt>${translate('web.desk-teams.competition')}</dt><dd>${translate(`web.competition.${competition}`)}</dd>
<dt>${translate('web.desk-teams.system')}</dt><dd>${translate(`web.desk-teams.system-${system}`)}</dd>
<dt>${translate('web.desk-teams.scoring')}</dt><dd>${translate(`web.desk-teams.scoring-${scoring}`)}</dd>
<dt>${translate('web.desk-teams.boards')}</dt><dd>${boards}</dd>
<dt>${translate('web.desk-teams.rounds')}</dt><dd>${roundDates.length === 0 ? translate('web.desk-teams.no-day') : roundDates.map((date) => dateInWords(site, date)).join(' · ')}</dd>
</dl>`;
}
