import type { TournamentPlayer } from '@escala/core';
import type { NumberedPlayer } from '../../contracts/competition.ts';
import * as shared from '../../shared/numbered-players.ts';
import { SWISS } from '../parameters.ts';
import { FCE_TITLES, fceTitle } from '../title-names.ts';

const RENUMBERED_ROUNDS = SWISS.renumberedRounds.values[0].value;

const rank = shared.rankAmong(FCE_TITLES);

/** §7, D-SWISS-1: rated before unrated, by rating, by title, then in the order of the document. */
export const numberedPlayers = (players: readonly TournamentPlayer[]): readonly NumberedPlayer[] =>
  shared.numberedPlayers(players, (title) => rank(fceTitle(title)));

/**
 * Suis 17: in the first rounds a late entry is placed by rating, which moves the numbers of others; later it is not.
 */
export function numbersAreProvisional(round: number): boolean {
  return round <= RENUMBERED_ROUNDS;
}
