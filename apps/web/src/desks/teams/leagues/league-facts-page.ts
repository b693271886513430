import { amendLeague } from '@escala/office/acts';
import { showFederation, showLeague } from '@escala/office/questions';
import { actForm } from '../../../components/act-form.ts';
import { leagueBook } from '../../../components/competition-book.ts';
import { needsScript } from '../../../components/form-fields.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { html } from '../../../kit/html.ts';
import { leagueFields } from './league-fields.ts';

/** Corrects the facts of a league; all of them are sent again. */
export const leagueFactsPage = defineDeskPage({
  path: '/desk/leagues/:league/facts',
  needs: ['league.amend'],
  view: async ({ ask, params, site, translate }) => {
    const { id, version, league } = await ask(showLeague, { league: params.league });
    const { seasons } = await ask(showFederation, {});
    const path = `/desk/leagues/${id}`;
    return {
      title: translate('web.word.edit-details'),
      crumbs: [[league.name, path]],
      scripts: ['league-rows.ts'],
      main: html`${needsScript(translate)}
<p>${translate(league.drawn.length > 0 ? 'web.desk-teams.amend-drawn' : 'web.desk-teams.amend-free')}</p>
${actForm(site, amendLeague, {
  id: 'amend',
  fixed: { league: id, version },
  fields: (f) =>
    leagueFields(
      site,
      f,
      leagueBook(league).teams,
      seasons.map(({ number }) => number),
      league,
    ),
  reason: 'optional',
  leadsTo: path,
})}`,
    };
  },
});
