import type { TournamentPlayer } from '@escala/core';
import type { NumberedPlayer } from '../contracts/competition.ts';
import { numberedPlayers, rankAmong } from '../shared/numbered-players.ts';

/** C.04.2 2.1: titles, strongest first. */
const rank = rankAmong(['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM']);

/** C.04.2 2: as given, or, if nobody has a number, by rating, title and alphabet. */
export const initialOrder = (players: readonly TournamentPlayer[]): readonly NumberedPlayer[] =>
  numberedPlayers(players, (title) => rank(title.trim().toUpperCase()), byName);

function byName({ name: a = '' }: TournamentPlayer, { name: b = '' }: TournamentPlayer): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
