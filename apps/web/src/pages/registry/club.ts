import { dayFrom } from '@escala/core';
import { CLUB_FIELDS, fieldsWhere } from '@escala/office';
import { type AnswerOf, clubMembers, searchEvents, showClub, showFederation } from '@escala/office/questions';
import { parameterWords } from '@escala/regulations';
import { ownBook } from '../../components/competition-book.ts';
import { eventHref } from '../../components/events/event-frame.ts';
import { dateInWords, shortRange } from '../../components/format.ts';
import { linePath, titledLink } from '../../components/player-link.ts';
import { revisedMark } from '../../components/rating/rating-change.ts';
import { table } from '../../components/table.ts';
import { stateBadge } from '../../components/ui/badge.ts';
import { card, notice } from '../../components/ui/card.ts';
import { tabs } from '../../components/ui/navigation.ts';
import { stats } from '../../components/ui/stats.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { YEAR } from '../../kit/query-fields.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';
import { type MemberRatings, ratingsOf } from './club-ratings.ts';

/** The strength of the club's best teams: the mean of as many members as a team has boards. */
function bestBoards(site: Site, rated: MemberRatings | undefined): Html {
  const { translate, today } = site;
  const book = ownBook(site);
  if (rated === undefined || book?.teams === undefined) return html``;
  const best = [...rated.ratings.values()].sort((a, b) => b - a);
  const teams = book.teams.teamSizes(dayFrom(today)).filter(({ boards }) => best.length >= boards);
  if (teams.length === 0) return html``;
  return card(
    { title: translate('web.club.best', { series: rated.name }) },
    stats(
      teams.map(({ boards, parameter }) => ({
        label: translate('web.club.best-of', { boards }),
        figure: Math.round(meanOf(best.slice(0, boards))),
        aside: translate(`web.parameter.${parameterWords(book, `teams.${parameter}`)}`),
      })),
    ),
  );
}

const meanOf = (ratings: readonly number[]): number =>
  ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;

type Club = AnswerOf<typeof showClub>;
type Member = AnswerOf<typeof clubMembers>['members'][number];

const PUBLIC = fieldsWhere(CLUB_FIELDS, 'page', 'public');
const MOST_MEMBERS = 500;

/** A club in a season: its members with their ratings, the strength of its teams, its events. */
export const club = definePage({
  path: '/clubs/:club',
  query: { season: YEAR },
  view: async ({ ask, params, query, site }) => {
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
      crumbs: [[translate('web.word.clubs'), '/clubs']],
      facts: [...PUBLIC.map((field) => shown[field]), delegation],
      tabs: seasons(site, shown, season),
      main: html`${shown.leftOn && notice(html`${translate('web.club.left-on', { date: dateInWords(site, shown.leftOn) })}`)}
<div class="columns"><div class="larger">${card(
        { title: translate('web.club.members', { count }), flush: true },
        season === undefined
          ? html`<p class="inside quiet">${translate('web.club.none')}</p>`
          : membersTable(site, members, ratings),
      )}</div>
<div class="smaller stack loose">${bestBoards(site, ratings[0])}${card(
        { title: translate('web.club.events'), flush: true },
        clubEvents(site, events),
      )}</div></div>`,
    };
  },
});

/** Seasons with licences, the newest first. */
const seasonsOf = ({ licences }: Club): string[] => Object.keys(licences).sort().reverse();

function seasons(site: Site, shown: Club, here: string | undefined): Html | undefined {
  const all = seasonsOf(shown);
  if (all.length < 2) return undefined;
  return tabs(
    all.map((season) => ({
      name: season,
      href: href(site, withQuery(`/clubs/${shown.club}`, { season })),
      isHere: season === here,
    })),
    { label: site.translate('web.desk-registry.part-seasons'), kind: 'numbers' },
  );
}

type Events = AnswerOf<typeof searchEvents>['events'];

function clubEvents(site: Site, events: Events): Html {
  if (events.length === 0) return html`<p class="inside quiet">${site.translate('web.events.none')}</p>`;
  return html`<ul class="rows">${events.map(
    ({ id, name, start, end, state }) =>
      html`<li><span><a class="name" href="${eventHref(site, id)}">${name}</a> <span class="quiet small">${shortRange(site, start, end)}</span></span>${stateBadge(site, state)}</li>\n`,
  )}</ul>`;
}

/** By the rating in the first series, unrated members last. */
function membersTable(site: Site, members: readonly Member[], ratings: readonly MemberRatings[]): Html {
  const { language, translate } = site;
  const first = (player: string): number => ratings[0]?.ratings.get(player) ?? 0;
  const sorted = [...members].sort(
    (a, b) => first(b.player) - first(a.player) || a.name.localeCompare(b.name, language),
  );
  const rating = (player: string, of: MemberRatings): Value => {
    const value = of.ratings.get(player);
    if (value === undefined) return '–';
    const path = linePath(player, of.series, of.date);
    return html`<a href="${href(site, path)}">${value}</a>${revisedMark(site, of.published.get(player), `${path}#revised`)}`;
  };
  return table(
    site,
    sorted,
    [
      [
        html`<span aria-hidden="true">#</span><span class="unseen">${translate('web.word.number-short')}</span>`,
        (_, place) => place + 1,
        'number quiet',
      ],
      ['web.word.player', ({ title = '', ...member }) => titledLink(site, { ...member, title }), 'name cut'],
      ...ratings.map(
        (of, place) =>
          [
            html`<a href="${href(site, `/lists/${of.series}/${of.date}`)}">${of.name}</a>`,
            ({ player }: Member) => rating(player, of),
            place === 0 ? 'number rating' : 'number wide',
          ] as const,
      ),
    ],
    { kind: 'titled' },
  );
}
