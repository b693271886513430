import { foundLeague } from '@escala/office/acts';
import { showFederation } from '@escala/office/questions';
import type { CompetitionId } from '@escala/regulations';
import { actForm } from '../../../components/act-form.ts';
import { booksWithTeams } from '../../../components/competition-book.ts';
import { needsScript } from '../../../components/form-fields.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { html } from '../../../kit/html.ts';
import { seasonOn } from '../club/club-frame.ts';
import { leagueFields } from './league-fields.ts';

/** Announces a team competition of a season. */
export const newLeaguePage = defineDeskPage({
  path: '/desk/leagues/new',
  needs: ['league.found'],
  view: async ({ ask, site }) => {
    const { translate, today } = site;
    const { seasons } = await ask(showFederation, {});
    const books = booksWithTeams(site);
    const season = seasonOn(seasons, today)?.number;
    return {
      title: translate('web.desk-teams.new-league'),
      crumbs: [[translate('web.desk-teams.leagues'), '/desk/leagues']],
      scripts: ['league-rows.ts'],
      main: html`${needsScript(translate)}
<p>${translate('web.desk-teams.new-league-about')}</p>
${actForm(site, foundLeague, {
  id: 'found',
  fields: (f) => html`${
    books[0]!.id !== site.rules &&
    f.choice(
      'facts.rules',
      books.map(({ id }) => [id, translate(`web.book.${id as CompetitionId}`)] as const),
      { value: books[0]!.id },
    )
  }${leagueFields(
    site,
    f,
    books[0]!.teams!,
    seasons.map(({ number }) => number),
    season === undefined ? {} : { season },
  )}
${f('league', { label: translate('web.desk-teams.league-id'), hint: translate('web.desk-teams.league-id-hint'), form: translate('web.desk-teams.league-id-hint') })}`,
  leadsTo: ({ league }) => `/desk/leagues/${league}`,
})}`,
    };
  },
});
