import type { Tournament } from '@escala/core';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { table } from '../table.ts';
import { type EventField, playerLink } from './event-field.ts';
import { gamesOfRound } from './pairings.ts';

/** Where everybody sits, by name: what a player looks for at the door, and two hundred look for at once. */
export function placesByName(site: Site, tournament: Tournament, field: EventField, round: number): Html {
  const { translate, language } = site;
  const games = gamesOfRound(tournament, round);
  const seats = games.flatMap(({ white, black, board }, i) => [
    { player: white, opponent: black, colour: 'white' as const, board: board ?? i + 1 },
    { player: black, opponent: white, colour: 'black' as const, board: board ?? i + 1 },
  ]);
  const byName = new Intl.Collator(language);
  seats.sort((a, b) => byName.compare(field.name(a.player), field.name(b.player)));
  return table(
    site,
    seats,
    [
      ['web.word.player', ({ player }) => playerLink(site, field, player), 'name'],
      ['web.round.board', ({ board }) => html`<strong>${board}</strong>`, 'number'],
      ['web.word.colour', ({ colour }) => translate(`web.colour.${colour}`)],
      ['web.rating.opponent', ({ opponent }) => playerLink(site, field, opponent)],
    ],
    { caption: translate('web.round.names-caption', { round }), hidesCaption: true, kind: 'places-by-name' },
  );
}
