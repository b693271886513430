import type { TournamentPlayer } from '@escala/core';
import { bookRatings } from '../../events/book-of-event.ts';
import { listedRatings } from '../../events/entries/listed-ratings.ts';
import type { FederationEvent } from '../../events/event.ts';
import type { Reading } from '../../ports.ts';
import { identityInDocument } from '../../registry/players/identity-in-document.ts';
import { clubOf, type Player, playerKind } from '../../registry/players/player.ts';
import { highestTitle } from '../title.ts';

/**
 * Players as an event without entries would have entered them: ratings and titles of its first day, club and category
 * as on record today (D-OFF-86).
 */
export async function loadEntrants(
  reading: Reading,
  event: FederationEvent,
  ids: readonly string[],
): Promise<Map<string, TournamentPlayer>> {
  const players = new Map((await reading.getMany(playerKind, ids)).map(({ id, body }) => [id, body]));
  const own = await listedRatings(reading, event, players);
  return new Map([...players].map(([id, player]) => [id, entrant(id, player, own.get(id), event)]));
}

function entrant(id: string, player: Player, own: number | undefined, event: FederationEvent): TournamentPlayer {
  const { start } = event;
  const fide = player.fide?.ratings?.findLast(({ from }) => from <= start)?.standard;
  const held = (player.titles ?? []).filter(({ on }) => on === undefined || on <= start);
  const title = highestTitle(held.map((each) => each.title));
  const club = clubOf(player);
  const rating = own ?? fide;
  return {
    id,
    name: player.name,
    ...(rating !== undefined && { rating }),
    ratings: bookRatings(event, { own, fide }),
    ...(title !== undefined && { title }),
    ...(club !== undefined && { club }),
    ...(player.category !== undefined && { category: player.category }),
    ...identityInDocument(player),
  };
}
