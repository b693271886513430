import type { Tournament } from '@escala/core';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { type EventField, playerLink } from './event-field.ts';
import { gamesOfRound } from './pairings.ts';

/** Where everybody sits, by name: what a player looks for at the door, and two hundred look for at once. */
export function placesByName(site: Site, tournament: Tournament, field: EventField, round: number): Html {
  const { translate, language } = site;
  const games = gamesOfRound(tournament, round);
  const seats = games.flatMap(({ white, black, board }, i) => [
    { player: white, opponent: black, colour: 'white', board: board ?? i + 1 },
    { player: black, opponent: white, colour: 'black', board: board ?? i + 1 },
  ]);
  const byName = new Intl.Collator(language);
  seats.sort((a, b) => byName.compare(field.name(a.player), field.name(b.player)));
  return html`<div class="scroll"><table class="places-by-name"><caption class="unseen">${translate('web.round.names-caption', { round })}</caption>
<thead><tr><th scope="col">${translate('web.list.name')}</th><th scope="col" class="number">${translate('web.round.board')}</th>
<th scope="col">${translate('web.rating.colour')}</th><th scope="col">${translate('web.rating.opponent')}</th></tr></thead>
<tbody>
${seats.map(
  ({
    player,
    opponent,
    colour,
    board,
  }) => html`<tr><th scope="row">${playerLink(site, field, player)}</th><td class="number"><strong>${board}</strong></td>
<td>${translate(`web.colour.${colour}`)}</td><td>${playerLink(site, field, opponent)}</td></tr>\n`,
)}
</tbody></table></div>`;
}
