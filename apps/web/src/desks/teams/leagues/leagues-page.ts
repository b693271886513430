import { mayTry } from '@escala/office';
import { type AnswerOf, openMatches, searchLeagues, showFederation } from '@escala/office/questions';
import { table } from '../../../components/table.ts';
import { card, emptyState, notice } from '../../../components/ui/card.ts';
import { tabs } from '../../../components/ui/navigation.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { seasonOn } from '../club/club-frame.ts';
import { openMatchCard, soon } from './open-match-table.ts';

type League = AnswerOf<typeof searchLeagues>['leagues'][number];

/** The leagues of a season, and everything they are waiting for. */
export const leaguesPage = defineDeskPage({
  path: '/desk/leagues',
  needs: ['league.open-matches'],
  view: async ({ ask, query, site }) => {
    const { translate, today, viewer } = site;
    const { seasons } = await ask(showFederation, {});
    const numbers = seasons.map(({ number }) => number);
    const asked = Number(query.season);
    const season = numbers.includes(asked) ? asked : seasonOn(seasons, today)?.number;
    const { leagues } = season === undefined ? { leagues: [] } : await ask(searchLeagues, { season });
    const { matches } = season === undefined ? { matches: [] } : await ask(openMatches, { season, upTo: soon(today) });
    return {
      title: translate('web.desk-teams.leagues'),
      ...(mayTry(viewer, 'league.found') && {
        actions: html`<a class="button" href="${href(site, '/desk/leagues/new')}">${translate('web.desk-teams.new-league')}</a>`,
      }),
      main: html`${
        numbers.length > 1 &&
        tabs(
          numbers.map((number) => ({
            name: number,
            href: href(site, `/desk/leagues?season=${number}`),
            isHere: number === season,
          })),
          { label: translate('web.league.season'), kind: 'numbers' },
        )
      }
${season === undefined && notice(translate('web.desk-teams.no-season'))}<div class="stack">${openMatchCard(site, matches)}
${leagues.length === 0 ? emptyState({ title: translate('web.league.none') }) : leagueTable(site, leagues)}</div>`,
    };
  },
});

const leagueTable = (site: Site, leagues: readonly League[]): Html =>
  card(
    { title: site.translate('web.desk-teams.leagues'), flush: true },
    table(site, leagues, [
      [
        'web.desk-teams.league',
        ({ id, name }) => html`<a href="${href(site, `/desk/leagues/${id}`)}">${name}</a>`,
        'name',
      ],
      [
        'web.word.state',
        ({ groups, drawn }) =>
          site.translate('web.desk-teams.groups-drawn', { groups: groups.length, drawn: drawn.length }),
        'quiet',
      ],
    ]),
  );
