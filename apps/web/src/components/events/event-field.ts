import { type Colour, namesApart, type RatingLists, type Tournament, type TournamentPlayer } from '@escala/core';
import type { CompetitionRuleBook, NumberedPlayer } from '@escala/regulations';
import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';
import { bookOf, type Played, systemOf } from '../competition-book.ts';
import { foldedName, titleMark } from '../player-link.ts';

/** The players of an event, and their names in tables and sentences. */
export interface EventField {
  readonly book: CompetitionRuleBook;
  /** If known, names link to the event's player cards. */
  readonly event?: string | undefined;
  readonly players: readonly NumberedPlayer[];
  /** The lists their ratings come from. */
  readonly lists?: RatingLists | undefined;
  get(id: string): NumberedPlayer | undefined;
  /** Namesakes are told apart. */
  name(id: string): string;
  /** Everybody's points before a round, for display: the engine computes its own. */
  pointsBefore(round: number): ReadonlyMap<string, number>;
  /** Colours of games over the board before a round, in order. */
  coloursBefore(id: string, round: number): readonly Colour[];
  /** The last round before the player left the event. */
  leftAfter(id: string): number | undefined;
}

export function fieldOf(tournament: Tournament & Played, event?: string): EventField {
  const { players, games, withdrawals = [] } = tournament;
  const book = bookOf(tournament);
  const numbered = numberedIn(tournament, players);
  const byId = new Map(numbered.map((player) => [player.id, player]));
  const names = namesApart(numbered, () => numbered);
  const name = (id: string): string => names.get(id) ?? id;
  return {
    book,
    event,
    players: numbered,
    lists: tournament.ratingLists,
    get: (id) => byId.get(id),
    name,
    pointsBefore: (round) => book.standings.pointsBefore(tournament, round),
    coloursBefore: (id, round) =>
      games
        .filter((game) => game.round < round && (game.kind ?? 'played') === 'played')
        .filter(({ white, black }) => white === id || black === id)
        .toSorted((a, b) => a.round - b.round)
        .map(({ white }) => (white === id ? 'white' : 'black')),
    leftAfter: (id) => withdrawals.find(({ player }) => player === id)?.afterRound,
  };
}

/** All players numbered in the order of the system; unchanged if the system is none of ours. */
export const numberedIn = (played: Played, players: readonly TournamentPlayer[]): readonly NumberedPlayer[] =>
  systemOf(played)?.numbered(players) ?? players.map((player, i) => ({ ...player, number: player.number ?? i + 1 }));

/** For a sentence: the name with the pairing number. */
export const numberedName =
  ({ translate }: Pick<Site, 'translate'>, { name, get }: Pick<EventField, 'name' | 'get'>) =>
  (id: string): string => {
    const { number } = get(id) ?? {};
    return number === undefined ? name(id) : translate('web.word.numbered', { name: name(id), number });
  };

/** Links to the player's card in the event (D-OFF-390), and from there to everything else. */
export function playerLink(
  site: Site,
  field: Pick<EventField, 'event' | 'name' | 'get'>,
  id: string,
  shown: (name: string) => Html | string = foldedName,
): Html {
  const { title } = field.get(id) ?? {};
  return html`${title && html`${titleMark(site, title)} `}<a href="${cardHref(site, field, id)}">${shown(field.name(id))}</a>`;
}

function cardHref(site: Site, { event, get }: Pick<EventField, 'event' | 'get'>, id: string): string {
  const own = `/players/${encodeURIComponent(id)}`;
  return href(site, event === undefined || !get(id) ? own : `/events/${encodeURIComponent(event)}${own}`);
}
