import type { Tournament } from '@escala/core';
import type { PairingResult } from '../../../contracts/competition.ts';
import type { EventMatch } from '../../../contracts/event-teams.ts';
import { teamMatches } from '../teams/team-matches.ts';
import { teamsOf } from '../teams/teams-of-players.ts';

/** Matches of the paired rounds, as derived from the games, whatever the engine would have paired. */
export const matchesOfGames = (tournament: Tournament): readonly EventMatch[] => teamMatches(tournament, teamsThatMet);

/** 1.6: the team with White on the first board is White. */
export function teamsThatMet({ players, games }: Tournament, round: number): PairingResult {
  const teamOf = new Map(teamsOf(players).flatMap(({ name, players: own }) => own.map((id) => [id, name] as const)));
  const pairs = new Map<string, { board: number; white: string; black: string }>();
  const ofRound = games.filter((game) => game.round === round);
  for (const game of ofRound.toSorted((a, b) => (a.board ?? 0) - (b.board ?? 0))) {
    const [white, black] = [teamOf.get(game.white)!, teamOf.get(game.black)!];
    const key = JSON.stringify([white, black].sort());
    if (white !== black && !pairs.has(key)) pairs.set(key, { board: pairs.size + 1, white, black });
  }
  return { kind: 'paired', round, pairs: [...pairs.values()], byes: [], free: [] };
}
