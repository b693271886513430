import type { TournamentPlayer } from '@escala/core';
import type { NumberedPlayer } from '../contracts/competition.ts';

/** C.04.2 2.1: titles, strongest first; no title comes last. */
const TITLES = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM'];

/** C.04.2 2: as given, or, if nobody has a number, by rating, by title, by the alphabet. */
export function initialOrder(players: readonly TournamentPlayer[]): readonly NumberedPlayer[] {
  if (players.some((player) => player.number !== undefined))
    return (players as readonly NumberedPlayer[]).toSorted((a, b) => a.number - b.number);
  return players
    .toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || titleRank(a) - titleRank(b) || byName(a, b))
    .map((player, i) => ({ ...player, number: i + 1 }));
}

function titleRank({ title = '' }: TournamentPlayer): number {
  const rank = TITLES.indexOf(title.trim().toUpperCase());
  return rank < 0 ? TITLES.length : rank;
}

function byName({ name: a = '' }: TournamentPlayer, { name: b = '' }: TournamentPlayer): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
