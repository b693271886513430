import { DOUBLED, type GameKind, type Tournament } from '@escala/core';

/** One round of one player: a game, or a bye, which has no opponent. */
export interface PlayerRound {
  readonly round: number;
  readonly opponent: string | null;
  readonly kind: GameKind | 'bye';
  /** Twice the points, to stay whole. */
  readonly doubled: number;
}

/** Everybody's games and byes, in order of rounds. Games still in progress are left out. */
export function roundsByPlayer(tournament: Tournament): ReadonlyMap<string, readonly PlayerRound[]> {
  const rounds = new Map<string, PlayerRound[]>(tournament.players.map(({ id }) => [id, []]));
  for (const { round, white, black, result, kind = 'played' } of tournament.games) {
    if (result === undefined) continue;
    const [ofWhite, ofBlack] = DOUBLED[result];
    rounds.get(white)?.push({ round, opponent: black, kind, doubled: ofWhite });
    rounds.get(black)?.push({ round, opponent: white, kind, doubled: ofBlack });
  }
  for (const { round, player, points } of tournament.byes ?? [])
    rounds.get(player)?.push({ round, opponent: null, kind: 'bye', doubled: 2 * points });
  for (const own of rounds.values()) own.sort((a, b) => a.round - b.round);
  return rounds;
}

export function doubledPoints(rounds: readonly PlayerRound[]): number {
  return rounds.reduce((sum, { doubled }) => sum + doubled, 0);
}

/** A game with an opponent, whether or not both appeared at the board. */
export type PairedRound = PlayerRound & { readonly opponent: string };

export function pairedRounds(rounds: readonly PlayerRound[]): readonly PairedRound[] {
  return rounds.filter((round): round is PairedRound => round.opponent !== null);
}
