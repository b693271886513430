import type { TournamentPlayer } from '@escala/core';
import type { NumberedPlayer } from '../contracts/competition.ts';

/**
 * Players by pairing number: as given, or, if nobody has one, by rating, then title, then whatever else the book says;
 * finally in the order of the document.
 */
export function numberedPlayers(
  players: readonly TournamentPlayer[],
  titleRank: (title: string) => number,
  further: (a: TournamentPlayer, b: TournamentPlayer) => number = () => 0,
): readonly NumberedPlayer[] {
  if (players.some((player) => player.number !== undefined))
    return (players as readonly NumberedPlayer[]).toSorted((a, b) => a.number - b.number);
  const byTitle = (a: TournamentPlayer, b: TournamentPlayer): number =>
    titleRank(a.title ?? '') - titleRank(b.title ?? '');
  return players
    .toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || byTitle(a, b) || further(a, b))
    .map((player, i) => ({ ...player, number: i + 1 }));
}

/** Rank among titles, strongest first; players without a title rank last. */
export const rankAmong =
  (titles: readonly string[]) =>
  (title: string): number =>
    titles.includes(title) ? titles.indexOf(title) : titles.length;
