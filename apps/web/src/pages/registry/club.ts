import { dayFrom } from '@escala/core';
import { textIfAny } from '@escala/messages';
import { CLUB_FIELDS, fieldsWhere } from '@escala/office';
import { clubMembers, searchEvents, showClub, showFederation } from '@escala/office/questions';
import { ownBook } from '../../components/competition-book.ts';
import { liveEventsOf } from '../../components/events/event-list.ts';
import { dateInWords } from '../../components/format.ts';
import { linePath } from '../../components/player-link.ts';
import { revisedMark } from '../../components/rating/revised-mark.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';
import { type MemberRatings, ratingsOf } from './club-ratings.ts';

/** How strong the best teams of the club would be: the mean of as many members as a team has boards. */
function bestBoards(site: Site, rated: MemberRatings | undefined): Html {
  const { translate, today } = site;
  const book = ownBook(site);
  if (rated === undefined || book?.teams === undefined) return html``;
  const best = [...rated.ratings.values()].sort((a, b) => b - a);
  const teams = book.teams.teamSizes(dayFrom(today)).filter(({ boards }) => best.length >= boards);
  if (teams.length === 0) return html``;
  return html`<h2>${translate('web.club.best', { series: rated.name })}</h2>
<dl class="facts">${teams.map(({ boards, parameter }) => {
    return html`<dt>${translate('web.club.best-of', { boards })}</dt>
<dd><strong>${Math.round(meanOf(best.slice(0, boards)))}</strong> <span class="quiet small">${textIfAny(translate, `web.parameter.${book.id}.teams.${parameter}`) ?? parameter}</span></dd>\n`;
  })}</dl>`;
}

const meanOf = (ratings: readonly number[]): number =>
  ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;

type Club = Awaited<ReturnType<(typeof showClub)['ask']>>;
type Member = Awaited<ReturnType<(typeof clubMembers)['ask']>>['members'][number];

const PUBLIC = fieldsWhere(CLUB_FIELDS, 'page', 'public');
const MOST_MEMBERS = 500;

/** A club in a season: its members with their ratings, how strong its teams are, its events. */
export const club = definePage({
  path: '/clubs/:club',
  view: async (ask, { params, query }, site) => {
    const { club: id = '' } = params;
    const { translate } = site;
    const shown = await ask(showClub, { club: id });
    const { settings, delegations } = await ask(showFederation, {});
    const season = query.season ?? seasonsOf(shown)[0];
    const { members, count } =
      season === undefined
        ? { members: [], count: 0 }
        : await ask(clubMembers, { club: id, season: Number(season), limit: MOST_MEMBERS });
    const ratings = season === undefined ? [] : await ratingsOf(ask, settings.series, members, season);
    const { events } = await ask(searchEvents, { club: id, limit: 20 });
    const delegation = delegations.find((each) => each.delegation === shown.delegation)?.name;
    return {
      title: shown.name,
      main: html`<p>${[...PUBLIC.map((field) => shown[field]), delegation].filter((part) => part !== undefined).join(' · ')}</p>
${shown.leftOn && html`<p class="notice">${translate('web.club.left-on', { date: dateInWords(site, shown.leftOn) })}</p>`}
${seasons(site, shown, season)}
<h2>${translate('web.club.members', { count })}</h2>
${season === undefined ? html`<p class="quiet">${translate('web.club.none')}</p>` : table(site, members, ratings)}
${bestBoards(site, ratings[0])}
<h2>${translate('web.club.events')}</h2>
${liveEventsOf(site, events)}`,
    };
  },
});

/** Seasons with licences, the newest first. */
const seasonsOf = ({ licences }: Club): string[] => Object.keys(licences).sort().reverse();

function seasons(site: Site, shown: Club, here: string | undefined): Value {
  const all = seasonsOf(shown);
  return (
    all.length > 1 &&
    html`<nav class="numbers" aria-label="${site.translate('web.club.seasons')}"><ul>${all.map(
      (season) =>
        html`<li><a href="${href(site, withQuery(`/clubs/${shown.club}`, { season }))}"${season === here && html` aria-current="page"`}>${season}</a></li>`,
    )}</ul></nav>`
  );
}

/** By the rating of the first series; who has none comes last. */
function table(site: Site, members: readonly Member[], ratings: readonly MemberRatings[]): Html {
  const { translate, language } = site;
  const first = (player: string): number => ratings[0]?.ratings.get(player) ?? 0;
  const sorted = [...members].sort(
    (a, b) => first(b.player) - first(a.player) || a.name.localeCompare(b.name, language),
  );
  return html`<div class="scroll"><table>
<thead><tr><th scope="col" class="number">${translate('web.list.rank')}</th><th scope="col">${translate('web.list.name')}</th><th scope="col" class="wide">${translate('web.list.player-title')}</th>
${ratings.map(
  ({ series, name, date }) =>
    html`<th scope="col" class="number"><a href="${href(site, `/lists/${series}/${date}`)}">${name}</a></th>`,
)}</tr></thead>
<tbody>
${sorted.map(
  (
    { player, name, title },
    i,
  ) => html`<tr><td class="number">${i + 1}</td><th scope="row"><a href="${href(site, `/players/${player}`)}">${name}</a></th><td class="wide">${title}</td>
${ratings.map((each) => html`<td class="number">${each.ratings.get(player) ?? '–'}${revisedMark(site, each.published.get(player), `${linePath(player, each.series, each.date)}#revised`)}</td>`)}</tr>\n`,
)}
</tbody></table></div>`;
}
