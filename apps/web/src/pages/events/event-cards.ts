import { eventHref, eventPage } from '../../components/events/event-frame.ts';
import { paperLink } from '../../components/paper-link.ts';
import { type Html, html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import type { Site } from '../../kit/site.ts';
import { type EventSeen, eventSeen } from './event-seen.ts';
import { type SeatedGame, seatedGames } from './seats/seated-games.ts';

/** Place cards of a round, one per player, ten to an A4 sheet. */
export const eventCards = definePage({
  path: '/events/:event/rounds/:round/cards',
  view: async ({ ask, params, site }) => {
    const round = Number(params.round);
    const seen = await eventSeen(ask, params.event);
    const { shown, lastRound } = seen;
    const games = await seatedGames(ask, seen, round);
    const cards = games.flatMap((game) =>
      (['white', 'black'] as const).map((colour) => card(site, seen, game, colour, round)),
    );
    return eventPage(site, shown, {
      part: 'cards',
      heading: site.translate('web.cards.title', { round }),
      lastRound,
      main: html`<p class="no-print">${site.translate('web.cards.hint')}
<a href="${eventHref(site, shown.id, `/rounds/${round}`)}">${site.translate('web.board.all', { round })}</a> · ${paperLink(site, shown.id, 'cards', round)}</p>
<ul class="place-cards">${cards}</ul>`,
    });
  },
});

function card(
  { translate }: Site,
  { field, shown }: EventSeen,
  game: SeatedGame,
  colour: 'white' | 'black',
  round: number,
): Html {
  const id = game[colour];
  const player = field.get(id);
  const facts = [player?.title, player?.rating, player && translate('web.cards.number', { number: player.number })];
  return html`<li class="place-card ${colour}">
<span class="board">${game.board}</span>
<span class="who"><strong>${field.name(id)}</strong><span class="small">${facts.filter((fact) => fact !== undefined).join(' · ')}</span></span>
<span class="colour"><span class="square" aria-hidden="true"></span>${translate(`web.colour.${colour}`)}${game.pace && ` · ${translate(`web.pace.${game.pace}`)}`}</span>
<span class="event small">${shown.event.name}, ${translate('web.round.title', { round })}</span>
</li>\n`;
}
