import { eventHref, eventPage } from '../../components/events/event-frame.ts';
import { gamesOfRound } from '../../components/events/pairings.ts';
import { paperLink } from '../../components/paper-link.ts';
import { type Html, html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import type { Site } from '../../kit/site.ts';
import { type EventSeen, eventSeen } from './event-seen.ts';

/** Place cards of a round, one for each player, ten to a sheet of A4. */
export const eventCards = definePage({
  path: '/events/:event/rounds/:round/cards',
  view: async (ask, { params }, site) => {
    const round = Number(params.round);
    const seen = await eventSeen(ask, params.event ?? '');
    const { shown, tournament, lastRound } = seen;
    const cards = gamesOfRound(tournament, round).flatMap((game, i) =>
      (['white', 'black'] as const).map((colour) => card(site, seen, game[colour], colour, game.board ?? i + 1, round)),
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
  id: string,
  colour: 'white' | 'black',
  board: number,
  round: number,
): Html {
  const player = field.get(id);
  const facts = [player?.title, player?.rating, player && translate('web.cards.number', { number: player.number })];
  return html`<li class="place-card ${colour}">
<span class="board">${board}</span>
<span class="who"><strong>${field.name(id)}</strong><span class="small">${facts.filter((fact) => fact !== undefined).join(' · ')}</span></span>
<span class="colour"><span class="square" aria-hidden="true"></span>${translate(`web.colour.${colour}`)}</span>
<span class="event small">${shown.event.name}, ${translate('web.round.title', { round })}</span>
</li>\n`;
}
