import { normsOfPlayer, playerEvents, playerProfile, ratingHistory, titleApplications } from '@escala/office/questions';
import { emptyState } from '../../components/ui/empty-state.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Ask } from '../../kit/page.ts';
import type { Site } from '../../kit/site.ts';
import { applicationCards } from './player-applications.ts';
import { eventsCard } from './player-events.ts';
import { gamesCard } from './player-games.ts';
import { playerNorms } from './player-norms.ts';
import { playHistories } from './player-play.ts';
import { otherRatings, ratingCard } from './player-rating.ts';

/** A player at a glance: the rating with its past and its future, games by colour, events, norms. `chart.ts` tells the values. */
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
