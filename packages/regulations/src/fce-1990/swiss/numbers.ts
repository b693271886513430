import type { TournamentPlayer } from '@escala/core';
import type { NumberedPlayer } from '../../contracts/competition.ts';
import { FCE_TITLES, fceTitle } from '../title-names.ts';

/**
 * Players by pairing number (§7, D-SWISS-1): as given, or, if nobody has one, rated before unrated, by rating, by title, and
 * in the order of the document.
 */
export function numberedPlayers(players: readonly TournamentPlayer[]): readonly NumberedPlayer[] {
  if (players.some((player) => player.number !== undefined))
    return (players as readonly NumberedPlayer[]).toSorted((a, b) => a.number - b.number);
  return players
    .toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || titleRank(a) - titleRank(b))
    .map((player, i) => ({ ...player, number: i + 1 }));
}

/** Titles in the order of §7, strongest first; no title comes last. */
function titleRank({ title = '' }: TournamentPlayer): number {
  const rank = (FCE_TITLES as readonly string[]).indexOf(fceTitle(title));
  return rank < 0 ? FCE_TITLES.length : rank;
}
