import { submitClubList } from '@escala/office/acts';
import { type AnswerOf, checkClubList, clubMembers, searchLeagues, showClubList } from '@escala/office/questions';
import { actForm } from '../../../components/act-form.ts';
import { needsScript } from '../../../components/form-fields.ts';
import { dateInWords, time } from '../../../components/format.ts';
import { notice } from '../../../components/ui/card.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { type MemberRatings, ratingsOf } from '../../../pages/registry/club-ratings.ts';
import { clubDeskOf, clubFrame, clubPath } from './club-frame.ts';
import { draftFrom, type ListRows, listRows, listToBeginWith, memberRows } from './club-list-rows.ts';
import { judgedBox } from './judged-box.ts';

type Shown = AnswerOf<typeof showClubList>;
type Checked = AnswerOf<typeof checkClubList>;

const MOST = 500;

/** A club's players by strength: ordered, judged during editing, submitted. */
export const clubListPage = defineDeskPage({
  path: '/desk/club/:club/list/:season',
  needs: ['club-list.show'],
  view: async ({ ask, params, query, site, translate }) => {
    const { club = '' } = params;
    const season = Number(params.season);
    const desk = await clubDeskOf(ask, club, site.today);
    const shown = await ask(showClubList, { season, club });
    const { members } = await ask(clubMembers, { club, season, limit: MOST });
    const [rated = (await ratingsOf(ask, desk.series, members, String(season - 1)))[0]] = await ratingsOf(
      ask,
      desk.series,
      members,
      String(season),
    );
    const ratings = rated?.ratings ?? new Map<string, number>();
    const listed = query.players === undefined ? listToBeginWith(shown, members, ratings) : draftFrom(query.players);
    const checked = await ask(checkClubList, { season, club, players: listed });
    const { leagues } = await ask(searchLeagues, { season });
    const names = new Map([
      ...shown.players.map(({ id, name = id }) => [id, name] as const),
      ...checked.players.map(({ id, name = id }) => [id, name] as const),
      ...members.map(({ player, name }) => [player, name] as const),
    ]);
    const rows: ListRows = { site, shown, listed, names, ratings, checked };
    const box = judgedBox(site, checked, names, {
      yes: translate('web.desk-teams.list-yes', { count: listed.length }),
      no: translate('web.desk-teams.list-no'),
    });
    return {
      title: translate('web.desk-teams.list-title', { season: String(season) }),
      ...clubFrame(site, desk),
      scripts: ['club-list.ts'],
      main: html`${needsScript(translate)}
${about(site, shown, rated)}
${teamsOf(site, shown, checked, new Map(leagues.map(({ id, name }) => [id, name])))}
${
  isOver(site, shown)
    ? listRows(rows)
    : html`<div data-club-list="${href(site, clubPath(club, 'list', String(season)))}">
${actForm(site, submitClubList, {
  id: 'list',
  fixed: { season, club, version: shown.version },
  fields: (f) => html`${listRows(rows, f)}${box}`,
  submit: translate(shown.version === 0 ? 'web.desk-teams.list-submit' : 'web.desk-teams.list-submit-again'),
})}
${memberRows(rows, members)}
</div>`
}`,
    };
  },
});

/** After the last day nobody can be added (Delegats 5.2.2.1): the list is read-only. */
const isOver = ({ today }: Site, { onlyGrows, growsUntil }: Shown): boolean =>
  onlyGrows && growsUntil !== undefined && growsUntil < today;

function about(site: Site, shown: Shown, rated: MemberRatings | undefined): Html {
  const { translate } = site;
  const grows =
    shown.growsUntil === undefined
      ? translate('web.desk-teams.list-grows')
      : translate(isOver(site, shown) ? 'web.desk-teams.list-over' : 'web.desk-teams.list-grows-until', {
          date: dateInWords(site, shown.growsUntil),
        });
  return html`<p>${translate('web.desk-teams.list-about')}</p>
${
  shown.version > 0
    ? html`<p>${translate('web.desk-teams.list-handed-in')} ${shown.submittedOn && time(site, shown.submittedOn)}. ${
        shown.onlyGrows ? html`<strong>${grows}</strong>` : translate('web.desk-teams.list-free')
      }</p>`
    : notice(
        html`${translate('web.desk-teams.list-first')} ${
          rated &&
          html`${translate('web.desk-teams.list-by')} <a href="${href(site, `/lists/${rated.series}/${rated.date}`)}">${rated.name}, ${time(site, rated.date)}</a>.`
        }`,
      )
}`;
}

/** Which numbers are regulars of which team. */
function teamsOf({ translate }: Site, shown: Shown, checked: Checked, leagues: ReadonlyMap<string, string>): Html {
  if (checked.teams.length === 0) return html`<p class="quiet">${translate('web.desk-teams.list-no-teams')}</p>`;
  return html`<ul>${checked.teams.map(({ id, first, last, boards }) => {
    const team = shown.teams.find(({ letter }) => letter === id);
    return html`<li><strong>${team?.name ?? id}</strong>${team && html` (${leagues.get(team.league) ?? team.league})`}: ${translate('web.desk-teams.team-numbers', { first, last, boards })}</li>\n`;
  })}</ul>`;
}
