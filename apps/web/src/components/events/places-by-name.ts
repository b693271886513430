import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { table } from '../table.ts';
import { type EventField, playerLink } from './event-field.ts';

interface Seats {
  readonly board: number;
  readonly white: string;
  readonly black: string;
}

/** Where everybody sits, by name: what two hundred players look for at the door at once. */
export function placesByName(site: Site, field: EventField, round: number, games: readonly Seats[]): Html {
  const { translate, language } = site;
  const seats = games.flatMap(({ white, black, board }) => [
    { player: white, opponent: black, colour: 'white' as const, board },
    { player: black, opponent: white, colour: 'black' as const, board },
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
