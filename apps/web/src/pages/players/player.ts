import {
  type AnswerOf,
  claimsOfPlayer,
  normsOfPlayer,
  playerEvents,
  playerProfile,
  ratingHistory,
  showFederation,
  titleApplications,
} from '@escala/office/questions';
import { time } from '../../components/format.ts';
import { table } from '../../components/table.ts';
import { card, emptyState } from '../../components/ui/card.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Ask } from '../../kit/page.ts';
import { each, TEXT } from '../../kit/query-fields.ts';
import { href, type Site } from '../../kit/site.ts';
import { applicationCards } from './player-applications.ts';
import { playerClaims } from './player-claims.ts';
import { eventsCard } from './player-events.ts';
import { playerPage } from './player-frame.ts';
import { gamesCard } from './player-games.ts';
import { playHistories } from './player-play.ts';
import { otherRatings, ratingCard } from './player-rating.ts';

/** A player at a glance, and decided claims. */
export const player = playerPage(
  '',
  'overview',
  async ({ ask, query, site }, { player: id }) => {
    const { settings } = await ask(showFederation, {});
    const { claims } = await ask(claimsOfPlayer, { player: id });
    return {
      scripts: ['chart.ts'],
      main: html`${await playerOverview(ask, site, id, query)}${playerClaims(site, claims, settings.series)}`,
    };
  },
  { query: each(['page', 'series', 'years'], TEXT) },
);

/**
 * A player at a glance: the rating with its past and future,
 * games by colour, events, norms. `chart.ts` shows the values.
 */
export async function playerOverview(
  ask: Ask,
  site: Site,
  player: string,
  query: Readonly<Record<string, string>>,
): Promise<Html> {
  const { translate } = site;
  const profile = await ask(playerProfile, { player });
  const histories = (await ask(ratingHistory, { player })).series;
  const events = await ask(playerEvents, { player, ...(query.page ? { page: query.page } : {}) });
  const norms = await ask(normsOfPlayer, { player });
  const applications = await ask(titleApplications, { player });
  const scrabble = playHistories(site, player, histories);
  const rated = profile.series;
  const shown = rated.find(({ series }) => series === query.series) ?? rated[0];
  const { points = [], bookChange } = histories.find(({ series }) => series === shown?.series) ?? {};
  const isBlank = shown === undefined && scrabble.length === 0;
  return html`<div class="columns">
${shown && html`<div class="most">${ratingCard(site, player, { shown, all: rated, points, bookChange, years: query.years })}</div>`}
${isBlank && html`<div class="most">${emptyState({ title: translate('web.player.no-ratings') })}</div>`}
${(shown || profile.games.all.games > 0) && html`<div class="third stack loose">${gamesCard(site, profile, shown)}${otherRatings(site, player, rated, shown)}</div>`}
${scrabble}
${(events.total > 0 || scrabble.length === 0) && eventsCard(site, events)}
${playerNorms(site, norms)}
${applicationCards(site, applications)}
</div>`;
}

type Norms = AnswerOf<typeof normsOfPlayer>;

/** Norms towards a title, and their state. Nothing for players without any. */
function playerNorms(site: Site, { norms, held, needed }: Norms): Html {
  const { translate } = site;
  if (norms.length === 0) return html``;
  return card(
    {
      title: translate('web.player.norms'),
      aside: html`<span class="quiet small">${translate('web.player.norms-held', { held, needed })}</span>`,
      flush: true,
    },
    table(site, norms, [
      [
        'web.word.event',
        ({ source, eventName }) =>
          source.kind === 'event'
            ? html`<a href="${href(site, `/events/${source.event}`)}">${eventName ?? source.event}</a>`
            : html`<a href="${href(site, `/lists/${source.series}/${source.date}`)}">${time(site, source.date)}</a>`,
        'name',
      ],
      ['web.list.player-title', ({ title }) => title],
      ['web.player.season', ({ season }) => season],
      [
        'web.list.status',
        ({ state, judgedOn }) =>
          html`${translate(`web.player.norm-${state}`)} <span class="quiet small">${time(site, judgedOn)}</span>`,
      ],
    ]),
  );
}
