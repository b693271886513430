import { mayTry } from '@escala/office';
import { type AnswerOf, openMatches, searchClubs, showLeague } from '@escala/office/questions';
import { needsScript } from '../../../components/form-fields.ts';
import { dayInWords } from '../../../components/format.ts';
import { notice } from '../../../components/ui/card.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { groupSection } from './league-group.ts';
import { vacancyPart } from './league-vacancy-part.ts';
import { openMatchCard } from './open-match-table.ts';

type Shown = AnswerOf<typeof showLeague>;

const MOST_CLUBS = 500;
const LAST_DAY = '2999-12-31';

/** A league in the office: its teams, its draw, and what each match is still waiting for. */
export const leaguePage = defineDeskPage({
  path: '/desk/leagues/:league',
  needs: ['league.open-matches'],
  view: async ({ ask, params, query, site }) => {
    const { translate, viewer } = site;
    const shown = await ask(showLeague, { league: params.league });
    const { clubs } = await ask(searchClubs, { limit: MOST_CLUBS });
    const { matches } = await ask(openMatches, { season: shown.league.season, league: shown.id, upTo: LAST_DAY });
    const mayAct = mayTry(viewer, 'league.amend');
    return {
      title: shown.league.name,
      crumbs: [[translate('web.desk-teams.leagues'), '/desk/leagues']],
      facts: facts(site, shown),
      actions: html`<a class="button" href="${href(site, `/leagues/${shown.id}`)}">${translate('web.word.public-page')}</a>${mayAct && html` <a class="button" href="${href(site, `/desk/leagues/${shown.id}/facts`)}">${translate('web.word.edit-details')}</a>`}`,
      scripts: ['league-team.ts'],
      main: html`${needsScript(translate)}<div class="stack">
${mayAct && matches.length === 0 && shown.matches.length > 0 && notice(html`${translate('web.desk-teams.league-over')} <a href="${href(site, '/desk/events')}">${translate('web.word.events')}</a>`)}
${shown.matches.length > 0 && openMatchCard(site, matches)}
${shown.league.groups.map((group) => groupSection(site, shown, group, clubs, mayAct))}
${await vacancyPart(ask, site, shown, query)}</div>`,
    };
  },
});

function facts(site: Site, { league }: Shown): string[] {
  const { translate } = site;
  const { competition, system, scoring, boards, season, roundDates = [] } = league;
  return [
    String(season),
    translate(`web.competition.${competition}`),
    translate(`web.desk-teams.system-${system}`),
    translate(`web.desk-teams.scoring-${scoring}`),
    `${translate('web.desk-teams.boards')}: ${boards}`,
    roundDates.length === 0
      ? translate('web.desk-teams.no-day')
      : roundDates.map((date) => dayInWords(site, date)).join(', '),
  ];
}
