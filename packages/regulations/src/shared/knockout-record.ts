import { DOUBLED, type Result, type Tournament } from '@escala/core';
import type { KnockoutRecord } from './knockout-next-round.ts';

interface Decided {
  readonly white: string;
  readonly result: Result;
}

/** Who goes on from a match, null where nobody does, and by what. */
export interface MatchDecision {
  readonly winner: string | null;
  readonly by: 'games' | 'tie-break' | 'withdrawal';
}

/** Of two players in a round of a knockout; nothing while it is not decided. */
export type MatchDecisions = (round: number, one: string, other: string) => MatchDecision | undefined;

const of = (round: number, a: string, b: string): string => JSON.stringify([round, ...[a, b].sort()]);

type Matches = Pick<Tournament, 'games' | 'tieBreakGames' | 'withdrawals'>;

/**
 * Who goes on from the matches of a knockout: who has more of the games of the round between the two (D-KO-2); if they are level, more of
 * the tie-break games, where Black wins a drawn armageddon (D-KO-3); if these decide nothing, who is not recorded as withdrawn after that
 * round (D-COMP-14).
 */
export function matchDecisions({ games, tieBreakGames = [], withdrawals = [] }: Matches): MatchDecisions {
  const hasLeft = leavers(withdrawals);
  const matches = Map.groupBy(games, ({ round, white, black }) => of(round, white, black));
  const tieBreaks = Map.groupBy(tieBreakGames, ({ round, white, black }) => of(round, white, black));
  return (round, one, other) => {
    const match = matches.get(of(round, one, other)) ?? [];
    const played = match.flatMap(({ white, result }) => (result === undefined ? [] : [{ white, result }]));
    if (match.length === 0 || played.length < match.length) return undefined;
    const ahead = (by: number): string | undefined => (by === 0 ? undefined : by > 0 ? one : other);
    const first = ahead(lead(played, one));
    if (first !== undefined) return { winner: first, by: 'games' };
    if (played.every(({ result }) => result === '0-0')) return { winner: null, by: 'games' };
    const after = (tieBreaks.get(of(round, one, other)) ?? []).map(
      ({ white, pace, result }): Decided => ({
        white,
        result: pace === 'armageddon' && result === '1/2' ? '0-1' : result,
      }),
    );
    const last = ahead(lead(after, one));
    if (last !== undefined) return { winner: last, by: 'tie-break' };
    const left = [one, other].filter((player) => !hasLeft(player, round + 1));
    return left.length === 2 ? undefined : { winner: left[0] ?? null, by: 'withdrawal' };
  };
}

/** The same for the bracket. */
export function knockoutRecord(tournament: Matches): KnockoutRecord {
  const decided = matchDecisions(tournament);
  return {
    hasLeft: leavers(tournament.withdrawals),
    winner: (round, white, black) => decided(round, white, black)?.winner,
  };
}

function leavers(withdrawals: Tournament['withdrawals'] = []): KnockoutRecord['hasLeft'] {
  const leftAfter = new Map(withdrawals.map(({ player, afterRound }) => [player, afterRound]));
  return (player, round) => (leftAfter.get(player) ?? Number.POSITIVE_INFINITY) < round;
}

/** What a player has more than the other. */
function lead(games: readonly Decided[], player: string): number {
  return games.reduce((sum, { white, result }) => {
    const [ofWhite, ofBlack] = DOUBLED[result];
    return sum + (white === player ? ofWhite - ofBlack : ofBlack - ofWhite);
  }, 0);
}
