import { registerTeam } from '@escala/office/acts';
import { type AnswerOf, searchLeagues, showClubList } from '@escala/office/questions';
import { actForm } from '../../../components/act-form.ts';
import { categoryField } from '../../../components/events/second-chances.ts';
import { table } from '../../../components/table.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { type ClubDesk, clubDeskOf, clubFrame } from './club-frame.ts';

type League = AnswerOf<typeof searchLeagues>['leagues'][number];
type Team = AnswerOf<typeof showClubList>['teams'][number];

/** The club's teams in the season, and groups that still accept one. */
export const clubTeamsPage = defineDeskPage({
  path: '/desk/club/:club/teams',
  needs: ['delegate.matches'],
  view: async ({ ask, params: { club }, site, translate }) => {
    const desk = await clubDeskOf(ask, club, site.today);
    const number = desk.season?.number;
    const { teams } = number === undefined ? { teams: [] } : await ask(showClubList, { season: number, club });
    const { leagues } = number === undefined ? { leagues: [] } : await ask(searchLeagues, { season: number });
    const groups = leagues.flatMap((league) =>
      league.groups.filter(({ id }) => !league.drawn.includes(id)).map((group) => ({ league, group })),
    );
    return {
      title: translate('web.desk-teams.teams-title', { season: String(number ?? '') }),
      ...clubFrame(site, desk),
      main: html`${teams.length === 0 ? html`<p>${translate('web.desk-teams.teams-none')}</p>` : teamTable(site, teams, leagues)}
<h2>${translate('web.desk-teams.enter-team')}</h2>
${groups.length === 0 ? html`<p class="quiet">${translate('web.desk-teams.no-open-group')}</p>` : groups.map((each, i) => enterForm(site, desk, teams, each, i))}`,
    };
  },
});

function teamTable(site: Site, teams: readonly Team[], leagues: readonly League[]): Html {
  const nameOf = (id: string): string => leagues.find((league) => league.id === id)?.name ?? id;
  return table(site, teams, [
    ['web.word.team', ({ name }) => name, 'name'],
    [
      'web.desk-teams.league',
      ({ league }) => html`<a href="${href(site, `/leagues/${league}`)}">${nameOf(league)}</a>`,
    ],
  ]);
}

/** Uses the club's next free letter; one form per group, with the group in its heading. */
function enterForm(
  site: Site,
  { club, name }: ClubDesk,
  teams: readonly Team[],
  { league, group }: { readonly league: League; readonly group: League['groups'][number] },
  place: number,
): Html {
  const { translate } = site;
  const used = new Set(teams.map(({ letter }) => letter));
  const letters = [...'ABCDEFGHIJ'].filter((letter) => !used.has(letter));
  const id = `enter-${place}`;
  return html`<details${place === 0 && html` open`}><summary>${league.name}, ${group.name}</summary>${actForm(
    site,
    registerTeam,
    {
      id,
      fixed: { league: league.id, group: group.id, club },
      fields: (f) =>
        html`${f.choice(
          'letter',
          letters.map((letter) => [letter, letter] as const),
          { hint: translate('web.desk-teams.letter-hint') },
        )}${f('name', { label: translate('web.desk-teams.team-name'), value: `${name} ${letters[0] ?? ''}`.trim() })}${categoryField(site, f, league)}`,
    },
  )}</details>`;
}
